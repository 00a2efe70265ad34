import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const UserInfo = z.object({ sub: z.string() });
/** What LinkedIn may say of a token for a moment after it gave it. */
const NotYet = z.object({ code: z.literal('REVOKED_ACCESS_TOKEN') });

/** "Sign in with LinkedIn using OpenID Connect": says who, but never the address of their page. Knows no PKCE on the web. */
export function linkedin(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://www.linkedin.com',
    api = 'https://api.linkedin.com',
  } = access;
  return {
    platform: 'LINKEDIN',
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(`${pages}/oauth/v2/authorization`, {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: 'openid profile',
      }),
    account: async (code, redirectUri) => {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const token = await speak(`${pages}/oauth/v2/accessToken`, { method: 'POST', form }, Token, to);
      const headers = { authorization: `Bearer ${token.access_token}` };
      const notYet = (refusal: unknown) => NotYet.safeParse(refusal).success;
      const { sub } = await speak(`${api}/v2/userinfo`, { headers, notYet }, UserInfo, to);
      return { id: sub };
    },
  };
}
