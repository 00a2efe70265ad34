import type { OauthWire } from '../provider-protocol.ts';

/** How GitHub speaks OAuth 2.0. */
export const github: OauthWire = {
  authorize: '/login/oauth/authorize',
  token: '/login/oauth/access_token',
  clientParam: 'client_id',
  secret: 'form',
  pkce: false,
  scopes: [],
  tokenReply: (token) => ({ access_token: `gho_${token}`, token_type: 'bearer', scope: '' }),
  // GitHub says no with 200
  refused: {
    status: 200,
    body: {
      error: 'bad_verification_code',
      error_description: 'The code passed is incorrect or expired.',
      error_uri:
        'https://docs.github.com/apps/managing-oauth-apps/troubleshooting-oauth-app-access-token-request-errors/#bad-verification-code',
    },
  },
  calls: {
    '/user': ({ handle, id, name, createdAt }) => ({
      login: handle,
      id,
      node_id: Buffer.from(`04:User${id}`).toString('base64'),
      type: 'User',
      site_admin: false,
      name,
      email: null,
      created_at: createdAt,
    }),
  },
  unauthorized: {
    status: 401,
    body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
  },
};
