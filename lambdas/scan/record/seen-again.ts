import { changedWords } from '#domain/scan/reasons/changed-words';
import { asksAgain, changesOf } from '#domain/scan/changes';
import {
  closedAsNoCopy,
  decisionOn,
  type Finding,
  type FindingEvent,
  isClone,
  isSaidNoCopy,
  type SeenProfile,
} from '#domain/scan/finding';
import { isNews } from '../subject/notification-of.ts';
import { wasSaidGone } from './said-gone.ts';

/** What one sight of an account gives to its finding. */
type Seen = Omit<Finding, 'status' | 'firstSeen' | 'history' | 'expiresAt' | 'sharedWithBusinessIds'>;

/** A finding after one more sight of it; the person's decision stands, unless the account is no longer what they decided about. */
export function seenAgain(
  before: Finding | undefined,
  seen: Seen,
  { note, isGiven, since }: { note?: string | undefined; isGiven: boolean; since: string },
): { after: Finding; news: boolean } {
  const at = seen.lastSeen;
  if (!before) {
    const history = [{ at, what: 'first seen' as const, ...(note && { note }) }];
    return { after: { ...seen, status: 'OPEN', firstSeen: at, history }, news: true };
  }
  const theirs = withKnownPicture(before, seen);
  const status = statusAfter(before, { ...seen, theirs });
  const event = eventOf(before, { ...seen, theirs }, status, isGiven ? 'report' : theirs.seenIn);
  const { saidGoneAt, saidNoCopyAt } = before;
  const after: Finding = {
    ...{ ...seen, theirs, status },
    firstSeen: before.firstSeen,
    // What is told of an account doesn't make what a scan saw of it any newer.
    ...(isGiven && theirs.seenIn !== 'report' && { lastSeen: before.lastSeen, comparedAt: at }),
    // Told of once; what was under way when it was said saw the account before.
    ...(saidGoneAt && saidGoneAt >= at && { saidGoneAt }),
    ...(saidNoCopyAt && !isReopened(before, status) && { saidNoCopyAt }),
    ...(before.sharedWithBusinessIds && { sharedWithBusinessIds: before.sharedWithBusinessIds }),
    history: (event ? [...withClosing(before, event), event] : before.history).slice(-50),
  };
  return { after, news: appearedIn(after, since) };
}

/** A picture that could not be fetched this time is the one that was seen before. */
const withKnownPicture = ({ theirs: before }: Finding, { theirs }: Seen): Finding['theirs'] =>
  theirs.imageUrl && !theirs.photoHash && before.photoHash
    ? { ...theirs, photoHash: before.photoHash }
    : theirs;

const wasDismissed = (status: Finding['status'] | null | undefined) =>
  status === 'MINE' || status === 'IGNORED';

const isReopened = (before: Finding, status: Finding['status']): boolean =>
  status === 'OPEN' && before.status !== 'OPEN';

/**
 * What is back is decided anew, and so is what was dismissed, or said to be no copy, and imitates them now in another way. What was under
 * way when its case was closed as no copy saw the account before.
 */
function statusAfter(before: Finding, seen: Seen): Finding['status'] {
  const decided = decisionOn(before);
  if (isSaidNoCopy(before))
    return before.saidNoCopyAt! < seen.lastSeen && asksAgain(before, seen) ? 'OPEN' : decided!;
  if (wasDismissed(decided)) return asksAgain(before, seen) ? 'OPEN' : decided!;
  return before.status === 'RESOLVED' ? 'OPEN' : before.status;
}

/** Of an account that was said to be gone, by where it was seen since: a search engine keeps for a while what is gone. */
const againWords = { platform: 'Seen again', 'web search': 'In web results', report: 'Given to us again' };

/** Nothing else of an account that was dismissed is as good a reason to look at it anew. */
const showsCodeWords = 'It shows a proof code made for another handle';

/** What the engine says of an account that was there long before theirs (domain/engine/judge/reasons.ts). */
const isOlder = ({ reasons }: Pick<Finding, 'reasons'>): boolean =>
  reasons.some(({ signal, words }) => signal === 'relative' && words.startsWith('Older than'));

/** With why, where the account is as it was and they have proven another one of another age. */
function nowCalled(before: Finding, seen: Seen): string {
  const [was, is] = [isOlder(before), isOlder(seen)];
  if (isClone(seen))
    return `We now call it a ${seen.verdict}${was && !is ? ': we no longer know it to be much older than your accounts' : ''}`;
  return `We now say it’s probably someone else${is && !was ? ': it’s much older than your accounts' : ''}`;
}

/** What happened to it, for its timeline; undefined when it is as it was. */
function eventOf(
  before: Finding,
  seen: Seen,
  status: Finding['status'],
  seenIn: SeenProfile['seenIn'],
): FindingEvent | undefined {
  const isBack = before.status === 'RESOLVED';
  const isThere = wasSaidGone(before, seen.lastSeen);
  const reopened = isReopened(before, status);
  const differs = changesOf(before.theirs, seen.theirs);
  // What somebody only told of it, the account had not shown.
  const isFirstSight = before.theirs.seenIn === 'report' && seen.theirs.seenIn !== 'report';
  const changed = isFirstSight && !reopened && !differs.handle ? {} : differs;
  const words = changedWords(changed);
  if (!isBack && !isThere && !words && !reopened && before.verdict === seen.verdict) return undefined;
  const roseToACopy = !isClone(before) && isClone(seen) && status === 'OPEN';
  // They heard of it as of a copy, and may act on that.
  const isCleared = isClone(before) && !isClone(seen) && before.status === 'OPEN' && status === 'OPEN';
  const isRenamed =
    !!changed.handle && !isSaidNoCopy(before) && ['OPEN', 'CASE', 'REPORTED'].includes(status);
  const was = reopened ? decisionOn(before) : undefined;
  return {
    at: seen.lastSeen,
    what: isBack ? 'back again' : isThere ? 'seen again' : changed.handle ? 'renamed' : 'changed',
    ...(words && { changed }),
    ...(!words &&
      !isBack &&
      !isThere && {
        note: before.verdict === seen.verdict ? showsCodeWords : nowCalled(before, seen),
      }),
    ...(was && { was }),
    ...(isThere && { note: `${againWords[seenIn ?? 'platform']}; its case had been closed as gone` }),
    ...(isThere && seenIn && { seenIn }),
    ...((reopened || isRenamed || roseToACopy || isCleared || isThere) && { tells: true }),
  };
}

/** Of an account that is seen again, or asked about again, its timeline says when its case was closed. */
function withClosing(before: Finding, event: FindingEvent): FindingEvent[] {
  const closing = closingOf(before, event);
  if (!closing) return before.history;
  const next = before.history.findIndex(({ at }) => at > closing.at);
  return before.history.toSpliced(next < 0 ? before.history.length : next, 0, closing);
}

function closingOf(before: Finding, { what, was }: FindingEvent): FindingEvent | undefined {
  const { saidGoneAt, saidNoCopyAt } = before;
  if (what === 'seen again' && saidGoneAt)
    return { at: saidGoneAt, what: 'decided', note: 'Its case was closed as gone' };
  return was && saidNoCopyAt && isSaidNoCopy(before)
    ? { at: saidNoCopyAt, what: 'decided', note: closedAsNoCopy }
    : undefined;
}

/** It came, came back, or changed so that the person hears of it, and nothing else has happened to it since. One event tells once, however often it is told. */
const appearedIn = ({ history }: Finding, since: string): boolean => {
  const last = history.findLast((event) => event.what !== 'changed' || isNews(event));
  return !!last && last.at >= since && isNews(last);
};
