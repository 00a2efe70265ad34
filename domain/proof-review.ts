import { pdqDistance, pdqFromHex } from './impersonation/pdq.ts';

/** Up to this distance two pictures are one (PDQ, see the matching engine). */
const samePicture = 31;

interface Holder {
  id: string;
  owner: string;
  nameKey?: string | null | undefined;
  photoHash?: string | null | undefined;
}

/**
 * True when two people hold accounts that show one name and one picture: one of them may be a copy that its maker
 * "proved", so that neither is confirmed in public before somebody has looked.
 */
export const looksLike = (one: Holder, other: Holder): boolean =>
  one.owner !== other.owner &&
  !!one.nameKey &&
  one.nameKey === other.nameKey &&
  distance(one.photoHash, other.photoHash) <= samePicture;

/** Why two holders are looked at together, in words for operators. */
export const likenessWords = (one: Holder, other: Holder): string[] => {
  const apart = distance(one.photoHash, other.photoHash);
  return [
    ...(one.nameKey && one.nameKey === other.nameKey ? ['Both profiles show the same name.'] : []),
    ...(apart <= samePicture ? [`Both profiles show one picture: ${256 - apart} of 256 marks agree.`] : []),
  ];
};

function distance(a: string | null | undefined, b: string | null | undefined): number {
  const [one, other] = [pdqFromHex(a ?? ''), pdqFromHex(b ?? '')];
  return one && other ? pdqDistance(one, other) : Infinity;
}
