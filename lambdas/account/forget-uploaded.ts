import { seenPictureKey } from '#domain/account/upload';
import type { Finding } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import { editFinding } from '../scan/edit-finding.ts';
import { submittedAgain } from '../scan/known/given-anew.ts';
import { compareAnew } from '../scan/known/wait-again.ts';
import { keptPictures } from '../scan/picture/keep-pictures.ts';
import type { Retry } from '../runtime/retry.ts';
import type { FindingStore } from '../store/finding.ts';
import type { UserFiles } from '../store/user-files.ts';

interface Services {
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  files: Pick<UserFiles, 'remove'>;
  retry: Retry;
  once: Parameters<typeof compareAnew>[2]['once'];
  /** To the queue of scans. */
  compare: Parameters<typeof compareAnew>[2]['enqueue'];
  now: () => number;
}

type Owner = Pick<Subject, 'subjectId' | 'id'> & {
  as: { userId: string } | { businessId: string; givenBy: string };
};

/**
 * Findings of a person or a business show no uploaded picture as their own that has been taken away, and its files beside them go, unless
 * another finding shows the very same one; those that wait for a decision are compared anew, without it. What a case keeps stays with the
 * case. May be repeated.
 */
export async function forgetUploaded(
  { subjectId, id: owner, as }: Owner,
  { findings, files, retry, once, compare, now }: Services,
): Promise<void> {
  const known = await findings.list(subjectId);
  const uploaded = known.filter(({ yours }) => yours.picture?.uploaded);
  const waiting = uploaded.filter(({ status }) => status === 'OPEN').slice(0, mostCompared);
  // All of it before the findings: they name what is to be done, to whoever begins again.
  await compareAnew(waiting.map(submittedAgain), { ...as, now: now() }, { once, enqueue: compare });
  const shown = keptPictures(
    owner,
    known.map((one) => without(one) ?? one),
  );
  for (const { yours } of uploaded) {
    const key = seenPictureKey(owner, yours.picture!);
    if (!shown.has(key)) await files.remove(key);
  }
  for (const { id } of uploaded) await editFinding({ subjectId, id }, { findings, retry }, without);
}

/** The next search compares the others. */
const mostCompared = 30;

/** A finding without the uploaded picture; undefined where it shows none. */
const without = ({ yours: { picture, ...yours }, ...now }: Finding): Finding | undefined =>
  picture?.uploaded ? { ...now, yours: { ...yours, photoHash: null } } : undefined;
