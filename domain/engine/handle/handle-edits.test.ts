import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from './handle-shape.ts';
import { handleLikeness } from './handle-signal.ts';

const between = (a: string, b: string) => handleLikeness(handleShape(a), handleShape(b));
const rare = (length: number) => 1 - 3.3 / length ** 2;
/** What one slip in so many letters is worth. */
const slipIn = (letters: number) => 0.97 - 0.4 / letters - 2 / letters ** 2;

describe('one other letter in a name with decorations', () => {
  // no decoration begins or ends with these, and no layer touches them
  const name = fc.string({ unit: fc.constantFrom(...'zkgq'), minLength: 4, maxLength: 10 });
  /** Where one word of two is another, it must be alike by itself. */
  const asWord = (letters: number) => 1 - 0.2 * (1 - slipIn(letters));

  it.each<[string, string, string, (letters: number) => number]>([
    ['without any', '*', '*', (n) => slipIn(n)],
    ['on one side', 'hq_*', '*', (n) => slipIn(n) - 0.02],
    ['on the other side', '*', '*.tv', (n) => slipIn(n) - 0.02],
    ['a different one on each', 'hq_*', '*_tv', (n) => slipIn(n) - 0.02],
    ['the same on both: half its letters count', '*_hq', '*_hq', (n) => slipIn(n + 1) * asWord(n)],
    ['the same title on both: it counts for nothing', 'dr_*', 'dr_*', (n) => slipIn(n) * asWord(n)],
    ['two of the same', 'tv_*_hq', 'tv_*_hq', (n) => slipIn(n + 2) * asWord(n)],
    ['the same on both, and another on one', 'tv_*_hq', '*_hq', (n) => slipIn(n + 1) - 0.02],
  ])('%s', (_, yours, theirs, value) => {
    fc.assert(
      fc.property(name, fc.nat(), (text, place) => {
        const at = place % text.length;
        const slip = `${text.slice(0, at)}f${text.slice(at + 1)}`;
        const found = between(yours.replace('*', text), theirs.replace('*', slip));
        expect(found.kind).toBe('edited');
        expect(found.value).toBeCloseTo(value(text.length), 9);
      }),
      { seed: 613, numRuns: 25 },
    );
  });
});

describe('a name with a word of its own within another', () => {
  const contained = (core: string, whole: string, base: number) =>
    (base + 0.35 * (core.length / whole.length)) * Math.sqrt(rare(core.length));

  it.each([
    ['hqzk_hq', 'hqzk', 'hqzkbdfp', 0.55, true],
    ['hqzk_hq', 'hqzk', 'bdfphqzk', 0.55, true],
    ['zkhq_hq', 'zkhq', 'bdfzkhqbdf', 0.4, true],
    ['zkgqz_shop', 'zkgqz', 'zkgqzbdbshopdbd', 0.55, false],
    ['zkgqz_shop', 'zkgqz', 'bdbshopdbdzkgqz', 0.55, false],
    ['zkgqz_shop', 'zkgqz', 'bdbzkgqzbdb', 0.4, true],
    ['real_zkgqz', 'zkgqz', 'bdbzkgqzbdb', 0.4, false],
    ['dr_zkgqz', 'zkgqz', 'bdbzkgqzbdb', 0.4, false],
    ['zkgqz_7', 'zkgqz', 'bdbzkgqzbdb', 0.4, false],
    ['x_zkgqz', 'zkgqz', 'bdbzkgqzbdb', 0.4, false],
  ])('%s, whose name is %s, in %s', (own, core, whole, base, isContradicted) => {
    const value = contained(core, whole, base) * (isContradicted ? 0.9 : 1);
    for (const found of [between(own, whole), between(whole, own)]) {
      expect(found.kind).toBe('contained');
      expect(found.value).toBeCloseTo(value, 9);
    }
  });

  it('is not looked for where it has three letters', () =>
    expect(between('zkg', 'zkgbdfp').kind).not.toBe('contained'));
});

describe('words in another order', () => {
  it.each([
    ['zkgq_bdf', 'bdf_zkgq', true],
    ['zkgq_bdf_kkz', 'kkz_bdf_zkgq', true],
    ['zkgq_bdfs', 'bdf_zkgq', true],
    ['zkgq_bdfer', 'bdf_zkgq', true],
    ['zkgq_bdfzz', 'bdf_zkgq', false],
    ['zkgqs_bdfs', 'bdf_zkgq', false],
    ['zkgq_bds', 'bd_zkgq', false],
    ['zkgq_bdf_kkz', 'bdfkkzzkgq', true],
    ['zkgq_bdf_kkz', 'bdfkkzzkgqz', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(between(a, b).kind === 'reordered').toBe(expected);
    expect(between(b, a).kind === 'reordered').toBe(expected);
  });
});

describe('letters that changed places', () => {
  // three of them by two slips, or by half a slip each
  it.each([
    ['behind the first of five', 'zkgqf', 'zgqkf', 1.5],
    ['behind the first of six', 'zkgqfk', 'zgqkfk', 1.5],
    ['of four: too few to hide among', 'zkgq', 'zgqk', 2],
    ['with the first among them', 'zkgqf', 'kgzqf', 2],
    ['two that stand side by side', 'zkgqf', 'zgkqf', 0.8],
  ])('%s', (_, yours, theirs, slips) => {
    const share = slips / yours.length;
    const value = 0.97 - 0.4 * share - 2 * share * share;
    expect(between(yours, theirs).kind).toBe('edited');
    expect(between(yours, theirs).value).toBeCloseTo(value, 9);
    expect(between(theirs, yours).value).toBeCloseTo(value, 9);
  });
});

it('handles of separators alone are like none, not even each other', () => {
  for (const [a, b] of [
    ['', ''],
    ['_', '.'],
    ['_', '_'],
    ['__', 'zkgq'],
    ['zkgq', '.'],
  ] as const)
    expect(between(a, b)).toEqual({ value: 0, kind: 'different' });
});
