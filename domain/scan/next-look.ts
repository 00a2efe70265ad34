import type { Platform } from '../platform/platform.ts';
import { day } from '../durations.ts';
import { coverageOf, isAsked } from './coverage.ts';
import type { SourceProgress } from './scan.ts';
import { standsUntil } from './scan-plan.ts';

/** When each platform that this scan asked is asked next: at the person's next turn, or at the first one at which the plan allows its questions. */
export function nextLooks(sources: readonly SourceProgress[], nextTurn: string): Map<Platform, string> {
  const turn = Date.parse(nextTurn);
  return new Map(
    sources
      .filter((source) => isAsked(coverageOf(source)))
      .map((source) => {
        const late = (standsUntil(source) ?? turn) - turn;
        return [source.platform, new Date(turn + Math.max(0, Math.ceil(late / day)) * day).toISOString()];
      }),
  );
}
