import type { Handle, LocalRequest, LocalResponse } from '../../host/http.ts';
import { authorize } from './authorize.ts';
import { idpResponse } from './idp-response.ts';
import { logout } from './logout.ts';
import { errorPage } from './pages.ts';
import { token } from './token.ts';
import type { HostedLogin } from './provider-trip.ts';
import { reportFailure } from '../../host/report-failure.ts';

const routes: Record<string, (request: LocalRequest, hosted: HostedLogin) => Promise<LocalResponse>> = {
  'GET /oauth2/authorize': authorize,
  'POST /oauth2/idpresponse': idpResponse,
  'POST /oauth2/token': token,
  'OPTIONS /oauth2/token': token,
  'GET /logout': logout,
};

/** The hosted login of a user pool's domain, and the pages of the providers behind it. */
export const createHostedLogin =
  (hosted: HostedLogin): Handle =>
  async (request) => {
    const route = routes[`${request.method} ${request.url.pathname}`];
    if (!route) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    try {
      return await route(request, hosted);
    } catch (error) {
      reportFailure('Cognito', error);
      return { ...errorPage('Something went wrong.'), status: 500 };
    }
  };
