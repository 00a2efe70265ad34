import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { JudgeContext } from './judgement.ts';
import type { Profile } from '../profile/profile.ts';

/** Sentences that say how two parts are unlike; every other one says what is alike, or is about the account itself. */
const UNLIKE = /aren’t alike|only a little|^Different|different places|not similar|^No links/;
/** Sentences that say that two parts are alike, and name no difference. */
const ALIKE =
  /^Same |contain|looks? the same|nearly|Nearly|somewhat|bio is the same|bio are the same|in common|links (are|lead)|^Links to|^Newer/;

const words = (...of: string[]) =>
  fc.array(fc.constantFrom(...of), { minLength: 1, maxLength: 9 }).map((all) => all.join(' '));
const profile: fc.Arbitrary<Profile> = fc.record(
  {
    platform: fc.constantFrom('X', 'GITHUB'),
    handle: fc
      .array(fc.constantFrom('maya', 'holli', 'mund', 'pots', 'of', 'real', 'official', '_', '1', 'x'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((parts) => parts.join('')),
    name: words('Maya', 'Mаya', 'M.', 'Hollimund', 'Holli', 'Lee', 'Kim', 'Anna'),
    bio: words(
      'Database',
      'person',
      'formerly',
      'at',
      'a',
      'bank',
      'new',
      'account',
      'locked',
      'fan',
      'page',
    ),
    location: words('London', 'Leeds', 'UK', 'United', 'Kingdom', 'New', 'York'),
    links: fc.array(fc.constantFrom('maya.com', 'rnaya.com/x', 'mayapots.com', 'hollimund.org'), {
      maxLength: 3,
    }),
    createdAt: fc.constantFrom('2010-01-01', '2016-01-01', '2024-01-01'),
    followers: fc.constantFrom(3, 40, 900, 20_000),
  },
  { requiredKeys: ['handle'] },
);
const context = fc.record<JudgeContext>(
  {
    provenBy: fc.constantFrom('protected', 'other'),
    dismissed: fc.boolean(),
    copiedProof: fc.boolean(),
    ownAccountsUnknown: fc.boolean(),
  },
  { requiredKeys: [] },
);

it('what adds to the score says what is alike and is told for a copy, what takes away from it is not', () => {
  fc.assert(
    fc.property(profile, profile, context, (yours, theirs, given) => {
      for (const { reason, side, adds, signal } of judge(yours, theirs, given).evidence) {
        if (adds > 0)
          expect({ reason, side }).toEqual({ reason: expect.not.stringMatching(UNLIKE), side: 'for' });
        if (side === 'for') expect({ reason, adds }).not.toEqual({ reason, adds: -Math.abs(adds || 1) });
        if (adds < 0 && signal !== 'proof')
          expect({ reason, side }).not.toEqual({ reason: expect.stringMatching(ALIKE), side });
      }
    }),
    { seed: 66, numRuns: 600 },
  );
});

it('an older account that is calmed for it has that against it, however few follow it', () => {
  const maya = {
    handle: 'maya.hollimund',
    name: 'Maya Hollimund',
    createdAt: '2020-01-01',
    followers: 12_000,
  };
  const older = {
    handle: 'mayahollimund.pots',
    name: 'Maya Hollimund',
    createdAt: '2009-01-01',
    followers: 20,
  };
  expect(judge(maya, older).evidence.find(({ signal }) => signal === 'relative')).toMatchObject({
    reason: 'Older than your account, with far fewer followers.',
    side: 'against',
  });
});
