import type { OauthWire } from '../provider-protocol.ts';

/** How LinkedIn speaks OAuth 2.0. */
export const linkedin: OauthWire = {
  authorize: '/oauth/v2/authorization',
  token: '/oauth/v2/accessToken',
  clientParam: 'client_id',
  secret: 'form',
  pkce: false,
  scopes: ['openid', 'profile'],
  tokenReply: (token) => ({
    access_token: token,
    expires_in: 5_183_999,
    scope: 'openid,profile',
    token_type: 'Bearer',
  }),
  refused: {
    status: 400,
    body: {
      error: 'invalid_request',
      error_description:
        'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
    },
  },
  calls: {
    // who it is, but never the address of their page
    '/v2/userinfo': ({ opaqueId, name }) => {
      const [given = name, ...family] = name.split(' ');
      return {
        sub: opaqueId,
        name,
        given_name: given,
        family_name: family.join(' '),
        locale: { country: 'US', language: 'en' },
      };
    },
  },
  unauthorized: {
    status: 401,
    body: {
      status: 401,
      serviceErrorCode: 65_600,
      code: 'INVALID_ACCESS_TOKEN',
      message: 'Invalid access token',
    },
  },
};
