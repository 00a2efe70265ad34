import type { LocalRequest, LocalResponse } from '../../host/http.ts';
import { CognitoError } from '../errors.ts';
import { errorPage } from './pages.ts';
import type { HostedLogin } from './provider-trip.ts';

/** GET /logout: back to one of the app's own addresses. Tokens are revoked by the app; there is no session here to end. */
export async function logout({ url }: LocalRequest, { pools }: HostedLogin): Promise<LocalResponse> {
  try {
    const client = pools.client(url.searchParams.get('client_id') ?? '');
    const target = url.searchParams.get('logout_uri') ?? '';
    if (client.settings.LogoutURLs.includes(target)) return { status: 302, headers: { location: target } };
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
  }
  return errorPage('The address to return to is not one of the app’s (redirect_mismatch).');
}
