import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleShape } from '../../handle/handle-shape.ts';
import { nameShape } from '../../name/name-shape.ts';
import { addsWord, sharesWord } from './more-than-name.ts';

const side = (handle: string, name: string) => ({ handle: handleShape(handle), name: nameShape(name) });

it.each([
  ['emmahughes', 'emmahughes_official', true, false],
  ['emmahughes', 'realemmahughes', true, false],
  ['emmahughes', 'emma.hughes.backup', true, false],
  ['emmahughes', 'theemmahughes', true, false],
  ['emmahughes', 'emma_hughes_support', true, false],
  ['emmahughes', 'emma_hughes', false, false],
  ['emmahughes', 'dr_emma_hughes', false, false],
  ['emmahughes', 'emma_hughes_jr', false, false],
  ['hughes', 'hughes_official', true, false],
  ['emmahughes', 'emmahughes82', false, false],
  ['emmahughes', 'hughes.emma', false, false],
  ['emmahughes', 'emma_hughes_x', false, false],
  ['emmahughes_official', 'official.emmahughes', false, true],
  ['emmahughes_official', 'emmahughes', false, false],
  ['emmahughes_coach', 'emma.hughes.coach', false, true],
  // Of another word than the name, nothing is known.
  ['ironoak', 'ironoak_official', false, false],
] as const)('@%s, @%s, both Emma Hughes: adds a word %s, shares one %s', (mine, theirs, adds, shares) => {
  const [yours, other] = [side(mine, 'Emma Hughes'), side(theirs, 'Emma Hughes')];
  expect([addsWord(yours, other), sharesWord(yours, other)]).toEqual([adds, shares]);
});

it.each([
  ['Emma Hughes', 'Emma Hughes Official', true],
  ['Emma Hughes', 'The Real Emma Hughes', true],
  ['Emma Hughes Official', 'Emma Hughes (official)', false],
  ['Emma Hughes', 'Emma Hughes (backup account)', true],
  ['Emma Hughes', 'Emma Hughes (Real)', true],
  ['Emma Hughes', 'Emma Hughes Support', true],
  ['Emma Hughes', 'Emma Hughes | New York', false],
  ['Emma Hughes', 'Emma Hughes, RDN', false],
  ['Emma Hughes', 'Emma Hughes | Real Estate', false],
  ['Emma Hughes', 'Emma Hughes Hoff', false],
] as const)('"%s" beside "%s": %s', (mine, theirs, adds) =>
  expect(addsWord(side('emmahughes', mine), side('emma_hughes', theirs))).toBe(adds),
);

it('the front of a surname is no word of its own', () =>
  expect(addsWord(side('john.baker', 'John Baker'), side('baker.john', 'John Baker'))).toBe(false));

it('whoever adds a word shares none, and nobody adds one to their own', () => {
  const name = fc.constantFrom('Emma Hughes', 'John Smith', 'Maya Hollimund', 'Thomas Baker');
  const more = fc.constantFrom('', 'official', 'support', 'the', '82', 'dr');
  const joint = fc.constantFrom('_', '.', '-', '');
  fc.assert(
    fc.property(name, more, more, joint, joint, (named, mine, theirs, sign, other) => {
      const written = (word: string, between: string) =>
        [...named.toLowerCase().split(' '), ...(word ? [word] : [])].join(between);
      const [yours, copy] = [side(written(mine, sign), named), side(written(theirs, other), named)];
      expect(addsWord(yours, yours)).toBe(false);
      expect(addsWord(yours, copy) && sharesWord(yours, copy)).toBe(false);
      const isWord = (word: string) => ['official', 'support', 'the'].includes(word);
      expect(addsWord(yours, copy)).toBe(isWord(theirs) && theirs !== mine);
      expect(sharesWord(yours, copy)).toBe(isWord(theirs) && theirs === mine);
    }),
    { seed: 96, numRuns: 300 },
  );
});
