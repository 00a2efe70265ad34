import type { Case, ListedCase } from '#domain/case/case';
import { isAnsweredLate } from '#domain/case/last-answer';
import { type CasePlace, placeName } from '#domain/case/place';
import { isAfter } from '#domain/named-day';
import { inFull } from '#domain/engine/web/as-seen';
import { utcDay } from '#domain/utc';
import { dayOf } from '../../lib/when.ts';
import type { MarkKind } from '../../ui/Mark.tsx';
import { words } from './words.ts';

export type Outcome = NonNullable<Case['outcome']>;

/** How a case can end, in the words of the person. */
export const OUTCOMES: Record<Outcome, { kind: MarkKind; words: string; choice: string }> = {
  REMOVED: { kind: 'done', ...words.outcome.REMOVED },
  REFUSED: { kind: 'none', ...words.outcome.REFUSED },
  NO_ANSWER: { kind: 'none', ...words.outcome.NO_ANSWER },
  NOT_A_COPY: { kind: 'person', ...words.outcome.NOT_A_COPY },
};

const silentSince = { kind: 'none', words: words.silentSince } as const;

type Answered = NonNullable<ListedCase['answered']>;
const answeredSo = ({ answer, on }: Answered): { kind: MarkKind; words: string } => ({
  kind: answer === 'REMOVED' ? 'part' : 'none',
  words: words.state.answered[answer](utcDay(on)),
});

/** How a case ended. What our scans or checks saw go is more than said. @param one with what is told of its answers */
export function endingOf({
  outcome,
  goneAt,
  closedAt,
  answered,
  isSilentSince,
}: Pick<ListedCase, 'outcome' | 'goneAt' | 'closedAt' | 'answered' | 'isSilentSince'>):
  { kind: MarkKind; words: string } | undefined {
  if (outcome === 'REMOVED' && goneAt) return { kind: 'done', words: words.state.went };
  if (outcome !== 'NO_ANSWER') return outcome ? OUTCOMES[outcome] : undefined;
  // An answer that came afterwards says more than that there was none.
  if (answered && isAnsweredLate({ closedAt, answered })) return answeredSo(answered);
  return isSilentSince ? silentSince : OUTCOMES.NO_ANSWER;
}

/** What a person chooses to say that it ended so. */
export const outcomeChoice = (outcome: Outcome, place: CasePlace): string =>
  place === 'DOMAIN' ? words.domainOutcome[outcome] : OUTCOMES[outcome].choice;

/** Where a case stands, in a word or two. */
export function caseState(
  one: Parameters<typeof endingOf>[0] &
    Pick<ListedCase, 'reportedOn' | 'noAccountAt' | 'seenAgainAt' | 'seenAgainIn' | 'sighted'>,
): {
  kind: MarkKind;
  words: string;
} {
  const { outcome, reportedOn, goneAt, noAccountAt, answered, seenAgainAt, seenAgainIn, sighted } = one;
  if (outcome === 'REMOVED' && seenAgainAt)
    return seenAgain({ at: seenAgainAt, seenIn: seenAgainIn }, !!goneAt);
  // What our checks saw go is more than said.
  if (goneAt && (!outcome || outcome === 'REMOVED'))
    return { kind: 'done', words: words.state.gone(dayOf(goneAt)) };
  const ending = endingOf(one);
  if (ending) return ending;
  if (noAccountAt) return { kind: 'part', words: words.state.noAccount };
  if (sighted && isSeenAfter(answered, sighted)) return seenAgain(sighted);
  if (answered) return answeredSo(answered);
  return reportedOn
    ? { kind: 'part', words: words.state.reported(utcDay(reportedOn)) }
    : { kind: 'wait', words: words.state.notReported };
}

/** Whether it was seen after they said that they had removed it. */
export const isSeenAfter = (
  answered: ListedCase['answered'],
  sighted: Pick<NonNullable<ListedCase['sighted']>, 'at'> | undefined,
): boolean => answered?.answer === 'REMOVED' && !!sighted && isAfter(sighted.at, answered);

/** `went`: our scans or checks had seen it go, which is more than said. */
const seenAgain = (
  { at, seenIn }: NonNullable<ListedCase['sighted']>,
  went = false,
): { kind: MarkKind; words: string } => {
  const said = seenIn === 'web search' ? words.state.inWebAgain : words.state.seenAgain;
  return { kind: 'part', words: said(went ? words.state.went : words.state.saidGone, dayOf(at)) };
};

/** "hollimund.clay.official on Instagram" */
export const caseName = ({ handle, platform }: Pick<Case, 'handle' | 'platform'>): string =>
  platform === 'DOMAIN' ? inFull(handle) : `${handle} on ${placeName(platform)}`;

/** The case about a look-alike domain: the open one, or else that which was closed last. */
export function domainCase(cases: readonly ListedCase[], domain: string): ListedCase | undefined {
  const { open, closed } = inOrder(
    cases.filter(({ platform, handle }) => platform === 'DOMAIN' && handle === domain),
  );
  return open[0] ?? closed[0];
}

/** The same of a finding. */
export function findingCase(cases: readonly ListedCase[], findingId: string): ListedCase | undefined {
  const { open, closed } = inOrder(cases.filter((one) => one.findingId === findingId));
  return open[0] ?? closed[0];
}

type About = Pick<Case, 'caseId' | 'platform' | 'handle'>;
const isSame =
  ({ platform, handle }: About) =>
  (one: ListedCase): boolean =>
    one.platform === platform && one.handle.toLowerCase() === handle.toLowerCase();

/** The case about the same account that was closed last before this one was opened. */
export const earlierCase = (cases: readonly ListedCase[], one: About): ListedCase | undefined =>
  inOrder(cases.filter(isSame(one)).filter(({ caseId }) => caseId < one.caseId)).closed[0];

/** The open case about the account of this one, which is closed: of each account there is one. */
export const openCase = (cases: readonly ListedCase[], one: About): ListedCase | undefined =>
  cases.filter(isSame(one)).find(({ caseId, closedAt }) => !closedAt && caseId !== one.caseId);

/** Open cases first, the one to look at again soonest before the others; then what is closed, what was closed last first. */
export function inOrder<One extends Pick<Case, 'caseId' | 'closedAt' | 'reminderAt'>>(
  cases: readonly One[],
): { open: One[]; closed: One[] } {
  const soonest = (one: One) => (one.reminderAt ? Date.parse(one.reminderAt) : Infinity);
  const byAge = (a: One, b: One) => (a.caseId < b.caseId ? 1 : -1);
  return {
    open: cases
      .filter(({ closedAt }) => !closedAt)
      .sort((a, b) => (soonest(a) === soonest(b) ? byAge(a, b) : soonest(a) - soonest(b))),
    closed: cases
      .filter(({ closedAt }) => closedAt)
      .sort((a, b) => Date.parse(b.closedAt!) - Date.parse(a.closedAt!) || byAge(a, b)),
  };
}
