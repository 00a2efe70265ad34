import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';

const judged = (
  mine: readonly [string, string],
  theirs: readonly [string, string],
  photos: readonly string[] = [],
) =>
  judge(
    { handle: mine[0], name: mine[1], photo: photos[0] || undefined },
    { handle: theirs[0], name: theirs[1], photo: photos[1] || undefined },
  );

it.each([
  // The very handle.
  [
    'emma.hughes.fit',
    'Emma Hughes | Online Coach',
    'emma_hughes.fit',
    'Emma Hughes | Personal Trainer',
    'possible clone',
    true,
  ],
  [
    'emma.hughes.fit',
    'Emma Hughes | Online Coach',
    'ernma.hughes.fit',
    'Emma Hughes (Fat Loss Coach)',
    'possible clone',
    true,
  ],
  [
    'emma.hughes.fit',
    'Emma Hughes - Online Coach',
    'emma.hughes.f1t',
    'Emma Hughes • Personal Trainer',
    'possible clone',
    true,
  ],
  [
    'omardelacroix',
    'Omar Delacroix | Chef',
    'omar.delacroix',
    'Omar Delacroix | Musician',
    'possible clone',
    true,
  ],
  [
    'omardelacroix',
    'Omar Delacroix | Chef',
    'omardelacroix.official',
    'Omar Delacroix | Musician',
    'possible clone',
    true,
  ],
  ['emmahughes', 'Emma Hughes | Coach', 'ernmahughes', 'Emma Hughes | Dentist', 'possible clone', true],
  // Another handle, or one that a common name makes.
  [
    'omardelacroix.chef',
    'Omar Delacroix | Chef',
    'omardelacroix.dj',
    'Omar Delacroix | DJ',
    'namesake',
    true,
  ],
  [
    'cassius_ferreira_fit',
    'Cassius Ferreira-Ndiaye | Personal Trainer',
    'cassius_ferreira_coaching',
    'Cassius Ferreira-Ndiaye | Online Coach',
    'namesake',
    true,
  ],
  [
    'emmahughes',
    'Emma Hughes | Online Coach',
    'emma_hughes',
    'Emma Hughes | Personal Trainer',
    'namesake',
    true,
  ],
  ['johnsmith.homes', 'John Smith | Realtor', 'johnsmith.music', 'John Smith | Guitarist', 'namesake', true],
  ['eve.stevens', 'Eve Stevens | Baker', 'stevens.k', 'Eve Stevens | Nurse', 'namesake', true],
  ['gracechurchatx', 'Grace Church | Oakfield', 'gracechurchuk', 'Grace Church | Leeds', 'namesake', true],
  // One of them doesn't set it apart.
  [
    'thaddeus.rosenqvist',
    'Thaddeus Rosenqvist-Appiah | Landscapes',
    'thaddeus_rosenqvist',
    'Thaddeus Rosenqvist-Appiah Photography',
    'possible clone',
    true,
  ],
  [
    'rosenqvist.light',
    'Thaddeus Rosenqvist-Appiah | Landscapes',
    'thaddeus_prints',
    'Thaddeus Rosenqvist-Appiah Photography',
    'namesake',
    true,
  ],
  [
    'emma.hughes.fit',
    'Emma Hughes Fitness',
    'emma_hughes.fit',
    'Emma Hughes | Coach',
    'possible clone',
    true,
  ],
  ['emmahughes', 'Emma Hughes | Coach', 'emma_hughes', 'Emma Hughes Fitness', 'namesake', true],
  [
    'hollimund.art',
    'Maya Hollimund | Painter',
    'hollimund_art',
    'Maya Hollimund Art',
    'possible clone',
    true,
  ],
  // Three words more are hardly a trade.
  ['annamaria.k', 'Anna Maria | Florist', 'annamaria_w', 'Anna Maria Wilson Tom Hart', 'namesake', false],
  // One trade: the names are the same, and nothing is cut.
  [
    'emmahughes',
    'Emma Hughes | Online Coach',
    'emma_hughes',
    'Emma Hughes | Online Coach',
    'likely clone',
    false,
  ],
  ['emmahughes', 'Emma Hughes | Coach', 'emmahughes1', 'Emma Hughes | Online Coach', 'likely clone', false],
  // The trade stands in front.
  [
    'personaltrainer_tom',
    'Personal Trainer | Tom Hart',
    'personaltrainer_tim',
    'Personal Trainer | Tim Moss',
    'namesake',
    false,
  ],
  ['annahom', 'Anna Hom | Nurse', 'anna_horn', 'Anna Horn | Florist', 'namesake', false],
  // A letter in disguise is nobody's own spelling.
  [
    'emma.hughes.fit',
    'Emma Hughes | Online Coach',
    'emma_hughes.fit',
    'Еmma Hughes | Personal Trainer',
    'likely clone',
    false,
  ],
] as const)('@%s, %s, beside @%s, %s: %s', (mine, name, handle, shown, verdict, told) => {
  const { verdict: is, reasons } = judged([mine, name], [handle, shown]);
  expect(is).toBe(verdict);
  expect(reasons.includes('Same name, with other words after it.')).toBe(told);
});

it('the same picture makes it likely, another one somebody else', () => {
  const pair = [
    ['emma.hughes.fit', 'Emma Hughes | Online Coach'],
    ['emma_hughes.fit', 'Emma Hughes | Personal Trainer'],
  ] as const;
  expect(judged(...pair, [photo, photo]).verdict).toBe('likely clone');
  expect(judged(...pair, [photo, other]).verdict).toBe('namesake');
});

it('is never more than the names without the words behind them come to', () => {
  const word = fc.stringMatching(/^[bdfgk][aeiou]{2}[ptvz]$/);
  const trade = fc.constantFrom('Ceramics', 'Guitarist', 'Realtor', 'Wedding Florist');
  const rank = ['unrelated', 'namesake', 'possible clone', 'likely clone'];
  const makeHandle = fc.constantFrom(
    (first: string, last: string) => `${first}_${last}`,
    (first: string, last: string) => `${last}.${first}.fit`,
    (first: string) => `${first}_fit`,
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 2, maxLength: 2 }),
      fc.uniqueArray(trade, { minLength: 2, maxLength: 2 }),
      makeHandle,
      fc.constantFrom(['', ''], [photo, photo], [photo, other]),
      ([first, last], [mine, theirs], handleOf, photos) => {
        const [own, copy] = [`${first}.${last}`, handleOf(first!, last!)];
        const name = `${first} ${last}`;
        const plain = judged([own, name], [copy, name], photos);
        const tailed = judged([own, `${name} | ${mine}`], [copy, `${name} | ${theirs}`], photos);
        expect(rank.indexOf(tailed.verdict)).toBeLessThanOrEqual(rank.indexOf(plain.verdict));
        expect(tailed.verdict).not.toBe('unrelated');
        expect(tailed.score).toBeLessThanOrEqual(plain.score);
      },
    ),
    { seed: 92, numRuns: 100 },
  );
});
