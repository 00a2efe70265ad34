import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isDisguise, lettersReplaced } from './letters-replaced.ts';

it.each([
  ['Rosalie Whitcombe', 'Rosaliе Whitcombe', 'Cyrillic е in place of Latin e, at the 7th character'],
  ['Rosalie Whitcombe', 'Rоsalie Whitcоmbe', 'Cyrillic о in place of Latin o, twice'],
  [
    'Rosalie Whitcombe',
    'Rоsaliе Whitcombe',
    'Cyrillic о in place of Latin o; Cyrillic е in place of Latin e',
  ],
  ['Оксана Коваль', 'Oксана Коваль', 'Capital O in place of Cyrillic О, at the 1st character'],
  ['Bill Gates', 'BiII Gates', 'Capital I in place of l, twice'],
  ['Maya Hollimund', 'Mаya J. Hollimund', 'Cyrillic а in place of Latin a, at the 2nd character'],
  ['Maya Hollimund', 'Maya\u200b Hollimund', 'An extra invisible character'],
  ['Rosalie Whitcombe', 'Rоsаliе Whitсоmbе', undefined],
  ['Maya Hollimund', 'Maya Hollimund', undefined],
])('%s, %s: %s', (yours, theirs, words) => expect(lettersReplaced(yours, theirs)).toBe(words));

it.each([
  ['Rosalie Whitcombe', 'Rosaliе Whitcombe', true],
  ['Maya Hollimund', 'Maya\u200b Hollimund', true],
  ['Bill Gates', 'BiII Gates', false],
  ['André Roux', 'Andre Roux', false],
  ['Maya Hollimund', 'Maya J. Hollimund', false],
])('%s, %s: whether a character is in disguise: %s', (yours, theirs, is) =>
  expect(isDisguise(yours, theirs)).toBe(is),
);

const lookAlikes: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х' };

test('one letter that is replaced is named, with its place, wherever it stands', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2,10} [a-z]{2,10}$/),
      fc.nat(),
      fc.constantFrom(...Object.keys(lookAlikes)),
      (name, n, letter) => {
        const at = n % (name.length - 1);
        if (name[at] === ' ') return;
        const mine = name.slice(0, at) + letter + name.slice(at + 1);
        const theirs = name.slice(0, at) + lookAlikes[letter] + name.slice(at + 1);
        const said = `Cyrillic ${lookAlikes[letter]} in place of Latin ${letter}, at the ${at + 1}`;
        expect(lettersReplaced(mine, theirs)?.startsWith(said)).toBe(true);
      },
    ),
    { seed: 62, numRuns: 300 },
  ));
