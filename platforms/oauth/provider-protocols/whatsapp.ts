import type { OauthWire } from '../provider-protocol.ts';

const graph = '/v23.0';

/** How WhatsApp speaks OAuth 2.0. */
export const whatsapp: OauthWire = {
  authorize: `${graph}/dialog/oauth`,
  token: `${graph}/oauth/access_token`,
  clientParam: 'client_id',
  secret: 'form',
  pkce: false,
  scopes: ['whatsapp_business_management'],
  tokenReply: (token) => ({ access_token: `EAA${token}`, token_type: 'bearer', expires_in: 5_183_944 }),
  refused: {
    status: 400,
    body: {
      error: {
        message: 'This authorization code has been used.',
        type: 'OAuthException',
        code: 100,
        error_subcode: 36_009,
        fbtrace_id: 'A1b2C3',
      },
    },
  },
  calls: {
    [`${graph}/debug_token`]: ({ id }, { client }) => ({
      data: {
        app_id: client,
        type: 'SYSTEM_USER',
        application: 'Countersign',
        is_valid: true,
        scopes: ['whatsapp_business_management'],
        granular_scopes: [{ scope: 'whatsapp_business_management', target_ids: [String(id)] }],
        user_id: String(id + 1),
      },
    }),
  },
  unauthorized: {
    status: 400,
    body: {
      error: {
        message: 'Invalid OAuth access token.',
        type: 'OAuthException',
        code: 190,
        fbtrace_id: 'A1b2C3',
      },
    },
  },
};
