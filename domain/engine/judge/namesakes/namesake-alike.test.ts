import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { VERDICTS } from '../judgement.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';
const bio = 'Paints boats in Ferrow Bay and teaches children to row on Saturdays.';
type Account = readonly [handle: string, name: string, bio?: string];
const told = (mine: Account, theirs: Account, [own, copy]: readonly string[] = []) =>
  judge(
    { handle: mine[0], name: mine[1], bio: mine[2], photo: own },
    { handle: theirs[0], name: theirs[1], bio: theirs[2], photo: copy },
  ).verdict;
const [NONE, UNLIKE, SAME] = [[], [photo, other], [photo, photo]];

it.each([
  // A word beside a name that many share: namesakes write so, and copies do.
  ['emmahughes', 'Emma Hughes', 'emmahughes_official', 'Emma Hughes', NONE, 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'realemmahughes', 'Emma Hughes', UNLIKE, 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes_support', 'Emma Hughes', NONE, 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes (Official)', NONE, 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emmahughes_official', 'Emma Hughes', SAME, 'likely clone'],
  ['johnsmith', 'John Smith', 'johnsmithmd', 'Dr. John Smith', NONE, 'possible clone'],
  ['johnsmith', 'John Smith', 'johnsmithmd', 'Dr. John Smith', UNLIKE, 'possible clone'],
  ['johnsmith', 'John Smith', 'lajohnsmith', 'John Smith', UNLIKE, 'possible clone'],
  ['johnsmith', 'John Smith', 'john.smith.nyc', 'John Smith', NONE, 'possible clone'],
  ['johnsmith', 'John Smith', 'john.a.smith', 'John Smith', NONE, 'possible clone'],
  ['johnsmith', 'John Smith', 'johnasmith', 'John Smith', UNLIKE, 'possible clone'],
  // In one's own handle it tells the other one apart.
  ['emmahughes_official', 'Emma Hughes', 'emmahughes', 'Emma Hughes', NONE, 'namesake'],
  ['emma-hughes-rdn', 'Emma Hughes', 'emma-hughes', 'Emma Hughes', NONE, 'namesake'],
  ['sofia-garcia-lopez-rdn', 'Sofia Garcia Lopez', 'sofia-garcia', 'Sofia Garcia', NONE, 'namesake'],
  ['john.baker', 'John Baker', 'baker.john', 'John Baker', NONE, 'namesake'],
  // The rest of the name that both show, added to the handle, is copied with it.
  ['johnsmith', 'John Smith | NYC', 'johnsmith_nyc', 'John Smith | NYC', NONE, 'likely clone'],
  ['johnsmith', 'John Smith | NYC', 'johnsmith_nyc', 'John Smith | NYC', UNLIKE, 'possible clone'],
  ['emmahughes', 'Emma Hughes Yoga', 'emma_hughes_yoga', 'Emma Hughes Yoga', NONE, 'possible clone'],
  ['jamescook', 'James Cook Bakery', 'jamescookbakery', 'James Cook Bakery', NONE, 'possible clone'],
  // So is an initial that both have; beside a claim it is no namesake's.
  ['johnmsmith', 'John Smith', 'john.m.smith', 'John Smith', NONE, 'likely clone'],
  ['john.m.smith', 'John Smith', 'john.m.smith.official', 'John Smith', UNLIKE, 'likely clone'],
  ['maya.b.hollimund', 'Maya Hollimund', 'mayahollimund_official', 'Maya Hollimund', UNLIKE, 'likely clone'],
  ['BennieGThompson', 'Bennie G. Thompson', 'banniegthompson', 'Bennie G. Thompson', UNLIKE, 'likely clone'],
  // A claim beside one word of the name.
  ['hughes', 'Emma Hughes', 'hughes_official', 'Emma Hughes', NONE, 'possible clone'],
  ['drsmith', 'John Smith', 'dr.smith', 'John Smith', NONE, 'namesake'],
  // A title in both handles is copied with the name.
  ['coachjohnsmith', 'Coach John Smith', 'coach_john_smith', 'Coach John Smith', NONE, 'likely clone'],
  ['coachjohnsmith', 'John Smith', 'coach_john_smith', 'John Smith', UNLIKE, 'possible clone'],
  ['johnsmith', 'John Smith', 'john_a_smith_', 'John Smith', UNLIKE, 'possible clone'],
  // What people are called by is no word of its own.
  ['johnsmith', 'John Smith', 'john_smith_jr', 'John Smith Jr', NONE, 'namesake'],
  ['johnsmith', 'John Smith', 'coachjohnsmith', 'Coach John Smith', NONE, 'namesake'],
  ['johnsmith', 'John Smith', 'coachjohnsmith', 'John Smith', NONE, 'possible clone'],
  // A word or a number that both have is not the name's.
  ['emmahughesofficial', 'Emma Hughes', 'emma.hughes.official', 'Emma Hughes', NONE, 'likely clone'],
  ['john.smith.7731', 'John Smith', 'john_smith_7731_nyc', 'John Smith', NONE, 'likely clone'],
  // A letter written twice passes for a slip, and one in disguise is nobody's own.
  ['johnsmith', 'John Smith', 'johnsmithh', 'John Smith', NONE, 'likely clone'],
  ['johnsmith', 'John Smith', 'johnnsmith', 'John Smith', NONE, 'likely clone'],
  ['emmahughes', 'Emma Hughes', 'emmahughes_nyc', 'Еmma Hughes', NONE, 'likely clone'],
  ['emma-hughes-rdn', 'Emma Hughes', 'ernma-hughes', 'Emma Hughes', NONE, 'likely clone'],
  // Hung in front of a rare name, it is as behind it.
  ['mayahollimund', 'Maya Hollimund', 'mymayahollimund', 'Maya Hollimund', UNLIKE, 'likely clone'],
  // Of a rare name the word alone makes no other person.
  ['mayahollimund', 'Maya Hollimund', 'maya.hollimund.rdn', 'Maya Hollimund', NONE, 'likely clone'],
  ['mayahollimund', 'Maya Hollimund', 'mayahollimundofficial', 'Maya Hollimund', UNLIKE, 'likely clone'],
  ['mayahollimund', 'Maya Hollimund', 'maya.b.hollimund', 'Maya Hollimund', UNLIKE, 'possible clone'],
] as const)('@%s, %s, beside @%s, %s, %o: %s', (mine, name, handle, shown, photos, verdict) =>
  expect(told([mine, name], [handle, shown], photos)).toBe(verdict),
);

it.each(['emmahughes_nyc', 'emmahughes_official'])('@%s with a good part of the bio is likely', (handle) =>
  expect(
    told(
      ['emmahughes', 'Emma Hughes', bio],
      [handle, 'Emma Hughes', 'Paints boats in Ferrow Bay. DM for offers and prices.'],
    ),
  ).toBe('likely clone'),
);

it('a word dropped from one’s own handle is no namesake’s with a good part of the bio', () =>
  expect(
    told(
      ['emmahughesyoga', 'Emma Hughes', bio],
      ['emmahughes', 'Emma Hughes', 'Paints boats in Ferrow Bay. DM for offers and prices.'],
    ),
  ).toBe('likely clone'));

it('of a name that many share, a word in a handle is possible, on one’s own side no more, and never more than in both', () => {
  const first = fc.constantFrom('emma', 'john', 'sofia', 'thomas');
  const last = fc.constantFrom('hughes', 'smith', 'garcia', 'wilson');
  const word = fc.constantFrom('rdn', 'fit', 'nyc', 'teapot', 'phd', 'official', 'real', 'backup', 'support');
  const joint = fc.constantFrom('_', '.', '-');
  const photos = fc.constantFrom<readonly string[]>(NONE, UNLIKE);
  fc.assert(
    fc.property(first, last, word, joint, joint, photos, (one, two, more, sign, between, seen) => {
      const name = `${one} ${two}`;
      const [plain, longer] = [`${one}${sign}${two}`, `${one}${between}${two}${between}${more}`];
      const hardness = (own: string, copy: string) => VERDICTS.indexOf(told([own, name], [copy, name], seen));
      const [added, dropped, both] = [
        hardness(plain, longer),
        hardness(longer, plain),
        hardness(`${plain}${sign}${more}`, longer),
      ];
      expect(VERDICTS[added]).toBe('possible clone');
      expect(VERDICTS[dropped]).toBe('namesake');
      expect(both).toBeGreaterThanOrEqual(added);
    }),
    { seed: 96, numRuns: 300 },
  );
});
