import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const User = z.object({ login: z.string(), id: z.number(), created_at: z.string().nullish() });

/** GitHub OAuth app, web flow. Without a scope: public data alone. A refused code comes as 200 with `error`. */
export function github(access: LinkAccess, to: Speak): LinkProvider {
  const { clientId, clientSecret, pages = 'https://github.com', api = 'https://api.github.com' } = access;
  return {
    platform: 'GITHUB',
    authorizeUrl: ({ redirectUri, state, challenge, handle }) =>
      withQuery(`${pages}/login/oauth/authorize`, {
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        allow_signup: 'false',
        ...(handle && { login: handle }),
      }),
    account: async (code, redirectUri, verifier) => {
      const form = {
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      };
      const token = await speak(`${pages}/login/oauth/access_token`, { method: 'POST', form }, Token, to);
      const headers = { authorization: `Bearer ${token.access_token}`, 'x-github-api-version': '2022-11-28' };
      const { login, id, created_at } = await speak(`${api}/user`, { headers }, User, to);
      return { id: String(id), handle: login, createdAt: created_at ?? undefined };
    },
  };
}
