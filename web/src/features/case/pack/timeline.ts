import type { Case, CaseStepId } from '#domain/case/case';
import { comparedOn } from '#domain/case/compared/compared-on';
import { wasAnswered } from '#domain/case/last-answer';
import { placeName } from '#domain/case/place';
import { isBesideOther, type Told } from '#domain/case/represented/told';
import { isByPerson, isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';
import { isAccount } from '#domain/scan/finding';
import { dayIn } from '#domain/named-day';
import { utcDay, utcMoment } from '#domain/utc';
import { endingOf } from '../case-state.ts';
import { stepTitle } from '../next/next-step.ts';
import { exchanged, lower, type Named } from './exchanged.ts';
import { paperTitle } from './paper-title.ts';
import { words as packWords } from './words.ts';

const { happened } = packWords;

export interface Happened {
  /** As it is written: a moment, or the day alone where a person said it. */
  when: string;
  what: string;
}

/** The case's own events have moments; of what happened elsewhere the person named the day. */
type Event = { at: string; what: string } | Named;

function comparedWords(snapshot: Snapshot, isElse: boolean): string {
  const isStored = isFromSearchEngine(snapshot);
  if (isElse && isByPerson(snapshot)) return happened.comparedElseByPerson;
  if (isElse) return isStored ? happened.comparedElseBySearchEngine : happened.comparedElse;
  if (isByPerson(snapshot)) return happened.comparedByPerson;
  if (!isAccount(snapshot.yours))
    return isStored ? happened.comparedWithDomainBySearchEngine : happened.comparedWithDomain;
  return isStored ? happened.comparedBySearchEngine : happened.compared;
}

/** Each comparison that the case keeps beside the one that it goes by now. */
function comparedBefore({ evidence, snapshot }: Told): Event[] {
  const known = snapshot && [snapshot.at, snapshot.seenAt];
  return evidence.flatMap((piece) => {
    const on = piece.kind === 'comparison' ? comparedOn(piece.kept ?? '') : undefined;
    if (!on || !known || known.includes(on.at)) return [];
    const [own, other] = on.byPerson
      ? [happened.comparedByPerson, happened.comparedElseByPerson]
      : [happened.compared, happened.comparedElse];
    return [{ at: on.at, what: isBesideOther(piece) ? other : own }];
  });
}

const doneWords = (step: CaseStepId, one: Case): string =>
  step === 'tell'
    ? happened.warned[one.platform === 'DOMAIN' ? 'customers' : 'followers']
    : happened.stepDone(lower(stepTitle(step, one)));

/** What happened in a case, first to last. A day that was noted later stands after what is known of that day. */
export function timelineOf(one: Told): Happened[] {
  const { createdAt, outcome, closedAt, evidence, platform, snapshot } = one;
  const done = one.steps.filter(({ id, doneAt }) => doneAt && !['report', 'answer', 'outcome'].includes(id));
  const events: Event[] = [
    ...(snapshot ? [{ at: snapshot.at, what: comparedWords(snapshot, !!one.comparedElse) }] : []),
    ...comparedBefore(one),
    { at: createdAt, what: happened.opened },
    ...movesOf(one),
    ...(one.noAccountAt ? [{ at: one.noAccountAt, what: happened.noAccount(placeName(platform)) }] : []),
    ...evidence.map((piece) => ({
      at: piece.at,
      what: (piece.byHelper ? happened.byFriend : happened.kept)(lower(paperTitle(piece))),
    })),
    ...exchanged(one),
    ...done.map(({ id, doneAt }) => ({ at: doneAt!, what: doneWords(id, one) })),
    ...(one.earlierReports ?? []).flatMap(({ checkedAt: at }) =>
      at ? [{ at, what: doneWords('wait', one) }] : [],
    ),
  ];
  // A case that was closed before endings were kept has its last one alone.
  const endings = one.endings ?? (outcome && closedAt ? [{ at: closedAt, outcome }] : []);
  const seen = [...goneOf(one), ...sightingsOf(one)].sort((a, b) => (a.at < b.at ? -1 : 1));
  const endedSo = (end: Ending) => ({ at: end.at, what: endingWords(end, seen, one) });
  for (const end of endings.slice(0, outcome ? -1 : undefined)) events.push(endedSo(end));
  const lastEnd = outcome ? endings.at(-1)?.at : undefined;
  events.push(...seen.filter(({ at }) => !lastEnd || at <= lastEnd));
  events.sort((a, b) => sortKey(a) - sortKey(b));
  // What ended it comes last, also on the day of an answer.
  const last = outcome && endings.at(-1);
  if (!last) return events.map(written);
  // But for what came later: at a later moment, or on a day that is said to be a later one, and what our scans and checks have seen since.
  const isLater = (event: Event) =>
    'at' in event ? event.at > last.at : event.key > Date.parse(last.at) && dayIn(event.on) > dayIn(last.at);
  const since = [...seen.filter(({ at }) => at > last.at), ...events.filter(isLater)];
  return [
    ...events.filter((event) => !isLater(event)),
    endedSo(last),
    ...since.sort((a, b) => sortKey(a) - sortKey(b)),
  ].map(written);
}

/** When a person moved it to their business; of what each colleague did, a paper for others tells nothing else. */
const movesOf = ({ acts }: Case): Event[] =>
  (acts ?? []).filter(({ did }) => did === 'moved').map(({ at }) => ({ at, what: happened.moved }));

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
function endingWords({ at, outcome }: Ending, seen: readonly Seen[], one: Pick<Case, 'answers'>): string {
  const before = seen.findLast((one) => one.at <= at);
  const isSilentSince = wasAnswered(one, at);
  const ending = endingOf({
    ...{ outcome, isSilentSince, goneAt: before?.isGone ? before.at : null, seenAgainAt: null },
  });
  return ending ? happened.closed(lower(ending.words)) : happened.reopened;
}

const sortKey = (event: Event): number => ('at' in event ? Date.parse(event.at) : event.key);
const written = (event: Event): Happened => ({
  when: 'at' in event ? utcMoment(Date.parse(event.at)) : utcDay(event.on),
  what: event.what,
});
