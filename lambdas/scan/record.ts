import { day, seconds } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import type { Finding } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import { platformTable } from '#domain/platform/platform-table';
import { userSubject } from '#domain/keys';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { FindingStore, StoredFinding } from '../store/finding.ts';
import type { UserFiles } from '../store/user-files.ts';
import { type Compared, looksDifferent, reasonsOf } from './compare.ts';
import { keepPictures } from './keep-pictures.ts';

const keepResolvedDays = 30;

/** One account is one finding of a subject, however often it is seen. */
export const findingId = (platform: string, handle: string): string =>
  keyHash(`${platform}#${handle.toLowerCase()}`);

interface RecordServices {
  findings: Pick<FindingStore, 'get' | 'write'>;
  retry: Retry;
  files: Pick<UserFiles, 'putPicture'>;
}

/**
 * Writes what a scan saw of one account. Idempotent: the same sight writes the same row; the person's decision stands.
 * Gives the finding when it is new or back, so that the person can be told.
 */
export async function recordSight(
  { findings: store, retry, files }: RecordServices,
  userId: string,
  compared: Compared,
  at: string,
  /** How it came to us, for the timeline. */
  note?: string,
  /** When the search began that sees it: what an earlier try of it wrote, and may have died before telling, is told again. */
  since = at,
): Promise<Finding | undefined> {
  const { judgement } = compared;
  const subjectId = userSubject(userId);
  const { platform, handle } = compared.theirs;
  const id = findingId(platform, handle);
  const attempt = async () => {
    const before = await store.get(subjectId, id);
    const sides = await keepPictures(userId, compared, before, { files, at });
    const seen = {
      ...{ subjectId, id, platform, verdict: judgement.verdict, score: judgement.score },
      ...{ reasons: reasonsOf(judgement), lastSeen: at },
      ...sides,
    };
    const { after, news } = seenAgain(before, seen, note, since);
    return (await store.write(before, after)) ? { news: news ? after : undefined } : undefined;
  };
  return (await untilWritten(attempt, retry, () => new Error('A finding was written too often.'))).news;
}

type Seen = Omit<Finding, 'status' | 'firstSeen' | 'history' | 'expiresAt'>;

/** A finding after one more sight of it; the person's decision stands. */
function seenAgain(
  before: Finding | undefined,
  seen: Seen,
  note: string | undefined,
  since: string,
): { after: Finding; news: boolean } {
  const at = seen.lastSeen;
  if (!before) {
    const history = [{ at, what: 'first seen' as const, ...(note && { note }) }];
    return { after: { ...seen, status: 'OPEN', firstSeen: at, history }, news: true };
  }
  const back = before.status === 'RESOLVED';
  const what = back
    ? ('back again' as const)
    : looksDifferent(before, seen)
      ? ('changed' as const)
      : undefined;
  const after: Finding = {
    ...seen,
    status: back ? 'OPEN' : before.status,
    firstSeen: before.firstSeen,
    history: what ? [...before.history, { at, what }].slice(-50) : before.history,
  };
  return { after, news: back || (!what && appearedIn(before, since)) };
}

/** It came, or came back, and nothing has happened to it since. One event tells once, however often it is told. */
const appearedIn = ({ status, history }: Finding, since: string): boolean => {
  const last = history.at(-1);
  return status === 'OPEN' && !!last && last.at >= since && ['first seen', 'back again'].includes(last.what);
};

/** The account is gone: the finding is resolved, kept for 30 days. Gives it when this scan was the one to notice. */
export async function recordGone(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  at: string,
): Promise<Finding | undefined> {
  const gone: Finding = {
    ...before,
    status: 'RESOLVED',
    history: [...before.history, { at, what: 'no longer there' as const }].slice(-50),
    expiresAt: seconds(Date.parse(at) + keepResolvedDays * day),
  };
  // Changed meanwhile: the next scan finds it gone too.
  return (await store.write(before, gone)) ? gone : undefined;
}

/** What to tell of a finding, once for each time it appears or goes; nothing for a namesake. */
export function notificationOf(userId: string, finding: Finding, at: string): Notification | undefined {
  const gone = finding.status === 'RESOLVED';
  if (finding.verdict === 'namesake' || finding.verdict === 'unrelated') return undefined;
  const where = platformTable[finding.platform].name;
  const event = `${finding.id}#${finding.history.length}#${finding.status}`;
  return {
    userId,
    id: keyHash(event),
    kind: gone ? 'RESOLVED' : 'FINDING',
    title: gone
      ? `No longer there on ${where}: ${finding.theirs.handle}`
      : `${finding.verdict === 'likely clone' ? 'Likely clone' : 'Possible clone'} on ${where}: ${finding.theirs.handle}`,
    body: finding.reasons[0]?.words ?? null,
    link: `/dashboard#finding-${finding.id}`,
    createdAt: at,
  };
}
