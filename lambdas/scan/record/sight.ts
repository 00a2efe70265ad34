import { isDeepStrictEqual } from 'node:util';
import { markSignal } from '#domain/marked/mark-words';
import type { Finding, Reason, SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import type { Retry } from '../../runtime/retry.ts';
import { untilWritten } from '../../runtime/until-written.ts';
import type { FindingStore, StoredFinding } from '../../store/finding.ts';
import type { UserFiles } from '../../store/user-files.ts';
import { type Compared, reasonsOf } from '../compare.ts';
import { keepPictures } from '../picture/keep-pictures.ts';
import { seenAgain } from './seen-again.ts';
import { isProvenSince, saysWhen } from './still-there.ts';

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
  subject: Pick<Subject, 'kind' | 'subjectId' | 'id' | 'socialMediaAccounts'>,
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
    const stands = before && !isProvenSince(subject, before) && isAsWritten(before, after);
    const isWritten = stands || (await store.write(before, after));
    return isWritten ? { news: news ? after : undefined } : undefined;
  };
  return (await untilWritten(attempt, retry, () => new Error('A finding was written too often.'))).news;
}

/** A mark that was read in the very same picture counts, also when there was no time to read it again. */
function withKnownMark(
  reasons: Reason[],
  before: Finding | undefined,
  { theirs }: Pick<Finding, 'theirs'>,
): Reason[] {
  const known = before?.reasons.find(({ signal }) => signal === markSignal);
  const isSame = !!before && isSamePicture(theirs, before.theirs);
  return known && isSame && reasons[0]?.signal !== markSignal ? [known, ...reasons].slice(0, 30) : reasons;
}

/** The very file; of one that stayed with the person all that is kept, its hash. */
const isSamePicture = (one: SeenProfile, other: SeenProfile): boolean =>
  one.picture
    ? one.picture.sha256 === other.picture?.sha256
    : !one.imageUrl && !!one.photoHash && one.photoHash === other.photoHash;

/** Nothing but the moment is new, and that of before will do. */
const isAsWritten = ({ version: _, ...before }: StoredFinding, after: Finding): boolean =>
  saysWhen(before, after.lastSeen) &&
  isDeepStrictEqual(plain({ ...after, lastSeen: before.lastSeen }), plain(before));

/** As a table gives it back: what is undefined is not there. */
const plain = (finding: Finding): unknown => JSON.parse(JSON.stringify(finding));
