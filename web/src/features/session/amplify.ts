import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { Hub } from 'aws-amplify/utils';
import { DATA, siteConfig, type SiteConfig } from '../../lib/site-config.ts';
import { triggerWords } from './trigger-words.ts';
import { keepWanted } from './wanted-page.ts';
import { words } from './gate-words.ts';

let ready: Promise<SiteConfig> | undefined;

/**
 * Why the way back from a provider ended without a user, in the provider's words. Amplify says it once on the Hub, while it
 * is configured and before any screen could listen.
 */
let failure: string | undefined;
Hub.listen('auth', ({ payload }) => {
  if (payload.event === 'signInWithRedirect') failure = undefined;
  if (payload.event === 'customOAuthState') keepWanted(String(payload.data));
  if (payload.event === 'signInWithRedirect_failure')
    failure = triggerWords(payload.data?.error?.message ?? words.unknown).slice(0, 200);
});
export const redirectFailure = (): string | undefined => failure;

/**
 * Configures Amplify from /config.json, once. Everything that signs in or calls the API awaits this first. Without the identity
 * pool: each session would wait for credentials, two questions more, that only the own files need.
 */
export function configured(): Promise<SiteConfig> {
  ready ??= siteConfig().then(
    (config) => {
      const { demo: _demo, ...amplify } = config;
      Amplify.configure(withData(withoutPool(amplify)));
      if (isOnTheWayBack()) void import('aws-amplify/auth/enable-oauth-listener');
      return config;
    },
    (error: unknown) => {
      ready = undefined;
      throw error;
    },
  );
  return ready;
}

/**
 * Somebody has gone to a provider from here, and may be coming back with a code. What takes it belongs to the forms of signing in, and the
 * page that they come back to is none: without it, whoever asks for the session waits for ever.
 */
const isOnTheWayBack = (): boolean =>
  Object.entries(localStorage).some(([key, value]) => key.endsWith('.inflightOAuth') && value === 'true');

function withoutPool(config: ResourcesConfig): ResourcesConfig {
  if (!config.Auth || !('identityPoolId' in config.Auth.Cognito)) return config;
  const { identityPoolId: _, ...Cognito } = config.Auth.Cognito;
  return { ...config, Auth: { Cognito } as NonNullable<ResourcesConfig['Auth']> };
}

/** The data service as one more REST API: its calls need no client of their own (lib/api/graphql.ts). */
function withData(config: ResourcesConfig): ResourcesConfig {
  const { endpoint } = config.API?.GraphQL ?? {};
  if (endpoint === undefined) return config;
  return { ...config, API: { ...config.API, REST: { ...config.API?.REST, [DATA]: { endpoint } } } };
}

/** What `fetchAuthSession` answers has credentials from here on. */
export async function configuredForFiles(): Promise<SiteConfig> {
  const config = await configured();
  const { demo: _demo, ...amplify } = config;
  if (!('identityPoolId' in (Amplify.getConfig().Auth?.Cognito ?? {}))) Amplify.configure(withData(amplify));
  return config;
}
