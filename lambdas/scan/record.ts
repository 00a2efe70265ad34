import { isDeepStrictEqual } from 'node:util';
import { day, hour, seconds } from '#domain/durations';
import { changedWords } from '#domain/scan/reasons/changed-words';
import { asksAgain, changesOf } from '#domain/scan/changes';
import { markSignal } from '#domain/marked/mark-words';
import {
  decisionOn,
  type Finding,
  type FindingEvent,
  isClone,
  type Reason,
  type SeenProfile,
} from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { FindingStore, StoredFinding } from '../store/finding.ts';
import type { UserFiles } from '../store/user-files.ts';
import { type Compared, reasonsOf } from './compare.ts';
import { keepPictures } from './picture/keep-pictures.ts';
import { wasSaidGone } from './known/said-gone.ts';
import { isNews } from './subject/notification-of.ts';

const keepResolvedDays = 30;

interface RecordServices {
  findings: Pick<FindingStore, 'get' | 'write'>;
  retry: Retry;
  files: Pick<UserFiles, 'putPicture'>;
}

/** When and how one account was seen. */
interface Sighted {
  at: string;
  /** How it came to us, for the timeline. */
  note?: string | undefined;
  /** Somebody gave it by hand, and the platform did not show it now: no scan has seen it again. */
  isGiven?: boolean;
  /** When the search began that sees it: what an earlier try of it wrote, and may have died before telling, is told again. */
  since?: string | undefined;
  /** Which finding it is a sight of. */
  id: string;
  /** That finding, where it was read a moment ago. */
  before?: StoredFinding | undefined;
}

/**
 * Writes what a scan saw of one account. Idempotent: the same sight writes the same row; the person's decision stands.
 * Gives the finding when it is new, back or other than it was in what the person decided by, so that they can be told.
 */
export async function recordSight(
  { findings: store, retry, files }: RecordServices,
  subject: Pick<Subject, 'kind' | 'subjectId' | 'id'>,
  compared: Compared,
  { at, note, isGiven = false, since = at, id, before: read }: Sighted,
): Promise<Finding | undefined> {
  const { judgement } = compared;
  const { subjectId } = subject;
  const { platform } = compared.theirs;
  let isFirst = true;
  const attempt = async () => {
    const before = isFirst && read ? read : await store.get(subjectId, id);
    isFirst = false;
    const sides = await keepPictures(subject, compared, before, { files, at });
    const seen = {
      ...{ subjectId, id, platform, verdict: judgement.verdict, score: judgement.score },
      ...{ reasons: withKnownMark(reasonsOf(compared), before, sides), lastSeen: at },
      ...sides,
    };
    const { after, news } = seenAgain(before, seen, { note, isGiven, since });
    const isWritten = (before && isAsWritten(before, after)) || (await store.write(before, after));
    return isWritten ? { news: news ? after : undefined } : undefined;
  };
  return (await untilWritten(attempt, retry, () => new Error('A finding was written too often.'))).news;
}

/** A mark that was read in the very same picture counts, also when there was no time to read it again. */
function withKnownMark(
  reasons: Reason[],
  before: Finding | undefined,
  { theirs: { picture } }: Pick<Finding, 'theirs'>,
): Reason[] {
  const known = before?.reasons.find(({ signal }) => signal === markSignal);
  const isSame = !!picture && picture.sha256 === before?.theirs.picture?.sha256;
  return known && isSame && reasons[0]?.signal !== markSignal ? [known, ...reasons].slice(0, 30) : reasons;
}

/** So long a finding that stays as it is may say that it was last seen; where a platform or a court is to act on it, it says so each day. */
const writtenAgain = (status: Finding['status']) =>
  (status === 'CASE' || status === 'REPORTED' ? day : 7 * day) - 2 * hour;

/** That it is there at this moment need not be written. */
export const saysWhen = ({ status, lastSeen }: Pick<Finding, 'status' | 'lastSeen'>, at: string): boolean =>
  Date.parse(at) - Date.parse(lastSeen) < writtenAgain(status);

/**
 * What was judged before and is as it was, is still there: once a week it says so, with the counts that it shows now. Changed
 * meanwhile: the next search says it.
 */
export async function recordSeen(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  { followers, following, imageUrl }: SeenProfile,
  at: string,
): Promise<void> {
  if (saysWhen(before, at)) return;
  const { version: _, ...finding } = before;
  const shows = Object.fromEntries(
    Object.entries({ followers, following, imageUrl }).filter(([, value]) => value != null),
  );
  await store.write(before, { ...finding, theirs: { ...finding.theirs, ...shows }, lastSeen: at });
}

/** Nothing but the moment is new, and that of before will do. */
const isAsWritten = ({ version: _, ...before }: StoredFinding, after: Finding): boolean =>
  saysWhen(before, after.lastSeen) &&
  isDeepStrictEqual(plain({ ...after, lastSeen: before.lastSeen }), plain(before));

/** As a table gives it back: what is undefined is not there. */
const plain = (finding: Finding): unknown => JSON.parse(JSON.stringify(finding));

type Seen = Omit<Finding, 'status' | 'firstSeen' | 'history' | 'expiresAt' | 'sharedWithBusinessIds'>;

