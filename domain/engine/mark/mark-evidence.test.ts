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
      const [u, v] = applied(place, x + 0.5, y + 0.5).map((share) => Math.floor(SIDE * share + 1e-9)) as [number, number];
      if (u < 0 || v < 0 || u >= SIDE || v >= SIDE) continue;
      const at = 4 * (v * SIDE + u);
      data.set(of.data.subarray(at, at + 4), 4 * (y * width + x));
    }
  return { width, height, data };
} // prettier-ignore

/** Where a candidate of 96 points leads that shows all of the original. */
const small: Affine = [1 / 96, 0, 0, 0, 1 / 96, 0];
const wrong: Affine = [1.01 / 96, 0, -0.006, 0, 1.01 / 96, 0.004];
const part = (zoom: number, left: number, top: number): Affine =>
  [1 / zoom / SIDE, 0, left / SIDE, 0, 1 / zoom / SIDE, top / SIDE]; // prettier-ignore

// Scores and weights as they were measured, of so many of 961 blocks and nine bands: whatever changes them, changes what is named.
it.each<[string, number, number, Affine, number, number, number, number, Affine?]>([
  ['the copy itself', SIDE, SIDE, [1 / SIDE, 0, 0, 0, 1 / SIDE, 0], 88.24, 24.26, 961, 9],
  ['the copy at a lesser size', 96, 96, small, 67.17, 15.113, 961, 9],
  ['the copy at a slightly wrong place', 96, 96, small, 66.53, 14.661, 961, 9, wrong],
  ['its mirror image', 96, 96, [-1 / 96, 0, 1, 0, 1 / 96, 0], 67.17, 15.113, 961, 9],
  ['its quarter turn', 96, 96, [0, 1 / 96, 0, -1 / 96, 0, 1], 67.17, 15.113, 961, 9],
  ['the copy in a page', 220, 150, [1 / 96, 0, -100 / 96, 0, 1 / 96, -30 / 96], 67.17, 15.113, 961, 9],
  ['the copy in the corner of a page', 120, 110, [1 / 96, 0, 0, 0, 1 / 96, -14 / 96], 67.17, 15.113, 961, 9],
  ['a stretched copy', 80, 120, [1 / 80, 0, 0, 0, 1 / 120, 0], 63.5, 14.494, 961, 9],
  ['a wide strip of it', 512, 40, [1 / 512, 0, 0, 0, 1 / 100, 0.3], 24.91, 20.411, 403, 9],
  ['a high strip of it', 40, 512, [1 / 100, 0, 0.3, 0, 1 / 512, 0], 18.32, 20.403, 403, 9],
  ['a part of it', 90, 100, part(1, 40, 30), 31.52, 12.263, 141, 9],
  ['a part near another corner', 90, 100, part(1, 150, 140), 30.97, 12.058, 131, 9],
  ['a part and what lies around it', 90, 100, part(1, -20, 180), 23.39, 8.382, 72, 9],
  ['a small part, large', 500, 60, part(4, 100, 90), 11.5, 11.443, 27, 9],
  ['a thumbnail, which has no room for the finest bands', 64, 64, [1 / 64, 0, 0, 0, 1 / 64, 0], 38.91, 8.07, 961, 4],
  ['a tiny one, with room for one', 32, 32, [1 / 32, 0, 0, 0, 1 / 32, 0], 5.67, 2.849, 961, 1],
  ['one that has room for none', 16, 16, [1 / 16, 0, 0, 0, 1 / 16, 0], 0, 0, 0, 0],
])('shows the mark of %s', (_, width, height, exact, score, weight, blocks, bands, place = exact) => {
  const evidence = markEvidence(seen(width, height, exact), pictures().original, place);
  expect(evidence).toHaveLength(COEFFICIENTS);
  expect(Math.abs(markScore(evidence, chips) - score)).toBeLessThan(0.1);
  expect(Math.abs(Math.hypot(...evidence) - weight)).toBeLessThan(0.02);
  expect(evidence.subarray(0, 961).filter((value) => value !== 0)).toHaveLength(blocks);
  expect(evidence.filter((value) => value !== 0)).toHaveLength(blocks * bands);
}); // prettier-ignore

it('says next to nothing of a picture without the mark', () => {
  const { original } = pictures();
  const evidence = markEvidence(seen(96, 96, small, original), original, small);
  expect(Math.abs(markScore(evidence, chips))).toBeLessThan(4);
});

// A block of sixteen points counts when more than .55 of it is seen: of the upper 117 rows of 256, fourteen rows of blocks.
it.each([
  [96, 44, 31, 14],
  [96, 51, 31, 16],
  [44, 96, 14, 31],
  [51, 96, 16, 31],
])('counts no chip where the original is not seen: of %d x %d points %d x %d blocks', (width, height, across, down) => {
  const evidence = markEvidence(seen(width, height, small), pictures().original, small);
  for (let at = 0; at < COEFFICIENTS; at++) {
    const [column, row] = [at % 31, Math.floor(at / 31) % 31];
    if ((evidence[at] !== 0) !== (column < across && row < down)) throw new Error(`block ${row}, ${column}`);
  }
}); // prettier-ignore

it('depends on no key: it is the same whichever mark is asked for, and wrong keys find nothing', () => {
  const evidence = markEvidence(seen(96, 96, small), pictures().original, small);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (wrong) => {
      fc.pre(Buffer.compare(wrong, key) !== 0);
      expect(Math.abs(markScore(evidence, markChips(wrong)))).toBeLessThan(NAMED_SCORE);
    }),
    { seed: 327, numRuns: 1000 },
  );
});
