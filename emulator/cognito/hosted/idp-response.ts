import type { LocalRequest, LocalResponse } from '../../host/http.ts';
import { isEmail } from '../users/attributes.ts';
import { CognitoError } from '../errors.ts';
import { federatedUser } from './federated-user.ts';
import { errorPage } from './pages.ts';
import { VISIT, backToApp, hashOf, openVisit } from './provider-trip.ts';
import type { Hosted } from './provider-trip.ts';

/** POST /oauth2/idpresponse: the stand-in's answer; sends the browser back to the app with a code or a reason. */
export async function idpResponse(request: LocalRequest, hosted: Hosted): Promise<LocalResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const open = openVisit(form.get('visit') ?? '', hosted);
  if (!open) return errorPage('This sign-in took too long. Go back to the app and start again.');
  const { visit, client } = open;
  const provider = client.pool.providers.get(form.get('provider') ?? '');
  if (!provider || !client.settings.SupportedIdentityProviders.includes(provider.ProviderName))
    return errorPage('The app does not offer this provider.');
  if (form.get('answer') !== 'allow')
    return backToApp(visit, { error: 'access_denied', error_description: 'The sign-in was cancelled.' });
  const email = form.get('email') ?? '';
  if (!isEmail(email)) return errorPage('Go back and type an e-mail address.');
  try {
    const asserted = { email, name: form.get('name') ?? '', verified: form.get('verified') === 'yes' };
    const { sub } = await federatedUser(client, provider, asserted, hosted);
    const code = hosted.uuid();
    await hosted.visits.save(visit.id, {
      ...visit,
      sub,
      codeHash: hashOf(code),
      expiresAt: hosted.now() + VISIT,
    });
    return backToApp(visit, { code });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return backToApp(visit, { error: 'invalid_request', error_description: error.message });
  }
}
