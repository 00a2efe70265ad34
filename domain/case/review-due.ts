import { day } from '../durations.ts';
import { isAfter } from '../named-day.ts';
import type { Case } from './case.ts';
import { answersByReport, isAnsweredLate, isUnanswered, lastAnswer } from './last-answer.ts';

/** So long a platform may be silent before somebody else looks at it. */
const silence = 7 * day;

/** Whether it is time to turn to somebody else: after a refusal, or a week of silence. */
export function reviewDue(
  one: Pick<
    Case,
    | 'answers'
    | 'earlierReports'
    | 'outcome'
    | 'closedAt'
    | 'reportedOn'
    | 'goneAt'
    | 'reportNotedAt'
    | 'returns'
    | 'endings'
  >,
  now: number,
): 'refused' | 'silent' | undefined {
  const { outcome, closedAt, reportedOn, goneAt } = one;
  if (goneAt) return undefined;
  const answered = lastAnswer(one);
  const last = answered?.answer;
  // An answer that came after the case was closed as never answered says more than that.
  const isSilent = outcome === 'NO_ANSWER';
  if (outcome === 'REFUSED' || ((!outcome || isSilent) && last === 'REFUSED')) return 'refused';
  if (isSilent && isUnanswered(one) && !isAnsweredLate({ closedAt, answered })) return 'silent';
  if (outcome || last || !reportedOn || isGoneSince(one)) return undefined;
  return now - Date.parse(reportedOn) >= silence ? 'silent' : undefined;
}

type Gone = Pick<Case, 'reportedOn' | 'reportNotedAt' | 'returns' | 'endings'>;

/** Whether the account was gone, or said to be, after its latest report: what is back is reported once more. */
export function isGoneSince({ reportedOn, reportNotedAt: notedAt, returns, endings }: Gone): boolean {
  const gone = [
    ...(returns ?? []).map(({ goneAt }) => goneAt),
    ...(endings ?? []).flatMap(({ at, outcome }) => (outcome === 'REMOVED' ? [at] : [])),
  ];
  return !!reportedOn && gone.some((at) => isAfter(at, { on: reportedOn, notedAt }));
}

/** Whether another report is next: it was gone after the latest one, is there again, and nothing was answered since. */
export function isToReportAgain(one: Gone & Pick<Case, 'answers' | 'earlierReports'>): boolean {
  const last = answersByReport(one).at(-1)!.at(-1);
  const wasGone = (n: number) => one.endings![n - 1]?.outcome === 'REMOVED';
  const back = [
    ...(one.returns ?? []).map(({ backAt }) => backAt),
    ...(one.endings ?? []).flatMap(({ at }, n) => (wasGone(n) ? [at] : [])),
  ];
  return isGoneSince(one) && (!last || back.some((at) => isAfter(at, last)));
}
