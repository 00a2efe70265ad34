import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markScore } from '../engine/mark/mark-score.ts';
import { COEFFICIENTS } from '../engine/mark/pattern/lapped-transform.ts';
import { markChips } from '../engine/mark/pattern/mark-chips.ts';
import { evidenceLetters, evidenceOfText, evidenceText } from './evidence-text.ts';

it('what comes over the wire scores as what was measured, in as many letters whatever it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 255 }),
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      (fill, unit) => {
        const chips = markChips(new Uint8Array(32).fill(fill));
        const measured = Float64Array.from(chips, (chip, at) => unit * (Math.sin(at) ** 3 + 0.1 * chip));
        const text = evidenceText(measured);
        expect(text).toHaveLength(evidenceLetters);
        expect(markScore(evidenceOfText(text), chips)).toBeCloseTo(markScore(measured, chips), 2);
      },
    ),
    { seed: 72, numRuns: 10 },
  );
});

it('keeps which way each chip points, and how far in proportion to the farthest', () => {
  const measured = new Float64Array(COEFFICIENTS);
  measured.set([3, -6, 1.5], 1);
  const read = evidenceOfText(evidenceText(measured));
  expect(read).toHaveLength(COEFFICIENTS);
  expect([...read.subarray(0, 5)]).toEqual([0, 16_384, -32_767, 8192, 0]);
});

it('of nothing measured comes nothing', () =>
  expect(evidenceOfText(evidenceText(new Float64Array(COEFFICIENTS)))).toEqual(
    new Float64Array(COEFFICIENTS),
  ));
