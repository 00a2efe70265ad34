import type { SeenProfile } from '#domain/scan/finding';
import type { Platform } from '#domain/platform/platform';

/** What a platform lets us ask. Each call is one question of its rate budget. */
export interface Source {
  platform: Platform;
  /** The public profile of a handle; undefined when the platform says there is none. Throws SourceSilent. */
  profile(handle: string): Promise<SeenProfile | undefined>;
  /** Handles that contain the text, the platform's likeliest first. Throws SourceSilent. */
  searchHandles(text: string): Promise<string[]>;
  /** Handles of people who show this name. Throws SourceSilent. */
  searchNames(name: string): Promise<string[]>;
  /** May a picture be fetched from this address? Only the platform's own picture hosts. */
  servesImage(url: string): boolean;
}

/** How a stage reaches a source. */
export interface SourceAccess {
  apiUrl: string;
  token?: string;
}

/** The platform gave no answer to rely on. `why` is a sentence for people. */
export class SourceSilent extends Error {
  override readonly name = 'SourceSilent';
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}
