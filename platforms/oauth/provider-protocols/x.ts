import type { OauthWire } from '../provider-protocol.ts';

/** How X speaks OAuth 2.0. */
export const x: OauthWire = {
  authorize: '/i/oauth2/authorize',
  token: '/2/oauth2/token',
  clientParam: 'client_id',
  secret: 'basic',
  pkce: true,
  scopes: ['users.read', 'tweet.read'],
  tokenReply: (token) => ({
    token_type: 'bearer',
    expires_in: 7200,
    access_token: token,
    scope: 'users.read tweet.read',
  }),
  refused: {
    status: 400,
    body: {
      error: 'invalid_request',
      error_description: 'Value passed for the authorization code was invalid.',
    },
  },
  calls: {
    '/2/users/me': ({ handle, id, name, createdAt }) => ({
      data: { id: String(id), name, username: handle, created_at: new Date(createdAt).toISOString() },
    }),
  },
  unauthorized: {
    status: 401,
    body: { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' },
  },
};
