import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from '../handle/handle-shape.ts';
import { handleLikeness } from '../handle/handle-signal.ts';
import { lookalikeHandles } from '../handle/lookalikes.ts';
import { HANDLE_ALIKE } from './handle-blocks.ts';
import { leastShared, mayBeAlike, mayReach, rowsOf } from './handle-reach.ts';
import { lettersOf } from './letters-shared.ts';

const likeness = (a: string, b: string) => handleLikeness(handleShape(a), handleShape(b)).value;
const reach = (a: string, b: string) => mayReach(handleShape(a), handleShape(b));
const bothWays = (a: string, b: string) => [reach(a, b), reach(b, a)];

describe('mayReach', () => {
  it.each([
    ['one stands in the other', 'hollimund', 'thehollimundshow'],
    ['both are one name without its decorations', 'mayaofficial', 'realmaya'],
    ['the same words in another order', 'maya_hollimund', 'hollimundmaya'],
    ['one of them with another ending', 'save-file', 'file-saver'],
    ['in another order beside a decoration', 'official_maya_katz', 'katzmaya'],
    ['a slip', 'hollimund', 'hollimind'],
    ['three letters of nine', 'hollimund', 'hallomend'],
    ['one letter of three', 'kev', 'kov'],
    ['more letters differ where a decoration stands before both', 'official_kevan', 'official_kubon'],
    ['letters of another alphabet', 'іvan', 'ivan'],
  ])('%s: %s and %s are compared', (_what, a, b) => {
    expect(bothWays(a, b)).toEqual([true, true]);
    expect(likeness(a, b)).toBeGreaterThanOrEqual(HANDLE_ALIKE);
  });

  it.each([
    ['maya', 'otto'],
    ['save-file', 'file-saverist'],
    ['hollimund', 'hartigand'],
    ['kevan', 'kubon'],
    ['official_kevan', 'kubon'],
    ['brandt', 'brandenburg'],
    ['kate', 'nat'],
  ])('%s and %s are not', (a, b) => {
    expect(bothWays(a, b)).toEqual([false, false]);
    expect(likeness(a, b)).toBeLessThan(HANDLE_ALIKE);
  });

  it('keeps no two apart that are alike', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aeiorstlnmkd'), minLength: 3, maxLength: 7 });
    const hung = fc.constantFrom('', '', 'real_', 'official_', 'the', '2024_');
    const handle = fc.tuple(hung, word, fc.constantFrom('', '_'), word).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, hung, fc.nat(199), (one, more, pick) => {
        const made = [...lookalikeHandles(one, { max: 200 })].map(({ value }) => value);
        const other = more + (made[pick % made.length] ?? one);
        if (likeness(one, other) >= HANDLE_ALIKE) expect(bothWays(one, other)).toEqual([true, true]);
      }),
      { seed: 721, numRuns: 400 },
    );
  });
});

describe('mayBeAlike', () => {
  const row = (text: string) => ({ text, letters: lettersOf(text) });
  it.each([
    ['all of the shorter in the longer', 'kev', 'thekevinbaconshow', true],
    ['one letter of four', 'maya', 'mava', true],
    ['two letters of four', 'maya', 'otya', true],
    ['three letters of four', 'maya', 'ttoa', false],
    ['four letters more than the shorter has, none of them its own', 'kevs', 'keladnor', false],
    ['two letters of four, one of them lost', 'maya', 'mao', true],
    ['one letter of the shorter is missing, many of the longer', 'kevx', 'keolmbcd', false],
  ])('%s: %s, %s', (_what, a, b, expected) => {
    expect(mayBeAlike(row(a), row(b))).toBe(expected);
    expect(mayBeAlike(row(b), row(a))).toBe(expected);
  });
});

describe('leastShared', () => {
  it.each([
    ['two letters: two of three', 3, 3, 2],
    ['eight letters: three of nine', 9, 9, 3],
    ['twelve letters: four of thirteen', 13, 13, 4],
    ['twenty letters: seven of twenty-one', 21, 21, 7],
    ['one letter more: as few as the longer asks for', 9, 10, 3],
    ['within the longer: all of the shorter but its ends', 5, 13, 3],
    ['within one that is half as long again', 20, 30, 18],
    ['a shorter one never has to share more than it has without its ends', 5, 7, 2],
  ])('%s', (_what, fewer, more, expected) => expect(leastShared(fewer, more)).toBe(expected));
});

describe('rowsOf', () => {
  it.each([
    ['a plain handle is compared by its letters', 'maya', ['maya']],
    ['a decorated one with and without what was hung on it', 'real_maya', ['realmaya', 'maya']],
    ['one without letters by nothing', '..', []],
  ])('%s', (_what, handle, expected) =>
    expect(rowsOf(handleShape(handle)).map(({ text }) => text)).toEqual(expected),
  );
});
