import type { Platform } from '#domain/platform/platform';
import type { Finding } from '#domain/scan/finding';

/** An account that somebody gave us; `at`: by this browser's clock, as the list tells when it was read. */
export interface Given {
  platform: Platform;
  handle: string;
  at: number;
}

/** For messages: what is said while it is on its way goes once it has arrived. */
export const aboutGiven = (handle: string): string => `given ${handle.toLowerCase()}`;

/** What came of it: undefined until a list that was read since has it. */
export const cameOf = <One extends Pick<Finding, 'platform' | 'theirs'>>(
  given: Given | undefined,
  findings: readonly One[] | undefined,
  readAt: number,
): One | undefined =>
  given && readAt > given.at
    ? findings?.find(
        ({ platform, theirs }) =>
          platform === given.platform && theirs.handle.toLowerCase() === given.handle.toLowerCase(),
      )
    : undefined;
