import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEIGHBOUR_KEYS } from '../tables/glyphs.ts';
import * as edits from './text-edits.ts';

const alphabet = [...edits.LETTERS];
/** All texts of one length: what a plain search looks through. */
function everyText(length: number, letters: readonly string[]): string[] {
  return length === 0 ? [''] : everyText(length - 1, letters).flatMap((text) => letters.map((l) => text + l));
}
const without = (text: string, at: number) => [...text].filter((_, i) => i !== at).join('');
const shorter = (text: string) => new Set([...text].map((_, i) => without(text, i)));
const differing = (a: string, b: string) => [...a].flatMap((letter, i) => (letter === b[i] ? [] : [i]));
const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort();

describe('text edits', () => {
  it.each<[string, Iterable<string>, string[]]>([
    ['omissions', edits.omissions('abc'), ['bc', 'ac', 'ab']],
    ['repetitions', edits.repetitions('abc'), ['aabc', 'abbc', 'abcc']],
    ['transpositions', edits.transpositions('abbc'), ['babc', 'abcb']],
    ['vowel swaps', edits.vowelSwaps('ax'), ['ax', 'ex', 'ix', 'ox', 'ux']],
    ['separations', edits.separations('abc', '-'), ['a-bc', 'ab-c']],
    ['plurals', edits.plurals('cats'), ['cat', 'casts', 'catses', 'catss']],
    ['replacements', edits.replacements('rna', new Map([['rn', ['m']], ['a', ['4', '@']]])), ['ma', 'rn4', 'rn@']], // prettier-ignore
    ['throughout', edits.replacementsThroughout('pap', new Map([['p', ['q']]])), ['qaq']],
  ])('%s', (_, made, expected) => expect(sorted(made)).toEqual(sorted(expected)));

  it('are those that a search through all texts finds', () => {
    const letters = ['a', 'b', 'e'];
    const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(text, (word) => {
        const same = everyText(word.length, letters);
        const longer = everyText(word.length + 1, letters);
        const inAlphabet = (made: Iterable<string>) => sorted(made).filter((one) => /^[abe]*$/.test(one));
        expect(sorted(edits.omissions(word))).toEqual(sorted(shorter(word)));
        expect(inAlphabet(edits.allReplacements(word))).toEqual(
          sorted(same.filter((one) => differing(one, word).length <= 1)),
        );
        expect(inAlphabet(edits.allInsertions(word))).toEqual(
          sorted(longer.filter((one) => shorter(one).has(word))),
        );
        expect(sorted(edits.repetitions(word))).toEqual(
          sorted(
            longer.filter((one) => [...one].some((l, i) => l === one[i + 1] && without(one, i) === word)),
          ),
        );
        expect(sorted(edits.transpositions(word))).toEqual(
          sorted(
            same.filter((one) => {
              const [i, j, ...more] = differing(one, word);
              return more.length === 0 && j === i! + 1 && one[i!] === word[j] && one[j] === word[i!];
            }),
          ),
        );
      }),
      { seed: 31, numRuns: 60 },
    );
  });

  it('by keyboard and by bit stay what they say', () => {
    const text = fc.string({ unit: fc.constantFrom(...alphabet, '-'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, (word) => {
        for (const made of edits.neighbourReplacements(word)) {
          const [at, ...more] = differing(made, word);
          expect(more).toEqual([]);
          if (at !== undefined) expect(NEIGHBOUR_KEYS.get(word[at]!)).toContain(made[at]);
        }
        for (const made of edits.neighbourInsertions(word)) expect(shorter(made).has(word)).toBe(true);
        const bits = new Set<string>();
        for (let i = 0; i < word.length; i++)
          for (const letter of [...alphabet, '-']) {
            const apart = word.charCodeAt(i) ^ letter.charCodeAt(0);
            if ([...apart.toString(2)].filter((bit) => bit === '1').length === 1)
              bits.add(word.slice(0, i) + letter + word.slice(i + 1));
          }
        expect(sorted(edits.bitsquats(word))).toEqual(sorted(bits));
      }),
      { seed: 32, numRuns: 60 },
    );
  });
});
