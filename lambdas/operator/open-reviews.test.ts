import { expect, it } from 'vitest';
import { businessSubject } from '#domain/keys';
import type { Rival, SocialProof } from '#domain/proof/proof';
import { openReviews } from './open-reviews.ts';

const at = '2026-11-26T05:54:00.000Z';
const id = 'GITHUB#maya';
const proof = {
  ...{ id, owner: 'maya', how: 'oauth', proves: 'this URL', since: '2026-10-20T00:00:00.000Z' },
  ...{ lastCheckedAt: at, public: false, wantsPublic: true, reviewSince: at, reviewReason: 'disputed' },
} as SocialProof;
const company = businessSubject('kirchner');
const byCompany: Rival = { owner: company, how: 'code', at };
const account = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' };

/** The reviews where `rival` has shown a proof too, and `list` is what stands on their list now. */
const reviews = (rival: Rival | undefined, list: object[] | undefined, mine?: string) =>
  openReviews([], {
    proofs: {
      inReview: async () => [proof],
      get: async () => proof,
      named: async () => [],
      rival: async () => rival,
    },
    holders: {
      get: async (owner: string) =>
        owner === company && !list
          ? undefined
          : { record: { createdAt: '2026-09-01T00:00:00.000Z', socialMediaAccounts: list ?? [] } },
    } as never,
    isOwn: async ({ owner }) => owner === mine,
  });

it('an operator reads who else has shown a proof, how and when, and whether they still list the account', async () => {
  const [review] = await reviews(byCompany, [account, { ...account, platform: 'X', verifiedAt: at }]);
  expect(review!.holders[0]!.rival).toEqual({
    ...{
      kind: 'business',
      how: 'code',
      at,
      memberSince: '2026-09-01T00:00:00.000Z',
      proven: 1,
      listed: true,
    },
  });
  expect(review!.reasons).toEqual(['Someone else has shown a proof of the same account.']);
});

it.each<[string, object[] | undefined]>([
  ['has taken the account off their list', []],
  ['is gone', undefined],
])('one who %s is said to have withdrawn', async (_, list) => {
  const [review] = await reviews(byCompany, list);
  expect(review!.holders[0]!.rival).toMatchObject({ listed: false });
  expect(review!.reasons).toEqual([
    'Someone else has shown a proof of the same account, and no longer lists it.',
  ]);
});

it('of a proof from before rivals were kept nothing is made up', async () => {
  const [review] = await reviews(undefined, []);
  expect(review!.holders[0]!.rival).toBeNull();
});

it('whoever belongs to one side is shown neither', async () => {
  expect(await reviews(byCompany, [account], company)).toEqual([]);
  expect(await reviews(byCompany, [account], 'maya')).toEqual([]);
  expect(await reviews(byCompany, [account], 'somebody')).toHaveLength(1);
});
