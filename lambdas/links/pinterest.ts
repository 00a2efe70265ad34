import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, basic, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const Account = z.object({ username: z.string(), id: z.string().nullish() });

/** Pinterest API v5. Knows no PKCE; the secret goes in a Basic header. */
export function pinterest(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://www.pinterest.com',
    api = 'https://api.pinterest.com',
  } = access;
  return {
    platform: 'PINTEREST',
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(`${pages}/oauth/`, {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'user_accounts:read',
        state,
      }),
    account: async (code, redirectUri) => {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const headers = { authorization: basic(clientId, clientSecret) };
      const token = await speak(`${api}/v5/oauth/token`, { method: 'POST', headers, form }, Token, to);
      const bearer = { authorization: `Bearer ${token.access_token}` };
      const { username, id } = await speak(`${api}/v5/user_account`, { headers: bearer }, Account, to);
      return { id: id ?? username, handle: username };
    },
  };
}
