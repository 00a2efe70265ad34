import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from './letters-shared.ts';
import { leastLetters, mayBeShort, mayBeSlip } from './word-reach.ts';

describe('mayBeSlip', () => {
  it.each([
    ['the same word', 'robert', 'robert', true],
    ['two letters changed', 'robert', 'robbat', true],
    ['two letters more', 'robert', 'robertxy', true],
    ['three letters more', 'robert', 'robertxyz', false],
    ['three letters changed', 'robert', 'rabint', false],
  ])('%s: %s, %s', (_what, a, b, expected) => {
    expect(mayBeSlip(lettersOf(a), lettersOf(b))).toBe(expected);
    expect(mayBeSlip(lettersOf(b), lettersOf(a))).toBe(expected);
  });

  it('rules out no word of which two letters were changed, left out or put in', () => {
    const letter = fc.constantFrom(...'abcdeiorst');
    const word = fc.string({ unit: letter, minLength: 3, maxLength: 12 });
    const edit = fc.tuple(fc.nat(11), fc.constantFrom(0, 1), fc.constantFrom('', 'a', 'x'));
    fc.assert(
      fc.property(word, edit, edit, (one, ...edits) => {
        const other = edits.reduce(
          (text, [at, gone, more]) => text.slice(0, at) + more + text.slice(at + gone),
          one,
        );
        expect(mayBeSlip(lettersOf(one), lettersOf(other))).toBe(true);
      }),
      { seed: 722, numRuns: 300 },
    );
  });
});

describe('mayBeShort', () => {
  it.each([
    ['a part of the name', 'tina', 'christina', true],
    ['a part with an ending of two letters', 'abby', 'abigail', true],
    ['two letters that the name has not', 'bobo', 'robert', true],
    ['three letters that the name has not', 'bozzy', 'robert', false],
    ['a part of nothing', 'xyz', 'robert', false],
    ['three letters of one as long', 'rxyzrt', 'robert', false],
  ])('%s: %s, %s', (_what, short, long, expected) => {
    expect(mayBeShort(short, lettersOf(short), long, lettersOf(long))).toBe(expected);
    expect(mayBeShort(long, lettersOf(long), short, lettersOf(short))).toBe(expected);
  });
});

describe('leastLetters', () => {
  it.each([
    ['short words share two pairs at least', 3, 4, 2],
    ['seven letters: two of eight', 8, 8, 2],
    ['ten letters: three of eleven', 11, 11, 3],
    ['beside a longer word, a third of the shorter', 9, 20, 4],
    ['beside one hardly longer, a third of the longer without two slips', 12, 13, 4],
  ])('%s', (_what, fewer, more, expected) => expect(leastLetters(fewer, more)).toBe(expected));
});
