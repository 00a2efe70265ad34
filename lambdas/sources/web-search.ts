import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';

/** A search engine that sees profiles on platforms which offer no search of their own. Throws SourceSilent. */
export interface WebSearch {
  platforms: readonly Platform[];
  /** Profiles in the results for somebody's handles and names; `questions`: how many were asked. */
  seen(identity: {
    handles: readonly string[];
    names: readonly string[];
  }): Promise<{ profiles: SeenProfile[]; questions: number }>;
}
