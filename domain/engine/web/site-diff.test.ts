import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleDiff } from '../handle/handle-diff.ts';
import { siteDiff } from './site-diff.ts';

const words = (yours: string, theirs: string) =>
  siteDiff(yours, theirs).steps.flatMap((step) => step.words ?? []);

describe('siteDiff', () => {
  it.each([
    [
      'hazelandthorn.co.uk',
      'hazelandthorn-books.com',
      ['“-books” added at the end', 'Another ending (.com for .co.uk)'],
    ],
    ['acme.com', 'acme.co', ['Another ending (.co for .com)']],
    ['acme.com', 'acme.com.au', ['Another ending (.com.au for .com)']],
    ['acme.example', 'acrne.net', ['The letters r n in place of m', 'Another ending (.net for .example)']],
    ['acme.example', 'acrne.example', ['The letters r n in place of m']],
    ['acme.co.uk', 'acmeco.uk', ['The period is missing']],
    ['müller.de', 'muller.com', ['The letter u in place of ü', 'Another ending (.com for .de)']],
    ['brackenandrye.example', 'bracken-rye.example', ['Hyphen in place of “and”']],
    ['bracken-rye.com', 'brackenandrye.com', ['“and” in place of hyphen']],
    ['acme.example', 'acme.example', []],
    ['acme', 'acme.com', ['“.com” added at the end, a common addition']],
  ])('%s against %s', (yours, theirs, expected) => expect(words(yours, theirs)).toEqual(expected));

  it('says it in one sentence, the ending without a place', () =>
    expect(siteDiff('acme.co.uk', 'acne.com', { yours: 'Ours', theirs: 'Theirs' }).sentence).toBe(
      'Ours: acme.co.uk. Theirs: acne.com. 2 differences: Letter n in place of m, at the 3rd character; another ending (.com for .co.uk).',
    ));

  it('loses no letter of either side, and under one ending is what it is of handles', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/);
    const ending = fc.constantFrom('com', 'co.uk', 'de', 'net', 'com.au');
    fc.assert(
      fc.property(label, label, ending, ending, (a, b, first, second) => {
        const [yours, theirs] = [`${a}.${first}`, `${b}.${second}`];
        const diff = siteDiff(yours, theirs);
        for (const side of ['yours', 'theirs'] as const)
          expect(diff.steps.flatMap((step) => step[side]).join('')).toBe(diff[side]);
        if (first === second) expect(diff).toEqual(handleDiff(yours, theirs));
        else expect(diff.same).toBe(false);
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});
