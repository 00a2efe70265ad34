import { seenPictureKey } from '#domain/account/upload';
import { userSubject } from '#domain/keys';
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
 * Findings show no uploaded picture as one’s own that has been taken away, and its files beside them go, unless another finding shows the
 * very same one. What a case keeps stays with the case. May be repeated.
 */
export async function forgetUploaded(userId: string, { findings, files, retry }: Services): Promise<void> {
  const subjectId = userSubject(userId);
  const uploaded = (await findings.list(subjectId)).flatMap(({ id, yours: { picture } }) =>
    picture?.uploaded ? [{ id, key: seenPictureKey(userId, picture) }] : [],
  );
  for (const { id } of uploaded)
    await editFinding({ subjectId, id }, { findings, retry }, ({ yours: { picture, ...yours }, ...now }) =>
      picture?.uploaded ? { ...now, yours: { ...yours, photoHash: null } } : undefined,
    );
  if (uploaded.length === 0) return;
  const shown = keptPictures(userId, await findings.list(subjectId));
  for (const { key } of uploaded) if (!shown.has(key)) await files.remove(key);
}
