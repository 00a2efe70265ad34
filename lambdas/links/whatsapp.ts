import * as z from 'zod';
import type { LinkAccess, LinkProvider } from './provider.ts';
import { LinkRefused } from './provider.ts';
import { type Speak, speak, withQuery } from './speak.ts';

const version = 'v23.0';
const scope = 'whatsapp_business_management';
const Token = z.object({ access_token: z.string() });
const Debug = z.object({
  data: z.object({
    is_valid: z.literal(true),
    app_id: z.string(),
    granular_scopes: z.array(z.object({ scope: z.string(), target_ids: z.array(z.string()).optional() })),
  }),
});

/**
 * WhatsApp has no sign-in of its own: a business account's owner signs in at Facebook and grants the account to us.
 * Whose it is stands in what the token was granted for.
 */
export function whatsapp(access: LinkAccess, to: Speak): LinkProvider {
  const {
    clientId,
    clientSecret,
    pages = 'https://www.facebook.com',
    api = 'https://graph.facebook.com',
  } = access;
  return {
    platform: 'WHATSAPP',
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(`${pages}/${version}/dialog/oauth`, {
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope,
      }),
    account: async (code, redirectUri) => {
      const form = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code };
      const tokenUrl = `${api}/${version}/oauth/access_token`;
      const token = await speak(tokenUrl, { method: 'POST', form }, Token, to);
      const { data } = await speak(
        withQuery(`${api}/${version}/debug_token`, { input_token: token.access_token }),
        { headers: { authorization: `Bearer ${clientId}|${clientSecret}` } },
        Debug,
        to,
      );
      const id = data.granular_scopes.find((granted) => granted.scope === scope)?.target_ids?.[0];
      if (data.app_id !== clientId || id === undefined)
        throw new LinkRefused('No WhatsApp account was chosen there. Please begin again.');
      return { id };
    },
  };
}
