import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import type { Pixels } from '../photo/pdq.ts';
import { COEFFICIENTS } from './pattern/lapped-transform.ts';
import { markChips } from './pattern/mark-chips.ts';
import { markEvidence } from './mark-evidence.ts';
import { markPicture } from './mark-picture.ts';
import { markScore, NAMED_SCORE } from './mark-score.ts';
import type { Affine } from './plane/affine.ts';

const SIDE = 256;
const key = new Uint8Array(32).fill(9);
const chips = markChips(key);
const original = drawnScene(12, SIDE);
const marked = markPicture(original, key);
const whole: Affine = [1 / SIDE, 0, 0, 0, 1 / SIDE, 0];

/** Points of the marked copy by their place; whatever lies beyond is grey. */
const seen = (width: number, height: number, from: (x: number, y: number) => [number, number]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) => {
    const [x, y] = from((i >> 2) % width, Math.floor((i >> 2) / width));
    return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 128 : marked.data[4 * (y * SIDE + x) + (i % 4)]!;
  }),
});

it.each<[string, Pixels, Affine]>([
  ['the copy itself', marked, whole],
  ['a slightly wrong place', marked, [1.01 / SIDE, 0, -0.006, 0, 1.01 / SIDE, 0.004]],
  ['its mirror image', seen(SIDE, SIDE, (x, y) => [SIDE - 1 - x, y]), [-1 / SIDE, 0, 1, 0, 1 / SIDE, 0]],
  ['a part of it', seen(180, 200, (x, y) => [x + 40, y + 30]), [1 / SIDE, 0, 40 / SIDE, 0, 1 / SIDE, 30 / SIDE]],
  ['the copy in a page', seen(700, 400, (x, y) => [x - 200, y - 60]), [1 / SIDE, 0, -200 / SIDE, 0, 1 / SIDE, -60 / SIDE]],
])('shows the mark of %s', (_, candidate, place) => {
  expect(markScore(markEvidence(candidate, original, place), chips)).toBeGreaterThan(3 * NAMED_SCORE);
}); // prettier-ignore

it('says next to nothing of a picture without the mark', () => {
  expect(Math.abs(markScore(markEvidence(original, original, whole), chips))).toBeLessThan(4);
});

it('counts no chip where the original is not seen', () => {
  const evidence = markEvidence(
    seen(SIDE, 128, (x, y) => [x, y]),
    original,
    whole,
  );
  expect(evidence).toHaveLength(COEFFICIENTS);
  expect(evidence.slice(20 * 31, 31 * 31).every((value) => value === 0)).toBe(true);
});

it('depends on no key: it is the same whichever mark is asked for, and wrong keys find nothing', () => {
  const evidence = markEvidence(marked, original, whole);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (wrong) => {
      fc.pre(Buffer.compare(wrong, key) !== 0);
      expect(Math.abs(markScore(evidence, markChips(wrong)))).toBeLessThan(NAMED_SCORE);
    }),
    { seed: 327, numRuns: 2000 },
  );
});
