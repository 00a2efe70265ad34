import type { Picture } from '../../picture/picture.ts';
import type { Kept } from '../kept-here.ts';
import { emptySide, isEmpty, loadDraft, saveDraft } from '../side.ts';

const readPicture = async (file: Blob): Promise<Picture> =>
  (await import('../../picture/picture.ts')).readPicture(file);

/**
 * Keeps what a comparison was made of in the tab where it becomes a case, unless that holds one: the link in a mail opens another tab
 * than the one in which it was typed, and one's own account, name and picture are asked for there next. Of somebody else nothing is.
 */
export async function keepTyped({ mine, pictures, ...other }: Kept, read = readPicture): Promise<void> {
  if (!mine || other.forElse || !isEmpty(loadDraft())) return;
  const { link, platform, snapshot, business } = other;
  const picture = pictures?.yours && (await read(jpeg(pictures.yours)).catch(() => undefined));
  saveDraft({
    yours: { ...mine, ...(picture && { picture }) },
    theirs: { ...emptySide(), link, platform, name: snapshot?.theirs.name ?? '' },
    ...(business && { business }),
  });
}

const jpeg = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: 'image/jpeg' });
