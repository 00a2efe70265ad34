import { day } from '../durations.ts';
import { dayIn, isOnDay } from '../named-day.ts';
import type { Case } from './case.ts';
import { lastAnswer } from './last-answer.ts';

/** So long a platform may be silent before somebody else looks at it. */
const silence = 7 * day;

/** Whether it is time to turn to somebody else: after a refusal, or a week of silence. */
export function reviewDue(
  one: Pick<
    Case,
    | 'answers'
    | 'earlierReports'
    | 'outcome'
    | 'reportedOn'
    | 'goneAt'
    | 'reportNotedAt'
    | 'returns'
    | 'endings'
  >,
  now: number,
): 'refused' | 'silent' | undefined {
  const { outcome, reportedOn, goneAt } = one;
  if (goneAt) return undefined;
  const last = lastAnswer(one)?.answer;
  // An answer that came after the case was closed as never answered says more than that.
  const isSilent = outcome === 'NO_ANSWER';
  if (outcome === 'REFUSED' || ((!outcome || isSilent) && last === 'REFUSED')) return 'refused';
  if (isSilent && !last) return 'silent';
  if (outcome || last || !reportedOn || isGoneSince(one)) return undefined;
  return now - Date.parse(reportedOn) >= silence ? 'silent' : undefined;
}

/** Whether the account was gone, or said to be, after its latest report: what is back is reported once more. */
export function isGoneSince({
  reportedOn,
  reportNotedAt: noted,
  returns,
  endings,
}: Pick<Case, 'reportedOn' | 'reportNotedAt' | 'returns' | 'endings'>): boolean {
  const gone = [
    ...(returns ?? []).map(({ goneAt }) => goneAt),
    ...(endings ?? []).flatMap(({ at, outcome }) => (outcome === 'REMOVED' ? [at] : [])),
  ];
  // What was noted on its day, wherever that was, came when it was noted; else of one day, what was noted later.
  const isAfter = (at: string) =>
    noted && isOnDay(noted, reportedOn!)
      ? at >= noted
      : dayIn(at) > dayIn(reportedOn) || (dayIn(at) === dayIn(reportedOn) && !(noted && at < noted));
  return Boolean(reportedOn) && gone.some((at) => isAfter(at));
}
