import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipDistance } from './edit-distance.ts';
import { soundLikeness, soundsOf } from '../name/sound.ts';

/** The same distance by plain recursion over the ends of both texts. */
function naive(a: string, b: string): number {
  const gap = (text: string) => (text.length > 1 && text.at(-1) === text.at(-2) ? 0.6 : 1);
  const vowel = (letter: string) => 'aeiouy'.includes(letter);
  if (a === '' && b === '') return 0;
  const ways: number[] = [];
  if (a !== '') ways.push(naive(a.slice(0, -1), b) + gap(a));
  if (b !== '') ways.push(naive(a, b.slice(0, -1)) + gap(b));
  if (a !== '' && b !== '') {
    const [x, y] = [a.at(-1)!, b.at(-1)!];
    ways.push(naive(a.slice(0, -1), b.slice(0, -1)) + (x === y ? 0 : vowel(x) && vowel(y) ? 0.8 : 1));
    if (a.length > 1 && b.length > 1 && x !== y && x === b.at(-2) && y === a.at(-2))
      ways.push(naive(a.slice(0, -2), b.slice(0, -2)) + 0.8);
  }
  return Math.min(...ways);
}

describe('slipDistance', () => {
  it.each([
    ['', '', 0],
    ['maya', 'maya', 0],
    ['maya', 'mayaa', 0.6],
    ['maya', 'moya', 0.8],
    ['maya', 'myaa', 0.8],
    ['maya', 'mata', 1],
    ['', 'abc', 3],
    ['mi', 'mu', 0.8],
    ['my', 'mi', 0.8],
    ['mx', 'mi', 1],
  ])('%s %s %d', (a, b, distance) => expect(slipDistance(a, b)).toBeCloseTo(distance, 9));

  it('is measured of texts that are longer than any before, and of short ones after them', () => {
    const long = 'abc'.repeat(200);
    expect(slipDistance(long, `${long}d`)).toBe(1);
    expect(slipDistance(`${long}d`, long)).toBe(1);
    expect(slipDistance('maya', 'mata')).toBe(1);
  });

  it.each([
    ['abc', 'abcdefgh', 2, Infinity],
    ['abcdefgh', 'abc', 2, Infinity],
    ['bbbbbb', 'kkkkkk', 1, Infinity],
    ['maya', 'mayaa', 0.6, 0.6],
    ['maya', 'mata', 1, 1],
    ['maya', 'myaa', 0.8, 0.8],
  ])('%s %s within %d: %d', (a, b, limit, distance) =>
    expect(slipDistance(a, b, limit)).toBeCloseTo(distance, 9),
  );

  it('agrees with plain recursion, with and without a limit', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abe'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 5 }), (a, b, limit) => {
        const exact = naive(a, b);
        expect(slipDistance(a, b)).toBeCloseTo(exact, 9);
        const limited = slipDistance(a, b, limit);
        if (exact <= limit) expect(limited).toBeCloseTo(exact, 9);
        else expect(limited).toBeGreaterThan(limit);
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});

describe('soundLikeness', () => {
  it.each([
    ['philip', 'filip', 1],
    ['catherine', 'katerine', 1],
    ['schmidt', 'shmit', 0.85],
  ])('%s and %s sound alike', (a, b, least) =>
    expect(soundLikeness(soundsOf(a), soundsOf(b))).toBeGreaterThanOrEqual(least - 0.1),
  );

  it('is symmetric and between 0 and 1', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz9'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const [one, other] = [
          soundLikeness(soundsOf(a), soundsOf(b)),
          soundLikeness(soundsOf(b), soundsOf(a)),
        ];
        expect(one).toBeCloseTo(other, 9);
        expect(one >= 0 && one <= 1).toBe(true);
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});
