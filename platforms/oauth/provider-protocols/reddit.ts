import type { OauthWire } from '../provider-protocol.ts';

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

/** How Reddit speaks OAuth 2.0. */
export const reddit: OauthWire = {
  authorize: '/api/v1/authorize',
  token: '/api/v1/access_token',
  clientParam: 'client_id',
  secret: 'basic',
  pkce: false,
  scopes: ['identity'],
  tokenReply: (token) => ({
    access_token: token,
    token_type: 'bearer',
    expires_in: 86_400,
    scope: 'identity',
  }),
  refused: { status: 200, body: { error: 'invalid_grant' } },
  calls: {
    '/api/v1/me': ({ handle, id, createdAt }) => ({
      name: handle,
      id: id.toString(36),
      created: seconds(createdAt),
      created_utc: seconds(createdAt),
      is_employee: false,
      verified: true,
      total_karma: 1,
    }),
  },
  unauthorized: { status: 401, body: { message: 'Unauthorized', error: 401 } },
};
