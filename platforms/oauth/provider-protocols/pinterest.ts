import type { OauthWire } from '../provider-protocol.ts';

/** How Pinterest speaks OAuth 2.0. */
export const pinterest: OauthWire = {
  authorize: '/oauth/',
  token: '/v5/oauth/token',
  clientParam: 'client_id',
  secret: 'basic',
  pkce: false,
  scopes: ['user_accounts:read'],
  tokenReply: (token) => ({
    access_token: `pina_${token}`,
    refresh_token: `pinr_${token}`,
    response_type: 'authorization_code',
    token_type: 'bearer',
    expires_in: 2_592_000,
    refresh_token_expires_in: 31_536_000,
    scope: 'user_accounts:read',
  }),
  refused: { status: 400, body: { code: 283, message: 'The provided authorization grant is invalid.' } },
  calls: {
    '/v5/user_account': ({ handle, id }) => ({
      account_type: 'PINNER',
      id: String(id),
      username: handle,
      website_url: '',
      board_count: 0,
      pin_count: 0,
      follower_count: 0,
      following_count: 0,
      monthly_views: 0,
    }),
  },
  unauthorized: { status: 401, body: { code: 2, message: 'Authentication failed.' } },
};
