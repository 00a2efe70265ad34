import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from './alignment/alignment.ts';
import { differenceWords, following, glyphName, plainly } from './difference-words.ts';

const said = (yours: string, theirs: string) => {
  const steps = align([...yours], [...theirs]);
  return steps.flatMap((step, at) =>
    step.kind === 'same' ? [] : [differenceWords(step, { first: at === 0, last: at === steps.length - 1 })],
  );
};

describe('words for a difference', () => {
  it.each([
    ['1', 'digit 1'],
    ['_', 'underscore'],
    ['a', 'letter a'],
    ['A', 'capital A'],
    ['а', 'Cyrillic а'],
    ['ο', 'Greek ο'],
    ['é', 'letter é'],
    ['\u200b', 'invisible character'],
    ['%', 'sign %'],
    ['A\u0301', 'letter A\u0301'],
    ['AB', 'letter AB'],
    ['12', 'sign 12'],
    ['ß', 'letter ß'],
    ['Ж', 'Cyrillic Ж'],
    ['—', 'long dash'],
  ])('%j is called %s', (glyph, name) => expect(glyphName(glyph)).toBe(name));

  it.each([
    ['maya', 'mayaa1x', '“a1x” added at the end'],
    ['maya', 'maya_official', '“_official” added at the end, a common addition'],
    ['maya', 'xmaya', 'An extra x in front'],
    ['maya', 'maya2024', '“2024” added at the end, a common addition'],
    ['maya', '2024maya', '“2024” added in front, a common addition'],
    ['maya', 'ma24ya', '“24” added'],
    ['maya', 'ma_hq_ya', '“_hq_” added'],
    ['maya', 'maya7x', '“7x” added at the end'],
    ['maya', 'mayax7', '“x7” added at the end'],
    ['maya', 'mayaxz', '“xz” added at the end'],
    ['maya', 'ma_ya', 'An extra underscore'],
    ['maya', 'mya', 'The letter a is missing'],
    ['mayakk', 'maya', '“kk” is missing'],
    ['maya', 'amya', 'm and a swapped'],
    ['maya', 'rnaya', 'The letters r n in place of m'],
    ['rnaya', 'maya', 'The letter m in place of r n'],
    ['maya', 'm4ya', 'Digit 4 in place of a'],
    ['maya', 'máya', 'The letter á in place of a'],
  ])('%s, %s: %s', (yours, theirs, words) => expect(said(yours, theirs)).toEqual([{ words }]));

  it.each([
    ['Digit 1 in place of l', 'digit 1 in place of l'],
    ['The letter á in place of a', 'the letter á in place of a'],
    ['An extra x', 'an extra x'],
    ['Cyrillic а in place of Latin a', 'Cyrillic а in place of Latin a'],
    ['Greek ο in place of Latin o', 'Greek ο in place of Latin o'],
    ['A and b swapped', 'A and b swapped'],
    ['m and A swapped', 'm and A swapped'],
    ['“Official” added', '“Official” added'],
    ['Letter x, Latin', 'letter x, Latin'],
  ])('%s, behind other words: %s', (words, behind) => expect(following(words)).toBe(behind));

  it('does not say how usual an addition is where it is asked not to', () =>
    expect(plainly('“2024” added at the end, a common addition')).toBe('“2024” added at the end'));

  it('gives the code point where the glyph would not show it', () => {
    expect(said('maya', 'mаya')).toEqual([{ words: 'Cyrillic а in place of Latin a', code: 'U+0430' }]);
    expect(said('maya', 'ma\u200bya')).toEqual([{ words: 'An extra invisible character', code: 'U+200B' }]);
  });

  it('says of one planted difference what was planted', () => {
    // no two of these letters pass for each other, and none is said twice
    const letters = fc.shuffledSubarray([...'zkhxmtw'], { minLength: 4, maxLength: 7 });
    const planted = fc.constantFrom('added', 'removed', 'digit', 'capital', 'Cyrillic');
    fc.assert(
      fc.property(letters, fc.nat(), planted, (own, place, kind) => {
        const at = place % own.length;
        const side = at === 0 ? ' in front' : '';
        const without = [...own.slice(0, at), ...own.slice(at + 1)].join('');
        const put = (glyph: string, instead: 0 | 1) =>
          [...own.slice(0, at), glyph, ...own.slice(at + instead)].join('');
        const [theirs, expected] = {
          added: [put('p', 0), { words: `An extra p${side}` }],
          removed: [without, { words: `The letter ${own[at]} is missing` }],
          digit: [put('7', 1), { words: `Digit 7 in place of ${own[at]}` }],
          capital: [put(own[at]!.toUpperCase(), 1), undefined],
          Cyrillic: [put('ж', 1), { words: `Cyrillic ж in place of Latin ${own[at]}`, code: 'U+0436' }],
        }[kind] as [string, { words: string } | undefined];
        expect(said(own.join(''), theirs)).toEqual(expected ? [expected] : []);
      }),
      { seed: 216, numRuns: 300 },
    );
  });

  it('has words for every step between any two handles', () => {
    const handle = fc.string({ unit: 'grapheme', maxLength: 10 });
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        for (const { words } of said(yours, theirs)) {
          expect(words).not.toBe('');
          expect(words).not.toContain('undefined');
        }
      }),
      { seed: 215, numRuns: 200 },
    );
  });
});
