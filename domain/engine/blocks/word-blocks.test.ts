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
const blocks = createWordBlocks(WORDS.map(worded));

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
  ])('%s can be %j', (text, expected) =>
    expect(blocks.near(worded(text)).map((at) => WORDS[at])).toEqual(expected),
  );

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
