import { knownSitters } from './scene.ts';

/**
 * Plates that came out too like an earlier one (80 of 256 bits or less by perceptual hash), found by comparing all of the
 * first 3,300. When the drawing changes, plates.slow.test.ts names the new list.
 */
export const tooAlike: readonly number[] = [
  186, 272, 1070, 1768, 1785, 2040, 2212, 2220, 2521, 2560, 2750, 2787, 3015, 3031, 3063, 3077, 3100,
];

/** Up to here plates were compared. */
export const comparedPlates = 3300;

/**
 * Hands out portraits that are well apart: each new face gets the next plate, the same face the same plate. The two
 * whom the product's own pages show keep their own.
 */
export function createPlates(): (face: string) => string {
  const dealt = new Map<string, string>();
  let last = 0;
  return (face) => {
    if (Object.hasOwn(knownSitters, face)) return face;
    const known = dealt.get(face);
    if (known !== undefined) return known;
    do last++;
    while (tooAlike.includes(last));
    const plate = `plate ${last}`;
    dealt.set(face, plate);
    return plate;
  };
}
