import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markChips } from './pattern/mark-chips.ts';
import { falseAlarmChance, falseAlarmWords, markScore, NAMED_SCORE, ONE_COPY_SCORE } from './mark-score.ts';

it.each([
  [ONE_COPY_SCORE, 1, 1e-9],
  [NAMED_SCORE, 1000, 1e-9],
  [0, 5, 1],
  [-9, 1, 1],
  [1, 100, 1],
  [-0.1, 1, 1],
  [0.1, 1, 0.995],
  [2, 1, 0.1353],
  [2, 3, 0.406],
  [11.7, 1, 1.88e-30],
  [11.8, 1, 1e-30],
  [11.7, 100, 1.87e-28],
  [20, 1, 1e-30],
])('a score of %d among %d keys comes by chance at most %d of times', (score, keys, expected) => {
  expect(falseAlarmChance(score, keys)).toBeLessThanOrEqual(1.04 * expected);
  expect(falseAlarmChance(score, keys)).toBeGreaterThan(0.9 * expected);
});

it.each([
  [1, 1, 'by chance alone'],
  [2.2, 2, 'by chance alone'],
  [3, 1, 'at most once in 10'],
  [2.14, 1, 'by chance alone'],
  [2.15, 1, 'at most once in 10'],
  [3.2, 1, 'at most once in 100'],
  [3.8, 1, 'at most once in 1,000'],
  [4.28, 1, 'at most once in 1,000'],
  [4.3, 1, 'at most once in 10⁴'],
  [3.8, 10, 'at most once in 100'],
  [20, 1, 'at most once in 10³⁰'],
  [ONE_COPY_SCORE + 0.01, 1, 'at most once in 10⁹'],
  [NAMED_SCORE + 0.01, 1000, 'at most once in 10⁹'],
  [NAMED_SCORE + 0.01, 1, 'at most once in 10¹²'],
  [90, 1, 'at most once in 10³⁰'],
])('says of %d among %d: %s', (score, keys, words) => expect(falseAlarmWords(score, keys)).toBe(words));

it.each([
  [[3, 4], [1, 1], 1.4],
  [[3, 4], [1, -1], -0.2],
  [[0, 0], [1, 1], 0],
])('of %j by %j is %d', (evidence, chips, expected) =>
  expect(markScore(Float64Array.from(evidence), Int8Array.from(chips))).toBeCloseTo(expected, 12),
);

it('stays under its bound for wrong keys, whatever the evidence', () => {
  const value = fc.double({ min: -4, max: 4, noNaN: true });
  let [asked, over] = [0, 0];
  fc.assert(
    fc.property(fc.array(value, { minLength: 20, maxLength: 20 }), fc.nat({ max: 1e6 }), (some, first) => {
      const evidence = Float64Array.from({ length: 8649 }, (_, i) => some[(i * i) % 20]! ** 3);
      for (let n = 0; n < 40; n++) {
        const key = new Uint8Array(32);
        new DataView(key.buffer).setUint32(0, 40 * first + n);
        const score = markScore(evidence, markChips(key));
        expect(score).toBeLessThan(NAMED_SCORE);
        asked += 1;
        if (score > 2) over += 1;
      }
    }),
    { seed: 321, numRuns: 30 },
  );
  // a normal law gives .023; the bound is .135
  expect(over / asked).toBeLessThan(falseAlarmChance(2) / 3);
});

it('never says more than the chance does', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 12, noNaN: true }), fc.integer({ min: 1, max: 5000 }), (score, keys) => {
      const words = falseAlarmWords(score, keys);
      const power = [...(/10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/.exec(words)?.[1] ?? '')].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('');
      if (power !== '') expect(10 ** -Number(power)).toBeGreaterThanOrEqual(0.999 * falseAlarmChance(score, keys));
    }),
    { seed: 322 },
  ); // prettier-ignore
});
