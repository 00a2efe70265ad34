import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOf, scoreOf } from './evidence-points.ts';

const SIGNALS = [
  'handle',
  'name',
  'photo',
  'bio',
  'links',
  'domain',
  'location',
  'relative',
  'label',
] as const;

describe('pointsOf', () => {
  it.each([
    ['handle', 0, -2],
    ['handle', 0.55, 0.1],
    ['handle', 1, 3],
    ['photo', 0.7, 2.5],
    ['links', 0.5, 0.5],
    ['domain', 0.985, 2.6],
    ['label', 1, -2.5],
  ] as const)('%s at %d: %d', (signal, at, points) => expect(pointsOf(signal, at)).toBeCloseTo(points, 9));

  it('rises with likeness (a label speaks against) and makes no jumps', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...SIGNALS), share, share, (signal, a, b) => {
        const [less, more] = [pointsOf(signal, Math.min(a, b)), pointsOf(signal, Math.max(a, b))];
        if (signal === 'label') expect(more).toBeLessThanOrEqual(less);
        else expect(more).toBeGreaterThanOrEqual(less);
        expect(Math.abs(more - less)).toBeLessThanOrEqual(20 * Math.abs(a - b) + 1e-9);
      }),
      { seed: 61, numRuns: 500 },
    );
  });
});

describe('scoreOf', () => {
  it('is the logistic of the sum, whatever the order, and silence adds nothing', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const signals = fc.array(fc.tuple(fc.constantFrom(...SIGNALS), share), { maxLength: 9 });
    fc.assert(
      fc.property(signals, (pairs) => {
        const given = Object.fromEntries(pairs);
        let odds = Math.exp(-1.2);
        for (const signal of SIGNALS)
          if (given[signal] !== undefined) odds *= Math.exp(pointsOf(signal, given[signal]));
        const score = scoreOf(given);
        expect(Math.abs(score - (100 * odds) / (1 + odds))).toBeLessThanOrEqual(0.051);
        expect(scoreOf(Object.fromEntries(Object.entries(given).reverse()))).toBeCloseTo(score, 0);
        expect(scoreOf({ ...given, proof: 1 })).toBe(score);
      }),
      { seed: 62, numRuns: 300 },
    );
  });
});
