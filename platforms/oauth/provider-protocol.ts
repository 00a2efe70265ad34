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
