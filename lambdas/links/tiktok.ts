import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string(), open_id: z.string() });
const Info = z.object({
  data: z.object({ user: z.object({ open_id: z.string() }) }),
  error: z.object({ code: z.literal('ok') }),
});

/**
 * TikTok Login Kit for the web. Calls the client id `client_key`; with `user.info.basic` it tells an id of ours for the
 * account, not its handle. PKCE is for its apps only.
 */
export function tiktok(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://www.tiktok.com',
    api = 'https://open.tiktokapis.com',
  } = access;
  return {
    platform: 'TIKTOK',
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(`${pages}/v2/auth/authorize/`, {
        client_key: clientId,
        response_type: 'code',
        scope: 'user.info.basic',
        redirect_uri: redirectUri,
        state,
      }),
    account: async (code, redirectUri) => {
      const form = {
        client_key: clientId,
        client_secret: clientSecret,
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
      };
      const token = await speak(`${api}/v2/oauth/token/`, { method: 'POST', form }, Token, to);
      const info = await speak(
        `${api}/v2/user/info/?fields=open_id`,
        { headers: { authorization: `Bearer ${token.access_token}` } },
        Info,
        to,
      );
      return { id: info.data.user.open_id };
    },
  };
}
