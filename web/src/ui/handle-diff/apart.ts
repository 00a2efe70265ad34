import type { HandleDiff } from '#domain/engine/handle/handle-diff';

/** Of the shorter handle, how much must stand in the other for a drawing of the rest to say anything. */
const ENOUGH = 0.5;

/** With so many differences, what stands between them may be the same by chance, */
const MANY = 4;
/** where it is shorter than this. */
const SHORTEST = 3;

/**
 * Whether two handles have so little in common that naming each difference would only be noise: `tidewheel` beside
 * `ines-valcourt`, or `maya.trumpet` beside `mayamensa_boxing`. A letter that imitates another counts as kept, a plain letter in its
 * place does not.
 */
export function apart({ steps }: HandleDiff): boolean {
  const count = (side: 'yours' | 'theirs') => steps.reduce((sum, step) => sum + step[side].length, 0);
  const [own, other] = [count('yours'), count('theirs')];
  const runs = keptRuns(steps);
  const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
  if (total(runs) < ENOUGH * Math.min(own, other)) return true;
  const differences = steps.filter(({ kind }) => kind !== 'same').length;
  const byPurpose = total(runs.filter((length) => length >= SHORTEST));
  return differences >= MANY && byPurpose < ENOUGH * Math.max(own, other);
}

/** How many letters stand in both, one beside the other. */
function keptRuns(steps: HandleDiff['steps']): number[] {
  const runs = [0];
  for (const { kind, yours, theirs } of steps) {
    // A hyphen in place of “and” keeps no more than itself.
    const shared = Math.min(yours.length, theirs.length);
    const imitates = kind === 'replaced' && !/^[a-z]+$/i.test(theirs.join(''));
    if (kind === 'same' || kind === 'swapped' || imitates) runs[runs.length - 1]! += shared;
    else runs.push(0);
  }
  return runs;
}
