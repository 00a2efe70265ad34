import type { LocalRequest, LocalResponse } from '../../host/http.ts';
import { CognitoError } from '../errors.ts';
import type { Client } from '../pools.ts';
import { choicePage, errorPage, providerPage } from './pages.ts';
import { TRIP_TIME, backToApp } from './provider-trip.ts';
import type { HostedLogin, ProviderTrip } from './provider-trip.ts';

/**
 * GET /oauth2/authorize: checks what the app asks for and shows the provider's page. Client and redirect address are
 * checked first and refused on a page of our own: an address that is not the app's must never be redirected to.
 */
export async function authorize({ url }: LocalRequest, hosted: HostedLogin): Promise<LocalResponse> {
  const asked = (key: string) => url.searchParams.get(key) ?? undefined;
  const client = clientFor(asked('client_id'), hosted);
  if (!client?.settings.AllowedOAuthFlowsUserPoolClient) return errorPage('The app is not known here.');
  const redirectUri = asked('redirect_uri') ?? client.settings.DefaultRedirectURI;
  if (redirectUri === undefined || !client.settings.CallbackURLs.includes(redirectUri))
    return errorPage('The address to return to is not one of the app’s (redirect_mismatch).');

  const state = asked('state');
  const back = { redirectUri, ...(state === undefined ? {} : { state }) };
  const refusal = refusalOf(client, asked);
  if (refusal) return backToApp(back, refusal);

  const { AllowedOAuthScopes, SupportedIdentityProviders } = client.settings;
  const provider = asked('identity_provider');
  const offered = SupportedIdentityProviders.filter((name) => client.pool.providers.has(name));
  if (provider === undefined || provider === 'COGNITO')
    return choicePage(offered.map((name) => ({ provider: name, href: withProvider(url, name) })));
  if (!offered.includes(provider))
    return backToApp(back, {
      error: 'invalid_request',
      error_description: `Unknown identity provider ${provider}`,
    });

  const trip: ProviderTrip = {
    ...back,
    id: hosted.random(32).toString('base64url'),
    clientId: client.id,
    scope: asked('scope') ?? AllowedOAuthScopes.join(' '),
    expiresAt: hosted.now() + TRIP_TIME,
    ...given('nonce', asked('nonce')),
    ...given('codeChallenge', asked('code_challenge')),
  };
  await sweep(hosted);
  await hosted.trips.save(trip.id, trip);
  const known = hosted.users
    .all(client.pool.id)
    .filter(({ username }) => username.toLowerCase().startsWith(`${provider.toLowerCase()}_`))
    .map(({ attributes }) => ({
      email: attributes.email ?? '',
      name: attributes.name ?? '',
      verified: attributes.email_verified === 'true',
    }));
  return providerPage({ trip: trip.id, provider, known, ...given('hint', asked('login_hint')) });
}

const given = <K extends string>(key: K, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, string>>;

const clientFor = (id: string | undefined, { pools }: HostedLogin): Client | undefined => {
  try {
    return pools.client(id ?? '');
  } catch (error) {
    if (error instanceof CognitoError) return undefined;
    throw error;
  }
};

/** The OAuth error the app is told, when it asks for something this client may not have. */
function refusalOf(
  client: Client,
  asked: (key: string) => string | undefined,
): Record<string, string> | undefined {
  const { AllowedOAuthFlows, AllowedOAuthScopes } = client.settings;
  const flow = asked('response_type');
  if (flow !== 'code' || !AllowedOAuthFlows.includes(flow)) return { error: 'unsupported_response_type' };
  const scopes = asked('scope')?.split(/[ +]/).filter(Boolean) ?? [];
  if (scopes.some((scope) => !AllowedOAuthScopes.includes(scope)))
    return { error: 'invalid_request', error_description: 'invalid_scope' };
  if (asked('code_challenge') !== undefined && asked('code_challenge_method') !== 'S256')
    return {
      error: 'invalid_request',
      error_description: 'Only the code challenge method S256 is supported',
    };
  // There is no session here that could be resumed without asking.
  if (asked('prompt') === 'none') return { error: 'login_required' };
  return undefined;
}

const withProvider = (url: URL, provider: string) => {
  const query = new URLSearchParams(url.searchParams);
  query.set('identity_provider', provider);
  return `${url.pathname}?${query}`;
};

const sweep = ({ trips, now }: HostedLogin) =>
  Promise.all(
    [...trips.all()].filter(({ expiresAt }) => expiresAt < now()).map(({ id }) => trips.remove(id)),
  );
