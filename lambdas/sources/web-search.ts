import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';

/** What somebody's accounts are called: all of it goes into one question. */
export interface WebIdentity {
  handles: readonly string[];
  names: readonly string[];
}

/** A search engine that sees profiles on platforms which offer no search of their own. Throws SourceSilent. */
export interface WebSearch {
  platforms: readonly Platform[];
  /** Profiles in the results for somebody's handles and names; `questions`: how many were asked. */
  seen(identity: WebIdentity): Promise<{ profiles: SeenProfile[]; questions: number }>;
  /** May a picture be fetched from this address? Only the search engine's own copies. */
  servesImage(url: string): boolean;
}
