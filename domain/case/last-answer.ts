import type { Case, ListedCase } from './case.ts';

/** What the platform answered last to the latest report, without its words: an answer to an earlier one says nothing of it. */
export function lastAnswer({
  answers,
  earlierReports,
  reportedOn,
}: Pick<Case, 'answers' | 'earlierReports' | 'reportedOn'>): ListedCase['answered'] {
  const last = answers?.at(-1);
  const isEarlier =
    earlierReports?.length && last && reportedOn && last.on.slice(0, 10) < reportedOn.slice(0, 10);
  return last && !isEarlier ? { on: last.on, answer: last.answer } : undefined;
}
