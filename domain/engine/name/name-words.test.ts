import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from './name-shape.ts';
import { likeName, wordLikeness } from './name-words.ts';
import { areNicknames } from './nicknames.ts';

const word = (text: string) => nameShape(text).words[0]!;
const like = (a: string, b: string, nicknames = true) =>
  wordLikeness(word(a), word(b), nicknames ? areNicknames : undefined, nameShape(a).script);

/** Slips by trying every way: a doubled letter .6, a vowel for a vowel or a swap .8, anything else 1. */
function slips(a: string, b: string): number {
  if (a === '' && b === '') return 0;
  const ways: number[] = [];
  const gap = (text: string) => (text.length > 1 && text.at(-1) === text.at(-2) ? 0.6 : 1);
  if (a !== '') ways.push(slips(a.slice(0, -1), b) + gap(a));
  if (b !== '') ways.push(slips(a, b.slice(0, -1)) + gap(b));
  if (a !== '' && b !== '') {
    const vowels = /^[aeiouy]{2}$/.test(a.at(-1)! + b.at(-1)!);
    ways.push(slips(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : vowels ? 0.8 : 1));
    if (
      a.length > 1 &&
      b.length > 1 &&
      a.at(-1) !== b.at(-1) &&
      a.at(-1) === b.at(-2) &&
      a.at(-2) === b.at(-1)
    )
      ways.push(slips(a.slice(0, -2), b.slice(0, -2)) + 0.8);
  }
  return Math.min(...ways);
}

describe('wordLikeness', () => {
  it.each([
    ['Maya', 'maya', 'same', 1],
    ['Bill', 'BiII', 'homoglyph', 0.99],
    ['Thomas', 'Tommy', 'nickname', 0.92],
    ['Thomas', 'T', 'initial', 0.86],
    ['Thomas', 'M', 'initial', 0],
    ['T', 'M', 'initial', 0],
    ['Hollimund', 'Holkimund', 'similar', 0.92],
    ['Lavrov', 'Lavrof', 'similar', 0.92],
    ['Kim', 'Kin', 'similar', 0.375],
    ['Hollimund', 'Larsen', 'similar', 0],
  ] as const)('%s and %s: %s, %d', (a, b, kind, value) => {
    const found = like(a, b);
    expect(found.kind).toBe(kind);
    expect(found.value).toBeCloseTo(value, 9);
  });

  it('forgives no slip where a character is a syllable', () =>
    expect(like('김정은', '김종은', false).value).toBeCloseTo(0.375, 9));

  it.each([
    ['Gorbachev', 'Gorbatschow'],
    ['Tchaikovsky', 'Tschaikowski'],
    ['Khrushchev', 'Chruschtschow'],
  ])('%s and %s are one name in two languages', (a, b) =>
    expect(like(a, b, false).value).toBeGreaterThanOrEqual(likeName),
  );

  it.each([
    ['Suzuki', 'Sasaki'],
    ['Johnson', 'Jensen'],
    ['Hassan', 'Hussein'],
    ['Kaufmann', 'Koehlmann'],
  ])('%s and %s are two names', (a, b) => expect(like(a, b, false).value).toBeLessThan(likeName));

  it('leaves surnames without short forms', () =>
    expect(like('Thomas', 'Tommy', false).value).toBeLessThan(likeName));

  it('is what counting slips says, and never a name where too many are', () => {
    const text = fc.string({ unit: fc.constantFrom(...'bdeo'), minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const { value } = like(a, b, false);
        const [count, length] = [slips(a, b), Math.max(a.length, b.length)];
        const most = length <= 3 ? 0 : length === 4 ? 1 : 2;
        const expected =
          a === b ? 1 : count <= most ? 1 - 0.08 * count : Math.max(0, 0.75 * (1 - (1.5 * count) / length));
        expect(value).toBeCloseTo(expected, 9);
        expect(value >= likeName).toBe(a === b || count <= most);
        expect(like(b, a, false).value).toBeCloseTo(value, 9);
      }),
      { seed: 319, numRuns: 300 },
    );
  });
});
