import { pdqDistance, pdqFromHex, pdqMirrored } from '../engine/photo/pdq.ts';
import { foldedKey, readAs } from '../engine/glyph/read-as.ts';

/** Up to this distance two pictures are one (PDQ, see the matching engine). */
const samePicture = 31;
/** The same of one in a mirror, which the hash tells less exactly; pictures of other things are 92 apart and more. */
const sameInMirror = 60;

interface Holder {
  id: string;
  owner: string;
  nameKey?: string | null | undefined;
  photoHash?: string | null | undefined;
}

/** What stands for a name where there is none. */
export const noName = '-';

/**
 * True when two people hold accounts that show one picture under names that read as one: one of them may be a copy that its maker
 * "proved", so that neither is confirmed in public before somebody has looked. Where a picture cannot be seen, handles that
 * read as one stand in for it.
 */
export const looksLike = (one: Holder, other: Holder): boolean =>
  one.owner !== other.owner && sameName(one, other) && (samePhoto(one, other) || unseenAlike(one, other));

const sameName = (one: Holder, other: Holder) =>
  !!one.nameKey && !!other.nameKey && foldedKey(one.nameKey) === foldedKey(other.nameKey);
const samePhoto = (one: Holder, other: Holder) => photoWords(one.photoHash, other.photoHash).length > 0;
const unseenAlike = (one: Holder, other: Holder) =>
  (!one.photoHash || !other.photoHash) &&
  one.nameKey !== noName &&
  handleCore(one.id) === handleCore(other.id);

/** Why two holders are looked at together, in words for operators. */
export const likenessWords = (one: Holder, other: Holder): string[] => {
  return [
    ...(sameName(one, other) && one.nameKey !== noName ? ['The names of both holders read the same.'] : []),
    ...photoWords(one.photoHash, other.photoHash),
    ...(unseenAlike(one, other) ? ['Their handles read the same, and we can’t see both pictures.'] : []),
  ];
};

/** What stays of a handle at a glance: "X#Maya_Ho11imund" and "GITHUB#maya-hollimund" -> "mayahoiiimund". */
const handleCore = (id: string): string =>
  readAs(
    id
      .slice(id.indexOf('#') + 1)
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );

function photoWords(a: string | null | undefined, b: string | null | undefined): string[] {
  const [one, other] = [pdqFromHex(a ?? ''), pdqFromHex(b ?? '')];
  if (!one || !other) return [];
  const says = (apart: number, which: string) => [
    `Both profiles show the same picture${which}: ${256 - apart} of 256 marks match.`,
  ];
  const apart = pdqDistance(one, other);
  if (apart <= samePicture) return says(apart, '');
  // Whoever copies a picture often mirrors it.
  const turned = pdqDistance(one, pdqMirrored(other));
  return turned <= sameInMirror ? says(turned, ', one of them mirrored') : [];
}
