import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOf } from './evidence-points.ts';
import type { SignalName } from './judgement.ts';
import { scoreOf, sharesOf } from './score.ts';

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

/** What each signal is worth at its best, added up by hand. */
const MOST = 3 + 2.2 + 4.5 + 2.5 + 1 + 2.6 + 0.5 + 0.8;

describe('scoreOf', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const some = fc
    .array(fc.tuple(fc.constantFrom(...SIGNALS), share), { maxLength: 9 })
    .map((pairs): Partial<Record<SignalName, number>> => Object.fromEntries(pairs));
  const sum = (given: Partial<Record<SignalName, number>>) =>
    SIGNALS.reduce(
      (all, signal) => all + (given[signal] === undefined ? 0 : pointsOf(signal, given[signal])),
      0,
    );

  it('grows with the sum, ever more slowly, whatever the order, and silence adds nothing', () => {
    fc.assert(
      fc.property(some, (given) => {
        const points = Math.max(0, sum(given));
        const score = scoreOf(given);
        expect(
          Math.abs(score - (100 * Math.log(1 + points / 0.132)) / Math.log(1 + MOST / 0.132)),
        ).toBeLessThan(0.1001);
        expect(scoreOf(Object.fromEntries(Object.entries(given).reverse()))).toBeCloseTo(score, 0);
        expect(scoreOf({ ...given, proof: 1 })).toBe(score);
      }),
      { seed: 62, numRuns: 300 },
    );
  });

  it('never falls with more evidence', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...SIGNALS), share, (given, signal, more) => {
        const [low, high] = [given[signal] ?? 0, more].sort((a, b) => a - b) as [number, number];
        const [less, better] = signal === 'label' ? [high, low] : [low, high];
        expect(scoreOf({ ...given, [signal]: better })).toBeGreaterThanOrEqual(
          scoreOf({ ...given, [signal]: less }),
        );
        // something seen that speaks for a copy is never worth less than something not seen
        if (pointsOf(signal, more) >= 0 && given[signal] === undefined)
          expect(scoreOf({ ...given, [signal]: more })).toBeGreaterThanOrEqual(scoreOf(given));
      }),
      { seed: 601, numRuns: 1000 },
    );
  });

  const everything = { handle: 1, name: 1, photo: 1, bio: 1, links: 1, domain: 1, location: 1 };

  it('is 100 for the same of everything, and for nothing less', () => {
    expect(scoreOf(everything)).toBe(100);
    for (const signal of Object.keys(everything) as (keyof typeof everything)[]) {
      const { [signal]: _one, ...rest } = everything;
      expect(scoreOf({ ...rest, relative: 1 }), `without ${signal}`).toBeLessThan(100);
      expect(scoreOf({ ...everything, [signal]: 0.99, relative: 1 }), `nearly ${signal}`).toBeLessThan(100);
    }
    expect(scoreOf({ ...everything, relative: 0 })).toBeLessThan(100);
    expect(scoreOf({ ...everything, label: 1 })).toBeLessThan(100);
  });

  it.each([
    [{ ...everything }, { ...everything, location: 0 }],
    [
      { handle: 0.99, name: 1, photo: 1, bio: 1 },
      { handle: 0.99, name: 1, photo: 1, bio: 0.6 },
    ],
    [
      { handle: 0.99, name: 1, photo: 1, bio: 0.6 },
      { handle: 0.99, name: 1, photo: 1 },
    ],
    [
      { handle: 0.99, name: 1, photo: 1 },
      { handle: 0.99, name: 1, photo: 0.75 },
    ],
    [
      { handle: 0.99, name: 1, photo: 0.75 },
      { handle: 0.99, name: 1 },
    ],
    [
      { handle: 0.99, name: 1 },
      { handle: 0.8, name: 1 },
    ],
    [{ handle: 0.8, name: 1 }, { name: 1 }],
    [{ name: 1 }, { name: 0.8 }],
    [{ name: 0.8 }, {}],
  ])('more is more, in the whole numbers that people see: %j, then %j', (more, less) =>
    expect(Math.floor(scoreOf(more))).toBeGreaterThan(Math.floor(scoreOf(less))),
  );
});

describe('sharesOf', () => {
  it('adds up to the score; what speaks for a copy adds, what speaks against takes away', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const pairs = fc.array(fc.tuple(fc.constantFrom(...SIGNALS), share), { maxLength: 9 });
    fc.assert(
      fc.property(pairs, (given) => {
        const signals: Partial<Record<SignalName, number>> = Object.fromEntries(given);
        const shares = sharesOf(signals);
        expect(Object.values(shares).reduce((sum, one) => sum + one, 0)).toBeCloseTo(scoreOf(signals), 9);
        for (const [signal, adds] of Object.entries(shares)) {
          const points = pointsOf(signal as 'name', signals[signal as 'name']!);
          if (points > 0) expect(adds).toBeGreaterThanOrEqual(0);
          else expect(adds).toBeLessThanOrEqual(0);
        }
      }),
      { seed: 602, numRuns: 500 },
    );
  });

  it('gives more to what weighs more', () => {
    const { photo, handle, name } = sharesOf({ handle: 1, name: 1, photo: 1 });
    expect([photo! > handle!, handle! > name!]).toEqual([true, true]);
    expect(sharesOf({ handle: 1, photo: 0 }).photo).toBeLessThan(0);
  });
});
