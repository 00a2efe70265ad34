/** Somebody's account at a platform as its own API knows it. */
export interface OauthAccount {
  handle: string;
  /** Stable number of the account. */
  id: number;
  /** An id that differs for each app that asks, where the platform gives only such. */
  opaqueId: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
}

export interface WireReply {
  status: number;
  body: unknown;
}

/** How one platform speaks OAuth 2.0: its paths, where it wants the secret, and what it answers. No field that the real one withholds. */
export interface OauthWire {
  /** Path of the page that asks the person, below the twin's own. */
  authorize: string;
  token: string;
  /** What the platform calls the client's id. */
  clientParam: 'client_id' | 'client_key';
  secret: 'form' | 'basic';
  /** It demands and checks a code_challenge. */
  pkce: boolean;
  /** Scopes without which it does not answer who it is. */
  scopes: readonly string[];
  tokenReply(token: string, account: OauthAccount): unknown;
  /** The code is unknown, used, too old, or for others. */
  refused: WireReply;
  /** Calls with a token, by path. */
  calls: Record<string, (account: OauthAccount, context: { client: string; token: string }) => unknown>;
  /** A call without a living token. */
  unauthorized: WireReply;
}

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);

const github: OauthWire = {
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

const x: OauthWire = {
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

const linkedin: OauthWire = {
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

const tiktok: OauthWire = {
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

const pinterest: OauthWire = {
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

const snapchat: OauthWire = {
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

const reddit: OauthWire = {
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

const graph = '/v23.0';
const whatsapp: OauthWire = {
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

/** By the name in the address: /platforms/oauth/<name>/... */
export const oauthWires: Record<string, OauthWire> = {
  github,
  x,
  linkedin,
  tiktok,
  pinterest,
  snapchat,
  reddit,
  whatsapp,
};
