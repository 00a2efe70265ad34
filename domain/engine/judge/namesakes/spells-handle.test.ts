import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from '../judge.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';

const judged = (mine: readonly [string, string], theirs: readonly [string, string]) =>
  judge({ handle: mine[0], name: mine[1] }, { handle: theirs[0], name: theirs[1] });

const winifred = 'Winifred Castellanos-Boateng';

it.each([
  ['winifredsings', winifred, 'winifredslngs', 'Winifred Sings', 'possible clone'],
  ['winifredsings', winifred, 'winifred5ings', 'Winifred 5ings', 'possible clone'],
  ['winniesings', winifred, 'winniesings_', 'Winnie Sings 🎤', 'possible clone'],
  ['winniesings', winifred, 'winniesings1', 'Winnie Sings | Jazz', 'possible clone'],
  ['nina.bakes', 'Nina Kowalczyk', 'nina.bakess', 'Nina Bakes', 'possible clone'],
  ['winifredsings', winifred, 'winifredsings_', 'winifredsings', 'possible clone'],
  // Another first name, another handle, a short one.
  ['winifredsings', winifred, 'winifred5ings', 'Marta Sings', 'namesake'],
  ['winifredsings', winifred, 'castellanosclay', 'Winifred Sings', 'unrelated'],
  ['ninabak', 'Nina Kowalczyk', 'nina_bak', 'Nina Bak', 'namesake'],
  ['winniesings', winifred, 'winniesings.jazz', 'Winnie Sings', 'namesake'],
  // What a stranger is called.
  ['annakowalczyk', 'Anna Huber', 'akowalczyk', 'Anna Kowalczyk', 'namesake'],
  ['greenleaf', 'Green Valley Farm', 'green_leaf', 'Green Leaf', 'namesake'],
  [
    'personaltrainer',
    'Personal Trainer | Tom Hart',
    'personaltrainer_',
    'Personal Trainer | Tim Moss',
    'namesake',
  ],
  ['sarahsmith', 'Sarah Jones', 'sarah_smith', 'Sarah Smith', 'namesake'],
  ['annasophie', 'Anna Keller', 'anna.sophie', 'Anna Sophie', 'namesake'],
  ['photography', 'Phoebe Hall', 'photography_', 'Photography', 'namesake'],
  ['sunflower', 'Sun Li', 'sunflower_', 'Sunflower', 'namesake'],
  ['marketing', 'Mark Twain', 'marketing_', 'Marketing', 'namesake'],
  ['alexander', 'Alexa Kern', 'alexander_', 'Alexander', 'namesake'],
  ['eve.stevens', 'Eve Stevens | Baker', 'stevens.k', 'Eve Stevens | Nurse', 'namesake'],
])('@%s, %s, beside @%s, %s: %s', (mine, name, handle, shown, verdict) =>
  expect(judged([mine, name], [handle, shown]).verdict).toBe(verdict),
);

it('two pictures tell two people', () => {
  const [own, copy] = [
    { handle: 'winifredsings', name: winifred, photo },
    { handle: 'winifredslngs', name: 'Winifred Sings', photo: other },
  ];
  expect(judge(own, copy).verdict).toBe('namesake');
  expect(judge({ ...own, photo: undefined }, copy).verdict).toBe('possible clone');
});

it('a name that spells the handle speaks against nothing, and by itself makes no likely clone', () => {
  const trade = fc.constantFrom('sings', 'bakes', 'paints', 'ceramics', 'codes');
  const surname = fc.stringMatching(/^[lmnrs][aeiou]{2}[ckqx][aeiou]{2}$/);
  const given = fc.constantFrom('nina', 'winifred', 'beatrix', 'thaddeus', 'cornelius');
  fc.assert(
    fc.property(given, trade, surname, (first, trade, last) => {
      const { evidence, verdict } = judged(
        [`${first}${trade}`, `${first} ${last}`],
        [`${first}_${trade}`, `${first} ${trade}`],
      );
      expect(evidence.find(({ signal }) => signal === 'name')).toMatchObject({ side: 'for' });
      expect(verdict).toBe('possible clone');
    }),
    { seed: 93, numRuns: 100 },
  );
});
