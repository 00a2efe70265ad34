import type { OauthWire } from '../provider-protocol.ts';

/** How Snapchat speaks OAuth 2.0. */
export const snapchat: OauthWire = {
  authorize: '/accounts/oauth2/auth',
  token: '/accounts/oauth2/token',
  clientParam: 'client_id',
  secret: 'basic',
  pkce: true,
  scopes: ['https://auth.snapchat.com/oauth2/api/user.external_id'],
  tokenReply: (token) => ({
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: `r.${token}`,
    scope: 'https://auth.snapchat.com/oauth2/api/user.external_id',
  }),
  refused: { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid code' } },
  calls: {
    // an id of ours for the account, never its user name
    '/v1/me': ({ opaqueId }) => ({ data: { me: { externalId: opaqueId } }, errors: [] }),
  },
  unauthorized: { status: 401, body: { error: 'unauthorized' } },
};
