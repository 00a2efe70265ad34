import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { type Speak, basic, speak, withQuery } from './speak.ts';

const Token = z.object({ access_token: z.string() });
const Me = z.object({ data: z.object({ me: z.object({ externalId: z.string() }) }) });

const scope = 'https://auth.snapchat.com/oauth2/api/user.external_id';

/** Snapchat Login Kit, with PKCE. Tells an id of ours for the account, never its user name. */
export function snapchat(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://accounts.snapchat.com',
    api = 'https://kit.snapchat.com',
  } = access;
  return {
    platform: 'SNAPCHAT',
    authorizeUrl: ({ redirectUri, state, challenge }) =>
      withQuery(`${pages}/accounts/oauth2/auth`, {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
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
      const token = await speak(
        `${pages}/accounts/oauth2/token`,
        { method: 'POST', headers, form },
        Token,
        to,
      );
      const { data } = await speak(
        withQuery(`${api}/v1/me`, { query: '{me{externalId}}' }),
        { headers: { authorization: `Bearer ${token.access_token}` } },
        Me,
        to,
      );
      return { id: data.me.externalId };
    },
  };
}
