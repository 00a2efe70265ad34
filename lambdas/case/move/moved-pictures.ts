import { casePictureKey } from '#domain/account/upload';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import { screenshotsOf, type StoredCase } from '../../store/case.ts';
import { dropPictures } from '../compared/keep-pictures.ts';
import type { CaseServices } from '../services.ts';

type Services = Pick<CaseServices, 'moves' | 'files'>;

/**
 * Copies the pictures of a case to where it is about to be. What is kept never changes, so each is copied once, also where the case
 * gets another one meanwhile.
 */
export function copyingPictures(owner: string, { moves, files }: Services) {
  const copied = new Set<string>();
  /** False where it is to be tried again: others write about the business, or it is being deleted. */
  return async (one: StoredCase): Promise<boolean> => {
    const to = { userId: owner, caseId: one.caseId };
    for (const id of screenshotsOf(one)) {
      if (copied.has(id)) continue;
      if (!(await moves.copyScreenshot(one, to, id))) return false;
      copied.add(id);
    }
    for (const piece of one.evidence) {
      if (piece.kind !== 'picture' || copied.has(piece.id)) continue;
      const bytes = await files.head(casePictureKey(one, piece), largestKeptPicture);
      if (bytes) await files.putPicture(casePictureKey(to, piece), bytes, piece.contentType ?? '');
      copied.add(piece.id);
    }
    return true;
  };
}

/** Removes the pictures of a case where it is not, or not any more. */
export async function leavePictures(one: StoredCase, owner: string, services: Services): Promise<void> {
  const there = { ...one, userId: owner };
  await services.moves.dropScreenshots(there, screenshotsOf(one));
  await dropPictures(there, services.files);
}
