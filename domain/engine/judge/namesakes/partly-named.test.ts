import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleShape } from '../../handle/handle-shape.ts';
import { nameShape } from '../../name/name-shape.ts';
import { judge } from '../judge.ts';
import { isPartlyNamed } from './partly-named.ts';

const verdict = (yours: readonly [string, string], theirs: readonly [string, string]) =>
  judge({ handle: yours[0], name: yours[1] }, { handle: theirs[0], name: theirs[1] }).verdict;

it.each([
  // The very handle, but for a separator.
  ['anna.keller', 'Anna Keller', 'annakeller', 'Anna', 'possible clone'],
  ['potterlena', 'Lena Marchetti', 'potterlena_', 'Lena', 'possible clone'],
  ['bartholomew.nv', 'Bartholomew Nkemelu-Voss', 'bartholomew_nv', 'Bartholomew', 'possible clone'],
  ['anna.keller', 'Anna', 'annakeller', 'Anna Keller', 'possible clone'],
  // Another first name, another handle, one that is a word of the name, a name of thousands.
  ['anna.keller', 'Anna Keller', 'annakeller', 'Marta', 'namesake'],
  ['anna.keller', 'Anna Keller', 'annakeller12', 'Anna', 'namesake'],
  ['anna', 'Anna Keller', 'anna_', 'Anna', 'namesake'],
  ['john.smith', 'John Smith', 'johnsmith', 'John', 'namesake'],
])('@%s, %s, beside @%s, %s: %s', (mine, name, handle, shown, is) =>
  expect(verdict([mine, name], [handle, shown])).toBe(is),
);

it('two pictures tell two people', () => {
  const sides = [
    { profile: {}, name: nameShape('Anna Keller'), handle: handleShape('anna.keller') },
    { profile: {}, name: nameShape('Anna'), handle: handleShape('annakeller') },
  ] as unknown as Parameters<typeof isPartlyNamed> extends [unknown, ...infer Sides] ? Sides : never;
  expect(isPartlyNamed({ handle: 0.97, photo: 0.9 }, ...sides)).toBe(true);
  expect(isPartlyNamed({ handle: 0.97, photo: 0.1 }, ...sides)).toBe(false);
});

it('takes any word of a name for a part of it, and no other word', () => {
  const word = fc.stringMatching(/^[bdfgk][aeiou]{2}[ptvz]$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 3 }), word, (words, shown) => {
      const whole = words.join(' ');
      const is = verdict([`pottery.${words[0]!}`, whole], [`pottery_${words[0]!}`, shown]);
      expect(is === 'possible clone').toBe(words.includes(shown));
    }),
    { seed: 89, numRuns: 200 },
  );
});
