import type { HandleDiff } from '#domain/engine/handle/handle-diff';

/** Of the shorter handle, how much must stand in the other for a drawing of the rest to say anything. */
const ENOUGH = 0.5;

/**
 * Whether two handles have so little in common that naming each difference would only be noise: `tidewheel` beside
 * `ines-valcourt`. A letter that imitates another counts as kept, a plain letter in its place does not.
 */
export function apart({ steps }: HandleDiff): boolean {
  const count = (side: 'yours' | 'theirs') => steps.reduce((sum, step) => sum + step[side].length, 0);
  const kept = steps.reduce((sum, { kind, yours, theirs }) => {
    // A hyphen in place of “and” keeps no more than itself.
    const shared = Math.min(yours.length, theirs.length);
    const imitates = kind === 'replaced' && !/^[a-z]+$/i.test(theirs.join(''));
    return kind === 'same' || kind === 'swapped' || imitates ? sum + shared : sum;
  }, 0);
  return kept < ENOUGH * Math.min(count('yours'), count('theirs'));
}
