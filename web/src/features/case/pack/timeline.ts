import type { Case, CaseStepId } from '#domain/case/case';
import { placeName, reportedTo } from '#domain/case/place';
import { isByPerson, isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';
import { answersByReport } from '#domain/case/last-answer';
import { isAccount } from '#domain/scan/finding';
import { utcDay, utcMoment } from '#domain/utc';
import { endingOf } from '../case-state.ts';
import { stepTitle } from '../next/next-step.ts';
import { daysReported } from './report/reports.ts';
import { paperTitle } from './paper-title.ts';
import { words as steps } from '../steps/words.ts';
import { words as packWords } from './words.ts';

const { happened } = packWords;

export interface Happened {
  /** As it is written: a moment, or the day alone where a person said it. */
  when: string;
  what: string;
}

/** The case's own events have moments; of what happened elsewhere the person named the day. */
type Event = { what: string } & ({ at: string } | { on: string; noted?: string | null | undefined });

function comparedWords(snapshot: Snapshot): string {
  if (isByPerson(snapshot)) return happened.comparedByPerson;
  const isStored = isFromSearchEngine(snapshot);
  if (!isAccount(snapshot.yours))
    return isStored ? happened.comparedWithDomainBySearchEngine : happened.comparedWithDomain;
  return isStored ? happened.comparedBySearchEngine : happened.compared;
}

const doneWords = (step: CaseStepId, one: Case): string =>
  step === 'tell'
    ? happened.warned[one.platform === 'DOMAIN' ? 'customers' : 'followers']
    : happened.stepDone(lower(stepTitle(step, one)));

/** What happened in a case, first to last. A day that was noted later stands after what is known of that day. */
export function timelineOf(one: Case): Happened[] {
  const { createdAt, outcome, closedAt, evidence, platform, snapshot } = one;
  const done = one.steps.filter(({ id, doneAt }) => doneAt && !['report', 'answer', 'outcome'].includes(id));
  const notedOf = (step: CaseStepId) => one.steps.find(({ id }) => id === step)?.doneAt;
  const events: Event[] = [
    ...(snapshot ? [{ at: snapshot.at, what: comparedWords(snapshot) }] : []),
    { at: createdAt, what: happened.opened },
    ...(one.noAccountAt ? [{ at: one.noAccountAt, what: happened.noAccount(placeName(platform)) }] : []),
    ...evidence.map((piece) => ({
      at: piece.at,
      what: (piece.byHelper ? happened.byFriend : happened.kept)(lower(paperTitle(piece))),
    })),
    ...exchanged(one, notedOf),
    ...done.map(({ id, doneAt }) => ({ at: doneAt!, what: doneWords(id, one) })),
  ];
  // A case that was closed before endings were kept has its last one alone.
  const endings = one.endings ?? (outcome && closedAt ? [{ at: closedAt, outcome }] : []);
  const seen = [...goneOf(one), ...sightingsOf(one)].sort((a, b) => (a.at < b.at ? -1 : 1));
  const endedSo = (end: Ending) => ({ at: end.at, what: endingWords(end, seen) });
  for (const end of endings.slice(0, outcome ? -1 : undefined)) events.push(endedSo(end));
  const lastEnd = outcome ? endings.at(-1)?.at : undefined;
  events.push(...seen.filter(({ at }) => !lastEnd || at <= lastEnd));
  const told = events.sort((a, b) => sortKey(a) - sortKey(b)).map(written);
  // What ended it comes last, also on the day of an answer.
  const last = outcome && endings.at(-1);
  if (!last) return told;
  // But for what our scans and checks have seen since.
  const since = seen.filter(({ at }) => at > last.at);
  return [...told, ...[endedSo(last), ...since].map(written)];
}

/** Each report and what was answered to it, in the order in which they came: of one day, an answer comes before the report after it. */
function exchanged(one: Case, notedOf: (step: CaseStepId) => string | null | undefined): Event[] {
  const { platform, answers } = one;
  const days = daysReported(one);
  const notedAt = [...(one.earlierReports ?? []).map((report) => report.notedAt), one.reportNotedAt];
  const told = answersByReport(one).flatMap((part, n): Event[] => [
    ...(days[n] === undefined
      ? []
      : [
          {
            on: days[n],
            noted: notedAt[n] ?? (n === 0 ? notedOf('report') : undefined),
            what: happened[n === 0 ? 'reported' : 'reportedAgain'](reportedTo(platform)),
          },
        ]),
    ...part.map((answered) => ({
      on: answered.on,
      noted: answered.notedAt ?? (answered === answers?.[0] ? notedOf('answer') : undefined),
      what: happened.answered(
        answerer(platform),
        lower(steps.answer.choice[answered.answer]),
        answered.words,
      ),
    })),
  ]);
  return told;
}

type Seen = { at: string; what: string; isGone?: true };

/** Each time that it was gone. */
const goneOf = ({ returns, goneAt }: Case): Seen[] =>
  [...(returns ?? []).map((one) => one.goneAt), ...(goneAt ? [goneAt] : [])].map((at) => ({
    ...{ at, what: happened.gone, isGone: true },
  }));

/** Each time that it was seen after it was gone, or said to be: those that the case keeps, and the latest. */
function sightingsOf({ platform, sightings, returns, seenAgainAt, seenAgainIn }: Case): Seen[] {
  const told = (sightings ?? []).map(({ at }) => at);
  const back = (returns ?? []).filter(({ backAt }) => !told.includes(backAt));
  const kept = [...(sightings ?? []), ...back.map(({ backAt: at }) => ({ at, seenIn: null }))];
  const isKept = kept.some(({ at }) => at === seenAgainAt);
  const all = seenAgainAt && !isKept ? [...kept, { at: seenAgainAt, seenIn: seenAgainIn }] : kept;
  return all.map(({ at, seenIn }) => ({
    at,
    what: platform === 'DOMAIN' ? happened.foundAgain : happened.seenAgain[seenIn ?? 'platform'],
  }));
}

type Ending = NonNullable<Case['endings']>[number];

/** How it ended at that moment: what our scans or checks saw last, before it was closed, is not changed by what they saw later. */
function endingWords({ at, outcome }: Ending, seen: readonly Seen[]): string {
  const before = seen.findLast((one) => one.at <= at);
  const ending = endingOf({ outcome, goneAt: before?.isGone ? before.at : null, seenAgainAt: null });
  return ending ? happened.closed(lower(ending.words)) : happened.reopened;
}

/** What was noted on the day itself stands where it was noted. */
function sortKey(event: Event): number {
  if ('at' in event) return Date.parse(event.at);
  const day = event.on.slice(0, 10);
  return Date.parse(event.noted?.startsWith(day) ? event.noted : `${day}T23:59:59.999Z`);
}
const written = (event: Event): Happened => ({
  when: 'at' in event ? utcMoment(Date.parse(event.at)) : utcDay(event.on),
  what: event.what,
});

/** At the beginning of a line. Of a registrar and a host nobody is asked which of them wrote. */
const answerer = (platform: Case['platform']): string =>
  platform === 'DOMAIN' ? happened.registrarOrHost : reportedTo(platform);

const lower = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
