import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import type { Pixels } from '../photo/pdq.ts';
import { COEFFICIENTS } from './pattern/lapped-transform.ts';
import { markChips } from './pattern/mark-chips.ts';
import { markEvidence } from './mark-evidence.ts';
import { markPicture } from './mark-picture.ts';
import { markScore, NAMED_SCORE } from './mark-score.ts';
import { type Affine, applied } from './plane/affine.ts';

const SIDE = 256;
const key = new Uint8Array(32).fill(9);
const chips = markChips(key);
const whole: Affine = [1 / SIDE, 0, 0, 0, 1 / SIDE, 0];
let drawn: { original: Pixels; marked: Pixels } | undefined;
/** Worked out once, for whichever test asks first. */
function pictures() {
  const original = drawn?.original ?? drawnScene(12, SIDE);
  return (drawn ??= { original, marked: markPicture(original, key) });
}

/** What of the marked copy, or of `of`, is seen where a candidate of this size leads to; whatever lies beyond is grey. */
function seen(width: number, height: number, place: Affine, of = pictures().marked): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).fill(128);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = applied(place, x + 0.5, y + 0.5).map((share) => Math.floor(SIDE * share)) as [number, number];
      if (u < 0 || v < 0 || u >= SIDE || v >= SIDE) continue;
      const at = 4 * (v * SIDE + u);
      data.set(of.data.subarray(at, at + 4), 4 * (y * width + x));
    }
  return { width, height, data };
} // prettier-ignore

const half: Affine = [2 / SIDE, 0, 0, 0, 2 / SIDE, 0];
it.each<[string, number, number, Affine, Affine?]>([
  ['the copy itself', SIDE, SIDE, whole],
  ['a slightly wrong place', 128, 128, half, [2.02 / SIDE, 0, -0.006, 0, 2.02 / SIDE, 0.004]],
  ['its mirror image', 128, 128, [-2 / SIDE, 0, 1, 0, 2 / SIDE, 0]],
  ['a part of it', 120, 130, [1 / SIDE, 0, 40 / SIDE, 0, 1 / SIDE, 30 / SIDE]],
  ['the copy in a page', 350, 200, [2 / SIDE, 0, -200 / SIDE, 0, 2 / SIDE, -60 / SIDE]],
])('shows the mark of %s', (_, width, height, exact, place = exact) => {
  const evidence = markEvidence(seen(width, height, exact), pictures().original, place);
  expect(markScore(evidence, chips)).toBeGreaterThan(3 * NAMED_SCORE);
});

it('says next to nothing of a picture without the mark', () => {
  const { original } = pictures();
  const evidence = markEvidence(seen(128, 128, half, original), original, half);
  expect(Math.abs(markScore(evidence, chips))).toBeLessThan(4);
});

it('counts no chip where the original is not seen', () => {
  const evidence = markEvidence(seen(128, 64, half), pictures().original, half);
  expect(evidence).toHaveLength(COEFFICIENTS);
  expect(evidence.slice(20 * 31, 31 * 31).every((value) => value === 0)).toBe(true);
});

it('depends on no key: it is the same whichever mark is asked for, and wrong keys find nothing', () => {
  const evidence = markEvidence(seen(128, 128, half), pictures().original, half);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (wrong) => {
      fc.pre(Buffer.compare(wrong, key) !== 0);
      expect(Math.abs(markScore(evidence, markChips(wrong)))).toBeLessThan(NAMED_SCORE);
    }),
    { seed: 327, numRuns: 1000 },
  );
});
