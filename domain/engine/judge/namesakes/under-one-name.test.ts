import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge.ts';
import { VERDICTS } from '../judgement.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';
const told = (
  mine: readonly [string, string],
  theirs: readonly [string, string],
  photos: readonly string[],
) =>
  judge(
    { handle: mine[0], name: mine[1], photo: photos[0] },
    { handle: theirs[0], name: theirs[1], photo: photos[1] },
  ).verdict;

it.each([
  // A title, a trade or a short form beside a name that many share.
  ['emmahughes', 'Emma Hughes, RDN', 'emma_hughes', 'Emma Hughes', [], 'namesake'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes | Nutritionist', [], 'namesake'],
  // The same of a rare one, with two pictures.
  ['robcalloway', 'Robert Calloway', 'robcalloway.leeds', 'Rob Calloway', [photo, other], 'possible clone'],
  [
    'archienwosu',
    'Archibald Nwosu-Bergström',
    'archienwosu_lagos',
    'Archie Nwosu',
    [photo, other],
    'possible clone',
  ],
  // More than a name is shared.
  ['robcalloway', 'Robert Calloway', 'robcalloway.leeds', 'Rob Calloway', [photo, photo], 'likely clone'],
  ['emma.hughes.fit', 'Emma Hughes | Online Coach', 'emma_hughes.fit', 'Emma Hughes', [], 'likely clone'],
  ['maya_hollimund', 'Maya Hollimund', 'maya.hol1imund', 'Maya Holimund', [], 'likely clone'],
  [
    'ferrowbay',
    'Ferrow Bay Ceramics',
    'ferrowbay_fern',
    'Ferrow Bay Ceramic',
    [photo, other],
    'likely clone',
  ],
  // A trade or a surname that stands in both handles is copied.
  ['emmahughesyoga', 'Emma Hughes Yoga', 'emmahughesyoga', 'Emma Hughes', [], 'possible clone'],
  ['emmahughesrdn', 'Emma Hughes, RDN', 'emmahughes_rdn', 'Emma Hughes', [], 'possible clone'],
  ['sofiagarcialopez', 'Sofía García López', 'sofia.garcia.lopez', 'Sofia Garcia', [], 'possible clone'],
  // Whoever says to be another account passes for the same.
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes (backup)', [], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emmahughes2', 'Emma Hughes New Account', [], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes Support', [], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes (new)', [], 'possible clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Hughes | Support Worker', [], 'namesake'],
  // Nobody is called so while the handle is spelled right.
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emma Huges', [], 'likely clone'],
  ['johnsmith', 'John Smith', 'john_smith', 'John Smithh', [photo, other], 'likely clone'],
  ['johnsmith', 'John Smith', 'john_smith', 'Johnn Smith', [], 'likely clone'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Emmma Hughes', [], 'likely clone'],
  ['aaronsmith', 'Aaron Smith', 'aaron.smith', 'Aron Smith', [], 'namesake'],
  ['scottwilson', 'Scot Wilson', 'scott.wilson', 'Scott Wilson', [photo, other], 'namesake'],
  ['philipsmith', 'Philip Smith', 'philip_smith', 'Philipp Smith', [], 'namesake'],
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Ema Hughes', [], 'namesake'],
  ['mattsmith', 'Mat Smith', 'matt_smith', 'Matt Smith', [], 'namesake'],
  ['johnsmith', 'John Smith', 'john_smith', 'Jon Smith', [], 'namesake'],
  // A letter in disguise is nobody's own spelling.
  ['emmahughes', 'Emma Hughes', 'emma_hughes', 'Еmma Hughes', [], 'possible clone'],
] as const)('@%s, %s, beside @%s, %s, %o: %s', (mine, name, handle, shown, photos, verdict) =>
  expect(told([mine, name], [handle, shown], photos)).toBe(verdict),
);

it('a title behind a name makes no more of it than the name alone', () => {
  const first = fc.constantFrom('emma', 'john', 'dagny', 'kofi');
  const last = fc.constantFrom('hughes', 'smith', 'hollimund', 'brannagh');
  const behind = fc.constantFrom(', RDN', ' | Nutritionist', ' BSc', ' (she/her)', ' - Coach');
  const handleOf = fc.constantFrom(
    (one: string, other: string) => `${one}_${other}`,
    (one: string, other: string) => `${one}${other}82`,
    (one: string, other: string) => `${one}.${other}.teapot`,
    (one: string, other: string) => `real_${one}${other}`,
  );
  const photos = fc.constantFrom<readonly string[]>([], [photo, other], [photo, photo]);
  fc.assert(
    fc.property(first, last, behind, handleOf, photos, fc.boolean(), (one, two, tail, make, seen, mine) => {
      const [name, handle, copy] = [`${one} ${two}`, `${one}${two}`, make(one, two)];
      const plain = told([handle, name], [copy, name], seen);
      const titled = told([handle, mine ? name + tail : name], [copy, mine ? name : name + tail], seen);
      expect(VERDICTS.indexOf(titled)).toBeGreaterThanOrEqual(VERDICTS.indexOf(plain));
    }),
    { seed: 95, numRuns: 200 },
  );
});
