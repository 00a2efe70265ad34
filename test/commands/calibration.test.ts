import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibration } from '../../bench/calibration/calibration.ts';
import { balanced, brier, crossValidated, isotonic, logistic } from '../../bench/calibration/models.ts';
import { hasData } from '../../bench/data.ts';
import { seeded } from '../../bench/seeded.ts';
import { words as compareWords } from '../../web/src/features/compare/words.ts';

describe('models of what a score means', () => {
  it('the logistic finds the two parameters that rows were drawn with', () => {
    const random = seeded(4);
    const rows = Array.from({ length: 20_000 }, () => {
      const value = 4 * random() - 1;
      return { value, copy: random() < 1 / (1 + Math.exp(1 - 2 * value)), weight: 1 };
    });
    const { offset, slope } = logistic(rows);
    expect(offset).toBeCloseTo(-1, 0);
    expect(slope).toBeCloseTo(2, 0);
  });

  it('steps rise, and are the shares where these rise by themselves', () => {
    const value = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(value, value, (copies, others) => {
        const model = isotonic(balanced(copies, others));
        const said = Array.from({ length: 10 }, (_, at) => model(at));
        expect(said).toEqual([...said].sort((a, b) => a - b));
        for (const share of said) expect(share >= 0 && share <= 1).toBe(true);
      }),
      { seed: 921, numRuns: 200 },
    );
    const model = isotonic(balanced([1, 2, 2, 3], [1, 1, 1, 2]));
    expect([1, 2, 3].map((at) => Math.round(100 * model(at)))).toEqual([25, 67, 100]);
  });

  it('copies and others count alike, and a row is judged by the other folds', () => {
    const rows = balanced([1, 1, 1, 1], [0]);
    expect(rows.filter(({ copy }) => copy).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(2.5, 9);
    expect(
      brier(
        rows,
        rows.map(() => 0.5),
      ),
    ).toBeCloseTo(0.25, 9);
    const said = crossValidated(balanced([2, 3, 4, 5], [0, 1, 0, 1]), isotonic, seeded(1), 4);
    expect(said).toHaveLength(8);
  });
});

describe.skipIf(!calibration.needs.every(hasData))(
  'what the page says of points (skipped without ../shared/data)',
  () => {
    it('is what is measured', async () => {
      const rows = await calibration.run(() => {});
      const said = compareWords.points.answers.join(' ');
      for (const [from, words] of [
        [60, '60 points or more, $ were copies'],
        [55, '55 to 59, $;'],
        [50, '50 to 54, $;'],
        [40, '40 to 49, $.'],
      ] as const) {
        const found = rows.find(
          (one) => one.group.endsWith('handle alone') && one.what.startsWith(`copies of 100 with ${from} `),
        );
        const value = found && 'value' in found ? found.value : NaN;
        expect(said).toContain(words.replace('$', String(Math.round(value))));
      }
    });
  },
);
