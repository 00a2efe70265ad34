import type { OauthWire } from '../provider-protocol.ts';

/** How TikTok speaks OAuth 2.0. */
export const tiktok: OauthWire = {
  authorize: '/v2/auth/authorize/',
  token: '/v2/oauth/token/',
  clientParam: 'client_key',
  secret: 'form',
  pkce: false,
  scopes: ['user.info.basic'],
  tokenReply: (token, { opaqueId }) => ({
    access_token: `act.${token}`,
    expires_in: 86_400,
    open_id: opaqueId,
    refresh_expires_in: 31_536_000,
    refresh_token: `rft.${token}`,
    scope: 'user.info.basic',
    token_type: 'Bearer',
  }),
  refused: {
    status: 200,
    body: { error: 'invalid_grant', error_description: 'Authorization code is expired.', log_id: '20261120' },
  },
  calls: {
    '/v2/user/info/': ({ opaqueId }) => ({
      data: { user: { open_id: opaqueId } },
      error: { code: 'ok', message: '', log_id: '20261120' },
    }),
  },
  unauthorized: {
    status: 401,
    body: {
      data: {},
      error: {
        code: 'access_token_invalid',
        message: 'The access token is invalid or not found in the request.',
        log_id: '20261120',
      },
    },
  },
};
