import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areNicknames } from '../name/nicknames.ts';
import { nameShape } from '../name/name-shape.ts';
import { likeName, wordLikeness } from '../name/name-words.ts';
import { createWordBlocks, type Worded } from './word-blocks.ts';

const worded = (text: string): Worded => {
  const { words, script } = nameShape(text);
  return { word: words[0]!, script };
};
const WORDS = ['Hollimund', 'Robert', 'Gorbachev', 'Maya', 'O', 'Иванов', 'Veda'];
const near = (text: string, words: readonly string[] = WORDS) =>
  createWordBlocks(words.map(worded))
    .near(worded(text))
    .map((at) => words[at]);

describe('createWordBlocks', () => {
  it.each([
    ['Holimund', ['Hollimund']],
    ['Bob', ['Robert']],
    ['Gorbatschow', ['Gorbachev']],
    ['Otto', ['O']],
    ['R', ['Robert']],
    ['Laveda', ['Veda']],
    ['Иванова', ['Иванов']],
    ['Nobody', []],
    ['Q', []],
  ])('%s can be %j', (text, expected) => expect(near(text)).toEqual(expected));

  it.each([
    ['another romanisation', 'Li', 'Lee'],
    ['another language', 'Schirinowski', 'Zhirinovsky'],
    ['a capital I for an l', 'JiII', 'Jill'],
    ['a short form that shares one letter', 'Bill', 'William'],
    ['a pet ending', 'Abbie', 'Abigail'],
  ])('%s: %s is found for %s, and the other way round', (_what, one, other) => {
    expect(near(one, [other])).toEqual([other]);
    expect(near(other, [one])).toEqual([one]);
  });

  it.each([
    ['a word of another alphabet, whose sounds name-blocks.ts compares', 'Ivan', 'Иван'],
    ['a short form in an alphabet of which no list tells', 'Маша', 'Мария'],
    ['a beginning in an alphabet of which no list tells', 'Алекс', 'Александр'],
    ['two names whose consonants agree', 'Hassan', 'Hussein'],
    ['two letters of the same alphabet', 'A', 'B'],
    ['three slips', 'Hollimund', 'Hartimend'],
  ])('%s is none: %s and %s', (_what, one, other) => {
    expect(near(one, [other])).toEqual([]);
    expect(near(other, [one])).toEqual([]);
  });

  it('gives all who bear the word, the same again when asked again', () => {
    const blocks = createWordBlocks(['Maya', 'Otto', 'Maja', 'Maya'].map(worded));
    const first = [...blocks.near(worded('Maya'))].sort((a, b) => a - b);
    expect(first).toEqual([0, 2, 3]);
    expect([...blocks.near(worded('Maya'))].sort((a, b) => a - b)).toEqual(first);
    expect(blocks.near(worded('Otto'))).toEqual([1]);
  });

  it('finds what each with each finds, but for words of which hardly a letter stands where it stood', () => {
    const text = fc.constantFrom(
      ...['Katherine', 'Kathy', 'Kate', 'Catherine', 'Marchetti', 'Marketti', 'Brandt', 'Brant', 'Allan', 'Alan', 'Allen'], // prettier-ignore
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), text, (all, asked) => {
        const words = all.map(worded);
        const one = worded(asked);
        const plainly = words.flatMap(({ word }, at) =>
          wordLikeness(word, one.word, areNicknames, 'Latin').value >= likeName ? [at] : [],
        );
        expect([...createWordBlocks(words).near(one)].sort((a, b) => a - b)).toEqual(plainly);
      }),
      { seed: 715, numRuns: 200 },
    );
  });
});