/** A finding after one more sight of it; the person's decision stands, unless the account is no longer what they decided about. */
function seenAgain(
  before: Finding | undefined,
  seen: Seen,
  { note, isGiven, since }: Pick<Sighted, 'note'> & { isGiven: boolean; since: string },
): { after: Finding; news: boolean } {
  const at = seen.lastSeen;
  if (!before) {
    const history = [{ at, what: 'first seen' as const, ...(note && { note }) }];
    return { after: { ...seen, status: 'OPEN', firstSeen: at, history }, news: true };
  }
  const theirs = withKnownPicture(before, seen);
  const status = statusAfter(before, { ...seen, theirs });
  const event = eventOf(before, { ...seen, theirs }, status, isGiven ? 'report' : theirs.seenIn);
  const events = event ? [...closingBefore(event, before), event] : [];
  const { saidGoneAt } = before;
  const after: Finding = {
    ...{ ...seen, theirs, status },
    firstSeen: before.firstSeen,
    // What is told of an account doesn't make what a scan saw of it any newer.
    ...(isGiven && theirs.seenIn !== 'report' && { lastSeen: before.lastSeen, comparedAt: at }),
    // Told of once; what was under way when it was said saw the account before.
    ...(saidGoneAt && saidGoneAt >= at && { saidGoneAt }),
    ...(before.sharedWithBusinessIds && { sharedWithBusinessIds: before.sharedWithBusinessIds }),
    history: [...before.history, ...events].slice(-50),
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

/** What is back is decided anew, and so is what was dismissed and imitates them now in another way. */
function statusAfter(before: Finding, seen: Seen): Finding['status'] {
  const decided = decisionOn(before);
  if (wasDismissed(decided)) return asksAgain(before, seen) ? 'OPEN' : decided!;
  return before.status === 'RESOLVED' ? 'OPEN' : before.status;
}

/** Of an account that was said to be gone, by where it was seen since: a search engine keeps for a while what is gone. */
const againWords = { platform: 'Seen again', 'web search': 'In web results', report: 'Given to us again' };

/** Nothing else of an account that was dismissed is as good a reason to look at it anew. */
const showsCodeWords = 'It shows a proof code made for another handle';

/** What happened to it, for its timeline; undefined when it is as it was. */
function eventOf(
  before: Finding,
  seen: Seen,
  status: Finding['status'],
  seenIn: SeenProfile['seenIn'],
): FindingEvent | undefined {
  const changed = changesOf(before.theirs, seen.theirs);
  const words = changedWords(changed);
  const isBack = before.status === 'RESOLVED';
  const isThere = wasSaidGone(before, seen.lastSeen);
  const reopened = status === 'OPEN' && before.status !== 'OPEN';
  if (!isBack && !isThere && !words && !reopened && before.verdict === seen.verdict) return undefined;
  const roseToACopy = !isClone(before) && isClone(seen) && status === 'OPEN';
  const isRenamed = !!changed.handle && ['OPEN', 'CASE', 'REPORTED'].includes(status);
  const was = reopened ? decisionOn(before) : undefined;
  return {
    at: seen.lastSeen,
    what: isBack ? 'back again' : isThere ? 'seen again' : changed.handle ? 'renamed' : 'changed',
    ...(words && { changed }),
    ...(!words &&
      !isBack &&
      !isThere && {
        note: before.verdict === seen.verdict ? showsCodeWords : `We now call it a ${seen.verdict}`,
      }),
    ...(was && { was }),
    ...(isThere && { note: `${againWords[seenIn ?? 'platform']}; its case had been closed as gone` }),
    ...(isThere && seenIn && { seenIn }),
    ...((reopened || isRenamed || roseToACopy || isThere) && { tells: true }),
  };
}

/** Of an account that is seen again its timeline says first when its case was closed. */
const closingBefore = ({ what }: FindingEvent, { saidGoneAt }: Finding): FindingEvent[] =>
  what === 'seen again' && saidGoneAt
    ? [{ at: saidGoneAt, what: 'decided', note: 'Its case was closed as gone' }]
    : [];

/** It came, came back, or changed so that the person hears of it, and nothing else has happened to it since. One event tells once, however often it is told. */
const appearedIn = ({ history }: Finding, since: string): boolean => {
  const last = history.findLast((event) => event.what !== 'changed' || isNews(event));
  return !!last && last.at >= since && isNews(last);
};

const isPursued = ({ status }: Finding) => ['OPEN', 'CASE', 'REPORTED'].includes(status);

/**
 * The platform knows no account of the name that somebody gave us. Said once, and told before it is written, as with what is gone;
 * the finding stands as it was, since the link may be mistyped.
 */
export async function recordNoAccount(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  at: string,
  tell: (finding: Finding) => Promise<void>,
): Promise<void> {
  if (!isPursued(before)) return;
  const { version: _, ...finding } = before;
  const said: Finding = {
    ...finding,
    history: [...before.history, { at, what: 'no account' as const, tells: true }].slice(-50),
  };
  await tell(said);
  await store.write(before, said);
}

/**
 * The account is gone: the finding is resolved, kept for 30 days. Told before it is written: a resolved finding is not looked
 * for again, so whoever died in between would never tell.
 */
export async function recordGone(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  at: string,
  tell: (gone: Finding) => Promise<void>,
): Promise<void> {
  const gone: Finding = {
    ...before,
    status: 'RESOLVED',
    history: [...before.history, { at, what: 'no longer there' as const, was: before.status }].slice(-50),
    expiresAt: seconds(Date.parse(at) + keepResolvedDays * day),
  };
  // Of what the person put aside they need not hear.
  if (isPursued(before)) await tell(gone);
  // Changed meanwhile: the next scan finds it gone too, and tells the same event.
  await store.write(before, gone);
}
