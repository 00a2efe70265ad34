import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, basic, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const Me = z.object({ id: z.string(), name: z.string(), created_utc: z.number().nullish() });

/** Reddit as a web app. Knows no PKCE; `temporary` gives a token of one day and none to renew it. */
export function reddit(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://www.reddit.com',
    api = 'https://oauth.reddit.com',
  } = access;
  return {
    platform: 'REDDIT',
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(`${pages}/api/v1/authorize`, {
        client_id: clientId,
        response_type: 'code',
        state,
        redirect_uri: redirectUri,
        duration: 'temporary',
        scope: 'identity',
      }),
    account: async (code, redirectUri) => {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const headers = { authorization: basic(clientId, clientSecret) };
      const token = await speak(`${pages}/api/v1/access_token`, { method: 'POST', headers, form }, Token, to);
      const bearer = { authorization: `Bearer ${token.access_token}` };
      const me = await speak(`${api}/api/v1/me`, { headers: bearer }, Me, to);
      return {
        id: me.id,
        handle: me.name,
        createdAt: me.created_utc == null ? undefined : new Date(me.created_utc * 1000).toISOString(),
      };
    },
  };
}
