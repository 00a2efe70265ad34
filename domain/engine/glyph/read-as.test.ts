import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedKey, readAs, readKey } from './read-as.ts';

it.each([
  ['hollimund', 'hoiiimund'],
  ['ho11irnund', 'hoiiimund'],
  ['vvater', 'water'],
  ['s4nt05', 'santos'],
  ['maría', 'maría'],
])('%s is read as %s', (text, read) => expect(readAs(text)).toBe(read));

it('what is read as something is read as that again, and a key stays whatever the order of its words', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const key = readKey(words);
      expect(readKey(words.toReversed())).toBe(key);
      // "rrn" is read as "rm": letters that come together by it may be read once more.
      if (!/r[rn]*n|v{2,}/.test(words.join(' '))) expect(foldedKey(key)).toBe(key);
    }),
    { seed: 20, numRuns: 300 },
  );
});
