import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handleShape } from '../../handle/handle-shape.ts';
import { judge } from '../judge.ts';
import { addsClaim } from './adds-claim.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';

it.each([
  ['emmahughes', 'emmahughes_official', true],
  ['emmahughes', 'realemmahughes', true],
  ['emmahughes', 'emma.hughes.backup', true],
  ['emmahughes', 'emma_hughes', false],
  ['emmahughes', 'emma_hughes_coach', false],
  ['emmahughes', 'emmahughes82', false],
  ['emmahughes_official', 'official.emmahughes', false],
  ['emmahughes_official', 'emmahughes', false],
] as const)('@%s, @%s: %s', (mine, theirs, expected) =>
  expect(addsClaim(handleShape(mine), handleShape(theirs))).toBe(expected),
);

it.each([
  // A claim beside a name that many share: no namesake says so of themselves by chance, and some do.
  ['emmahughes', 'Emma Hughes', 'emmahughes_official', 'Emma Hughes', [], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'realemmahughes', 'Emma Hughes', [photo, other], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emmahughes_official', 'Emma Hughes', [photo, photo], 'likely clone'],
  ['emmahughes_official', 'Emma Hughes', 'emmahughes', 'Emma Hughes', [], 'namesake'],
  // A title, a trade or a town in a handle tells namesakes apart, on either side.
  ['emma-hughes-rdn', 'Emma Hughes', 'emma-hughes', 'Emma Hughes', [], 'possible clone'],
  ['johnsmith', 'John Smith', 'johnsmithmd', 'Dr. John Smith', [], 'possible clone'],
  ['johnsmith', 'John Smith', 'johnsmithmd', 'Dr. John Smith', [photo, other], 'possible clone'],
  ['johnsmith', 'John Smith', 'john.smith.nyc', 'John Smith', [], 'possible clone'],
  ['sofia-garcia-lopez-rdn', 'Sofia Garcia Lopez', 'sofia-garcia', 'Sofia Garcia', [], 'possible clone'],
  // Glued to a rare name, a claim is one all the same.
  [
    'mayahollimund',
    'Maya Hollimund',
    'mayahollimundofficial',
    'Maya Hollimund',
    [photo, other],
    'likely clone',
  ],
  // Of a rare name, the word alone makes no other person.
  ['mayahollimund', 'Maya Hollimund', 'maya.hollimund.rdn', 'Maya Hollimund', [], 'likely clone'],
  // A letter more passes for a slip; a number of one's own is shared.
  ['johnsmith', 'John Smith', 'johnsmithh', 'John Smith', [], 'likely clone'],
  ['john.smith.7731', 'John Smith', 'john_smith_7731_nyc', 'John Smith', [], 'likely clone'],
] as const)('@%s, %s, beside @%s, %s, %o: %s', (mine, name, handle, shown, photos, verdict) =>
  expect(
    judge({ handle: mine, name, photo: photos[0] }, { handle, name: shown, photo: photos[1] }).verdict,
  ).toBe(verdict),
);

it('of a name that many share, a plain word in a handle is at most possible, and a claim at least', () => {
  const first = fc.constantFrom('emma', 'john', 'sofia', 'thomas');
  const last = fc.constantFrom('hughes', 'smith', 'garcia', 'wilson');
  const word = fc.constantFrom('rdn', 'fit', 'nyc', 'teapot', 'phd');
  const claim = fc.constantFrom('official', 'real', 'backup');
  const joint = fc.constantFrom('_', '.', '-');
  const seen = fc.constantFrom<readonly string[]>([], [photo, other]);
  fc.assert(
    fc.property(
      first,
      last,
      word,
      claim,
      joint,
      seen,
      fc.boolean(),
      (one, two, more, says, sign, photos, mine) => {
        const [name, plain] = [`${one} ${two}`, `${one}${sign}${two}`];
        const told = (own: string, copy: string) =>
          judge({ handle: own, name, photo: photos[0] }, { handle: copy, name, photo: photos[1] }).verdict;
        const longer = `${plain}${sign}${more}`;
        expect(['namesake', 'possible clone']).toContain(mine ? told(longer, plain) : told(plain, longer));
        expect(told(plain, `${plain}${sign}${says}`)).toBe('possible clone');
      },
    ),
    { seed: 96, numRuns: 200 },
  );
});
