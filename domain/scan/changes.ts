import { pdqDistance, pdqFromHex } from '../engine/photo/pdq.ts';
import { type Changes, type Finding, isClone, type SeenProfile } from './finding.ts';

/** Measured: the same picture, compressed anew, differs in no more bits. */
const samePictureBits = 31;

/** What changed between two sights of one account. What one of them could not see has not changed. */
export function changesOf(before: SeenProfile, after: SeenProfile): Changes {
  // A search engine keeps a part of a profile, another one each time; of what it leaves out nothing is known.
  const secondHand = !!before.seenIn || !!after.seenIn;
  const text = (one: string | null | undefined, other: string | null | undefined) => {
    const [was, is] = [one?.trim() ?? '', other?.trim() ?? ''];
    if (was === is || (secondHand && (!was || !is))) return undefined;
    return { before: was.slice(0, 500) || null, after: is.slice(0, 500) || null };
  };
  const renamed = before.handle.toLowerCase() !== after.handle.toLowerCase();
  const name = text(before.name, after.name);
  const bio = secondHand ? undefined : text(before.bio, after.bio);
  return {
    ...(renamed && { handle: { before: before.handle, after: after.handle } }),
    ...(name && { name }),
    ...(bio && { bio }),
    ...(otherPicture(before, after, secondHand) && {
      picture: { before: before.picture ?? null, after: after.picture ?? null },
    }),
  };
}

/** Another picture, one where there was none, or none any more; one that could not be fetched is as it was. */
function otherPicture(before: SeenProfile, after: SeenProfile, secondHand: boolean): boolean {
  if (before.photoHash && after.photoHash) {
    const [was, is] = [pdqFromHex(before.photoHash), pdqFromHex(after.photoHash)];
    return !!was && !!is && pdqDistance(was, is) > samePictureBits;
  }
  if (secondHand) return false;
  return before.photoHash ? !after.imageUrl : !before.imageUrl && !!after.photoHash;
}

type Sight = Pick<Finding, 'verdict' | 'score' | 'theirs' | 'reasons'>;

/**
 * Whether an account that a person dismissed is looked at anew. It imitates them, and shows another name, picture or handle, which is what
 * they went by; or another bio, and is more like them; or a proof code that was made for theirs.
 */
export function asksAgain(before: Sight, seen: Sight): boolean {
  if (!isClone(seen)) return false;
  const { handle, name, picture, bio } = changesOf(before.theirs, seen.theirs);
  const isOther = !!handle || !!name || !!picture;
  return isOther || (!!bio && seen.score > before.score) || (showsCode(seen) && !showsCode(before));
}

const showsCode = ({ reasons }: Pick<Sight, 'reasons'>): boolean =>
  reasons.some(({ signal, side }) => signal === 'proof' && side === 'for');
