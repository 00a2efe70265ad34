import type { LocalRequest, LocalResponse } from '../../host/http.ts';
import { isEmail } from '../users/attributes.ts';
import { CognitoError } from '../errors.ts';
import { federatedUser } from './federated-user.ts';
import { errorPage } from './pages.ts';
import { TRIP_TIME, backToApp, hashOf, openTrip } from './provider-trip.ts';
import type { HostedLogin } from './provider-trip.ts';

/** POST /oauth2/idpresponse: the answer of the provider's page; sends the browser back to the app with a code or a reason. */
export async function idpResponse(request: LocalRequest, hosted: HostedLogin): Promise<LocalResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const open = openTrip(form.get('trip') ?? '', hosted);
  if (!open) return errorPage('This sign-in took too long. Go back to the app and start again.');
  const { trip, client } = open;
  const provider = client.pool.providers.get(form.get('provider') ?? '');
  if (!provider || !client.settings.SupportedIdentityProviders.includes(provider.ProviderName))
    return errorPage('The app does not offer this provider.');
  if (form.get('answer') !== 'allow')
    return backToApp(trip, { error: 'access_denied', error_description: 'The sign-in was cancelled.' });
  const email = form.get('email') ?? '';
  if (!isEmail(email)) return errorPage('Go back and type an email address.');
  try {
    const asserted = { email, name: form.get('name') ?? '', verified: form.get('verified') === 'yes' };
    const { sub } = await federatedUser(client, provider, asserted, hosted);
    const code = hosted.uuid();
    await hosted.trips.save(trip.id, {
      ...trip,
      sub,
      codeHash: hashOf(code),
      expiresAt: hosted.now() + TRIP_TIME,
    });
    return backToApp(trip, { code });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return backToApp(trip, { error: 'invalid_request', error_description: error.message });
  }
}
