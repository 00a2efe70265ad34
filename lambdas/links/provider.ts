import type { Platform } from '#domain/platform/platform';

/** How a stage reaches a platform's sign-in: what the platform gave us, and its two hosts where they are not the real ones. */
export interface LinkAccess {
  clientId: string;
  clientSecret: string;
  /** Origin (and path) of its pages and of its API; absent = the real ones. */
  pages?: string | undefined;
  api?: string | undefined;
}

/** The account that somebody signed in to. `handle` only where the platform tells it. */
export interface LinkedAccount {
  id: string;
  handle?: string | undefined;
  createdAt?: string | undefined;
}

/** One sign-in as the platform wants it. */
export interface LinkRequest {
  redirectUri: string;
  state: string;
  /** The account that is meant, for platforms that take a suggestion. */
  handle?: string | undefined;
  /** PKCE, RFC 7636: the verifier's SHA-256 in base64url. Sent to every platform; those that do not know it ignore it. */
  challenge: string;
}

/** A platform's sign-in (OAuth 2.0, authorization code). */
export interface LinkProvider {
  platform: Platform;
  /** Whether there is a secret for it; absent where that is certain. */
  isSetUp?(): Promise<boolean>;
  authorizeUrl(request: LinkRequest): string;
  /** Exchanges the code and asks whose account it is. Throws LinkRefused. */
  account(code: string, redirectUri: string, verifier: string): Promise<LinkedAccount>;
}

/** The platform did not confirm the sign-in. `why` is a sentence for people. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused';
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}
