import { casePictureKey, seenPictureKey } from '#domain/account/upload';
import type { Case, Evidence } from '#domain/case/case';
import { isFromSearchEngine, type Snapshot } from '#domain/case/snapshot';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import { sha256 } from '../../runtime/hash.ts';
import type { UserFiles } from '../../store/user-files.ts';

/**
 * The pictures that a scan kept of both accounts, copied to the case, which keeps them until it is deleted. Each is hashed
 * anew on its way; one that is gone or has changed is left out.
 */
export async function keepPictures(
  { userId, caseId }: Pick<Case, 'userId' | 'caseId'>,
  seen: Snapshot,
  files: Pick<UserFiles, 'head' | 'putPicture'>,
): Promise<Evidence[]> {
  const kept: Evidence[] = [];
  for (const side of ['theirs', 'yours'] as const) {
    const picture = seen[side].picture;
    const bytes = picture && (await files.head(seenPictureKey(userId, picture), largestKeptPicture));
    if (!picture || !bytes || sha256(bytes) !== picture.sha256) continue;
    const { contentType } = picture;
    await files.putPicture(casePictureKey({ userId, caseId }, picture), bytes, contentType);
    const id = `${side}-${picture.sha256.slice(0, 32)}`;
    kept.push({
      ...{ id, kind: 'picture', side, words: '', ...picture, byHelper: false },
      ...(side === 'theirs' && isFromSearchEngine(seen) && { seenIn: 'web search' }),
    });
  }
  return kept;
}

/** Removes the pictures of a case that is gone. */
export async function dropPictures(
  one: Pick<Case, 'userId' | 'caseId' | 'evidence'>,
  files: Pick<UserFiles, 'remove'>,
): Promise<void> {
  for (const piece of one.evidence)
    if (piece.kind === 'picture') await files.remove(casePictureKey(one, piece));
}
