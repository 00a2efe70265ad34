import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, basic, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const Me = z.object({
  data: z.object({ id: z.string(), username: z.string(), created_at: z.string().nullish() }),
});

/** X, OAuth 2.0 with PKCE as a confidential client. `users.read` alone is refused: the API wants `tweet.read` beside it. */
export function x(access: LinkAccess, to: Speak): LinkProvider {
  const { clientId, clientSecret, pages = 'https://x.com', api = 'https://api.x.com' } = access;
  return {
    platform: 'X',
    authorizeUrl: ({ redirectUri, state, challenge }) =>
      withQuery(`${pages}/i/oauth2/authorize`, {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'users.read tweet.read',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }),
    account: async (code, redirectUri, verifier) => {
      const form = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      };
      const headers = { authorization: basic(clientId, clientSecret) };
      const token = await speak(`${api}/2/oauth2/token`, { method: 'POST', headers, form }, Token, to);
      const { data } = await speak(
        `${api}/2/users/me?user.fields=created_at`,
        { headers: { authorization: `Bearer ${token.access_token}` } },
        Me,
        to,
      );
      return { id: data.id, handle: data.username, createdAt: data.created_at ?? undefined };
    },
  };
}
