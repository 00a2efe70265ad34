import { isAfter } from '../named-day.ts';
import type { Case, ListedCase } from './case.ts';
import type { NotedAnswer } from './report-facts.ts';

type Told = Pick<Case, 'answers' | 'earlierReports' | 'reportedOn'>;

/**
 * The answers to each report, first to last. What had been noted when another report followed answers the one before it, and so does
 * what is dated before that: refused and reported again are often one day.
 */
export function answersByReport({ answers, earlierReports, reportedOn }: Told): NotedAnswer[][] {
  let left = answers ?? [];
  const before = earlierReports ?? [];
  const parts = before.map(({ answered }, n) => {
    const next = dayOf(before[n + 1]?.on ?? reportedOn ?? '');
    const later = left.findIndex(({ on }) => dayOf(on) >= next);
    const known = answered ? left.findLastIndex((one) => isSame(one, answered)) + 1 : 0;
    const part = left.slice(0, Math.max(known, later < 0 ? left.length : later));
    left = left.slice(part.length);
    return part;
  });
  return [...parts, left];
}

const dayOf = (moment: string): string => moment.slice(0, 10);
/** One that was noted without its words may have been told in full since; it keeps when it was noted. */
const isSame = (one: NotedAnswer, { on, answer, words, notedAt }: NotedAnswer): boolean =>
  one.on === on &&
  one.answer === answer &&
  (one.notedAt && notedAt ? one.notedAt === notedAt : one.words === words);

/** What the platform answered last to the latest report, without its words: an answer to an earlier one says nothing of it. */
export function lastAnswer(one: Told): ListedCase['answered'] {
  const last = answersByReport(one).at(-1)!.at(-1);
  return last && { on: last.on, answer: last.answer, ...(last.notedAt && { notedAt: last.notedAt }) };
}

/** Whether whoever was asked may be said to be silent: they answered nothing to the latest report, or asked for more and were sent it. */
export const isUnanswered = (one: Told): boolean =>
  (lastAnswer(one)?.answer ?? 'ASKED_FOR_MORE') === 'ASKED_FOR_MORE';

/** Whether anything had been answered by then, to whichever report: who is silent after that gives no further answer. */
export const wasAnswered = ({ answers }: Pick<Case, 'answers'>, at: string): boolean =>
  (answers ?? []).some((one) => isAfter(at, one));

/** What a list tells of the answers in a case. Of an open one, whether whoever were silent from now on would be so *since*. */
export const answersIn = (
  one: Told & Pick<Case, 'closedAt'>,
): { answered: ListedCase['answered']; isSilentSince: boolean } => ({
  answered: lastAnswer(one),
  isSilentSince: one.closedAt ? wasAnswered(one, one.closedAt) : !!one.answers?.length,
});

/** Whether what was answered last came after the case was closed: how it ended says nothing of that answer. */
export const isAnsweredLate = ({ closedAt, answered }: Pick<ListedCase, 'closedAt' | 'answered'>): boolean =>
  !!closedAt && !!answered && !isAfter(closedAt, answered);
