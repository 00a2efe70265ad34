import { seenPictureKey } from '#domain/account/upload';
import type { Finding } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import { editFinding } from '../scan/edit-finding.ts';
import { keptPictures } from '../scan/picture/keep-pictures.ts';
import type { Retry } from '../runtime/retry.ts';
import type { FindingStore } from '../store/finding.ts';
import type { UserFiles } from '../store/user-files.ts';

interface Services {
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  files: Pick<UserFiles, 'remove'>;
  retry: Retry;
}

/**
 * Findings of a person or a business show no uploaded picture as their own that has been taken away, and its files beside them go, unless
 * another finding shows the very same one. What a case keeps stays with the case. May be repeated.
 */
export async function forgetUploaded(
  { subjectId, id: owner }: Pick<Subject, 'subjectId' | 'id'>,
  { findings, files, retry }: Services,
): Promise<void> {
  const known = await findings.list(subjectId);
  const uploaded = known.flatMap(({ id, yours: { picture } }) =>
    picture?.uploaded ? [{ id, key: seenPictureKey(owner, picture) }] : [],
  );
  const shown = keptPictures(
    owner,
    known.map((one) => without(one) ?? one),
  );
  // Before the findings: they name what is to go, to whoever begins again.
  for (const { key } of uploaded) if (!shown.has(key)) await files.remove(key);
  for (const { id } of uploaded) await editFinding({ subjectId, id }, { findings, retry }, without);
}

/** A finding without the uploaded picture; undefined where it shows none. */
const without = ({ yours: { picture, ...yours }, ...now }: Finding): Finding | undefined =>
  picture?.uploaded ? { ...now, yours: { ...yours, photoHash: null } } : undefined;
