import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';

/**
 * What a platform says of a handle. `nobody` only where the platform itself says so; `suspended`: it took the account
 * down; `withheld`: it does not tell, so neither do we.
 */
export type Sight =
  | { is: 'there'; profile: SeenProfile }
  | { is: 'nobody' }
  | { is: 'suspended' }
  | { is: 'withheld'; why: string };

/** An account that a search led to; with its profile where the search shows all of it. */
export interface Hit {
  handle: string;
  profile?: SeenProfile;
}

/** What a platform lets us ask. Each call is one question of its rate budget; each throws SourceSilent. */
export interface Source {
  platform: Platform;
  /** Handles that one look-up may name. */
  batch: number;
  /** What the platform says of each handle, under the handle as asked; all of them are answered. At most `batch` of them. */
  lookUp(handles: readonly string[]): Promise<ReadonlyMap<string, Sight>>;
  /** Accounts whose handle or name holds the text, the platform's likeliest first; absent where it offers no such search. */
  search?(text: string, where: 'handle' | 'name'): Promise<Hit[]>;
  /**
   * Does an address name the very picture, so that another picture has another one? What was read at it need not be read again to know
   * what an account shows.
   */
  namesPicture?(url: string): boolean;
  /** May a picture be fetched from this address? Only the platform's own picture hosts. */
  servesImage(url: string): boolean;
}

/** How a stage reaches a source. Which of these a platform needs stands in sources/index.ts. */
export interface SourceAccess {
  apiUrl: string;
  /** Where a client exchanges its secret for an access token, where that is another host than the API. */
  tokenUrl?: string;
  /** The secret: a token, a key or the secret of `clientId`. */
  token?: string;
  /** Name of the secret, where it is read when the source is asked. */
  tokenSecret?: string;
  clientId?: string;
  /** The account on whose behalf we ask (Instagram's business account). */
  accountId?: string;
  /** Under which terms we may ask, where a platform wants a licence. Without one it stays off. */
  licence?: string;
}

/**
 * `wait`: its rate or quota is used up; `refused`: it does not accept our access, or this question; `broken`: no answer, an error, or none
 * that can be relied on; `paused`: an operator has switched it off; `not connected`: this stage has no key for it.
 */
export type Silence = 'wait' | 'refused' | 'broken' | 'paused' | 'not connected';

/** The platform gave no answer to rely on. `why` is a sentence for people. */
export class SourceSilent extends Error {
  override readonly name = 'SourceSilent';
  readonly why: string;
  readonly kind: Silence;
  /** Milliseconds after which it may be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(why: string, kind: Silence = 'broken', retryAfter?: number) {
    super(why);
    this.why = why;
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
