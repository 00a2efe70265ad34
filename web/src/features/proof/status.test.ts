import { expect, test } from 'vitest';
import { accountProof } from '#domain/proof/proof';
import { proofWords } from './status.ts';

const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;
const facebook = { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/maya.h' } as const;
const claim = { id: 'c', owner: 'u', at: '2026-05-03T10:00:00.000Z' };

test.each([
  [
    'proven',
    accountProof({ ...github, verifiedAt: claim.at }, { ways: [] }),
    ['done Verified since 3 May 2026'],
  ],
  [
    'proven, and held back',
    accountProof(
      { ...github, verifiedAt: claim.at },
      {
        ways: [],
        proof: {
          ...{
            id: 'GITHUB#maya',
            owner: 'u',
            how: 'code',
            proves: 'this URL',
            public: false,
            wantsPublic: true,
          },
          ...{ since: claim.at, lastCheckedAt: claim.at, reviewSince: claim.at },
        },
      },
    ),
    ['wait Paused for review', 'Verified since 3 May 2026'],
  ],
  ['only said', accountProof(github, { ways: [] }), ['none Unverified']],
  [
    'waiting for its code',
    accountProof(github, { ways: [], claim: { ...claim, status: 'PENDING' } }),
    ['wait Pending'],
  ],
  [
    'broken, with the reason',
    accountProof(github, { ways: [], claim: { ...claim, status: 'BROKEN', note: 'The code is gone.' } }),
    ['broken Broken', 'The code is gone.'],
  ],
  [
    'some account there, vouched for',
    accountProof(facebook, { ways: [], claim: { ...claim, status: 'DECLARED' } }, 2),
    ['part Declared since 3 May 2026', 'person Vouched for by 2 verified connections'],
  ],
])('%s', (_, account, expected) => {
  const { marks, note } = proofWords(account);
  expect([...marks.map(({ shape, word }) => `${shape} ${word}`), ...(note ? [note] : [])]).toEqual(expected);
});
