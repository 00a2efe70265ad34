import type { HandleDiff } from '#domain/engine/handle/handle-diff';

/** Of the shorter handle, how much must stand in the other for a drawing of the rest to say anything. */
const ENOUGH = 0.5;
/** From so many steps on, of which one adds so many letters, it must be two letters more, and single ones may be the same by chance. */
const MANY = 7;
const LONG = 4;

/**
 * Whether two handles have so little in common that naming each difference would only be noise: `tidewheel` beside
 * `ines-valcourt`, or `maya.trumpet` beside `mayamensa_boxing`. A letter that imitates another counts as kept, a plain letter in its
 * place does not.
 */
export function apart({ steps }: HandleDiff): boolean {
  const isMany =
    steps.length >= MANY && steps.some(({ kind, theirs }) => kind === 'added' && theirs.length >= LONG);
  const count = (side: 'yours' | 'theirs') => steps.reduce((sum, step) => sum + step[side].length, 0);
  const kept = steps.reduce((sum, { kind, yours, theirs }) => {
    // A hyphen in place of “and” keeps no more than itself, and what is added or missing nothing.
    const shared = Math.min(yours.length, theirs.length);
    const isOther = kind === 'replaced' && /^[a-z]+$/i.test(theirs.join(''));
    const isByChance = isMany && (kind === 'swapped' || (kind === 'same' && shared < 2));
    return isOther || isByChance ? sum : sum + shared;
  }, 0);
  return kept < ENOUGH * Math.min(count('yours'), count('theirs')) + (isMany ? 2 : 0);
}
