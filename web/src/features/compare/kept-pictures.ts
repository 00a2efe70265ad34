import type { Picture } from '../picture/picture.ts';
import { looksUncut } from '../picture/looks-uncut.ts';
import type { Kept } from './kept-here.ts';
import type { Draft } from './side.ts';

const JPEG = 'data:image/jpeg;base64,';

/** A picture as it was compared; nothing of a whole screenshot, which shows much besides a picture. */
const compared = (picture: Picture | undefined): string | undefined => {
  if (!picture?.whole || looksUncut(picture)) return undefined;
  return picture.part && picture.preview.startsWith(JPEG)
    ? picture.preview.slice(JPEG.length)
    : picture.whole.base64;
};

/**
 * The pictures that a case keeps of a comparison; of the other account also the screenshot that its picture stands in, unless it has that.
 */
export function keptPictures({ yours, theirs }: Draft): Pick<Kept, 'pictures'> {
  const [own, other] = [compared(yours.picture), compared(theirs.picture)];
  const { whole, part, ofCase } = theirs.picture ?? {};
  const screenshot = whole && !ofCase && (part || !other) ? whole.base64 : undefined;
  if (!own && !other && !screenshot) return {};
  return {
    pictures: {
      ...(own && { yours: own }),
      ...(other && { theirs: other }),
      ...(screenshot && { screenshot }),
    },
  };
}
