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
  ['anna.keller.weddings', 'Anna Keller', 'anna.keller_weddings', 'Anna', 'possible clone'],
  ['bartholomew.nv', 'Bartholomew Nkemelu-Voss', 'bartholomew_nv', 'Bartholomew', 'possible clone'],
  ['anna.keller', 'Anna', 'annakeller', 'Anna Keller', 'possible clone'],
  ['ottilie.james', 'Ottilie James', 'ottiliejames', 'Ottilie', 'possible clone'],
  // A letter in disguise, or another account of the same.
  ['perpetuaviolin', 'Perpetua Oduya-Lindholm', 'perpetuavioIin', 'Ms. Perpetua', 'possible clone'],
  ['lenacodes', 'Lena Marchetti', 'lenac0des', 'Lena', 'possible clone'],
  ['john.smith', 'John Smith', 'j0hnsmith', 'John', 'possible clone'],
  [
    'perpetuaviolin',
    'Perpetua Oduya-Lindholm',
    'perpetuaviolinbackup',
    'Perpetua (backup account)',
    'possible clone',
  ],
  ['anna.keller', 'Anna Keller', 'annakeller', 'Anna | New account', 'possible clone'],
  ['rob.calloway.bees', 'Robert Calloway', 'rob.caIloway.bees', 'Rob', 'possible clone'],
  ['archies.hives', 'Archibald Nwosu-Bergström', 'archies.hives.backup', 'Archie (backup)', 'possible clone'],
  // A common name beside a word of its own.
  ['emmahughes.violin', 'Emma Hughes', 'emmahughes_violin', 'Emma', 'possible clone'],
  ['perpetuaviolin', 'Perpetua Oduya-Lindholm', 'perpetuav1olin', 'Marta', 'namesake'],
  ['annak', 'Anna Keller', 'ann4k', 'Anna', 'namesake'],
  ['stephanie', 'Stephanie Keller', 'realstephanie', 'Stephanie', 'namesake'],
  ['perpetuaviolin', 'Perpetua Oduya-Lindholm', 'perpetuaviolin_', 'Perpetua', 'namesake'],
  // Another first name, another handle, a name of thousands, the last word of it.
  ['anna.keller', 'Anna Keller', 'annakeller', 'Marta', 'namesake'],
  ['anna.keller', 'Anna Keller', 'annakeller12', 'Anna', 'namesake'],
  ['john.smith', 'John Smith', 'johnsmith', 'John', 'namesake'],
  ['anna.keller', 'Anna Keller', 'annakeller', 'Keller', 'namesake'],
  // A handle with no more of the name than that word.
  ['anna', 'Anna Keller', 'anna_', 'Anna', 'namesake'],
  ['annak', 'Anna Keller', 'annak_', 'Anna', 'namesake'],
  ['danielr', 'Daniel Rosenfeldt', 'daniel_r', 'Daniel', 'namesake'],
  ['lenacodes', 'Lena Marchetti', 'lena_codes', 'Lena', 'namesake'],
  ['sunflower', 'Rosa Lind', 'sunflower_', 'Rosa', 'namesake'],
  ['mayak', 'Maya', 'mayak', 'Maya Singh', 'namesake'],
  ['annamaria', 'Anna Maria Keller', 'anna_maria', 'Anna', 'namesake'],
])('@%s, %s, beside @%s, %s: %s', (mine, name, handle, shown, is) =>
  expect(verdict([mine, name], [handle, shown])).toBe(is),
);

it('two pictures or two texts tell two people', () => {
  const sides = [
    { profile: {}, name: nameShape('Anna Keller'), handle: handleShape('anna.keller') },
    { profile: {}, name: nameShape('Anna'), handle: handleShape('annakeller') },
  ] as unknown as Parameters<typeof isPartlyNamed> extends [unknown, ...infer Sides] ? Sides : never;
  expect(isPartlyNamed({ handle: 0.97, photo: 0.9 }, ...sides)).toBe(true);
  expect(isPartlyNamed({ handle: 0.97, photo: 0.1 }, ...sides)).toBe(false);
  expect(isPartlyNamed({ handle: 0.97, bio: 0.1 }, ...sides)).toBe(false);
});

it('takes the first word of a name for a part of it, and no other word', () => {
  const word = fc.stringMatching(/^[bdfgk][aeiou]{2}[ptvz]$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 3 }), word, (words, other) => {
      const whole = words.join(' ');
      for (const shown of [...words, other]) {
        const is = verdict([words.join('.'), whole], [words.join('_'), shown]);
        expect(is === 'possible clone').toBe(shown === words[0]);
      }
    }),
    { seed: 89, numRuns: 100 },
  );
});
