import { expect, test } from 'vitest';
import type { SocialAccount } from '#domain/platform/social-account';
import type { Finding } from '#domain/scan/finding';
import { clone } from '../../../design/fixtures.ts';
import { likeUnproven } from './like-unproven.ts';

const other = (handle: string, part: Partial<Finding> = {}): Finding => ({
  ...{ ...clone, id: handle, verdict: 'namesake', reasons: [] },
  theirs: { ...clone.theirs, handle },
  ...part,
});
const facebook: SocialAccount = {
  platform: 'FACEBOOK',
  pageUrl: 'https://www.facebook.com/anneliese.throckmorton',
};
const official = [
  other('anneliese-throckmorton-official'),
  other('anneliesethrockmortonn'),
  other('somebody'),
];

test('of two accounts that as many resemble the one with the longer handle is named', () => {
  const short: SocialAccount = { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/throckmorton' };
  expect(likeUnproven(official, [short, facebook])?.handle).toBe('anneliese.throckmorton');
});

test.each<[string, Finding[], SocialAccount[], number | undefined]>([
  ['two have its letters', official, [facebook], 2],
  ['it is proven', official, [{ ...facebook, verifiedAt: '2026-11-01T00:00:00.000Z' }], undefined],
  [
    'one with the same letters is proven',
    official,
    [
      facebook,
      {
        ...{ platform: 'REDDIT', pageUrl: 'https://www.reddit.com/user/anneliesethrockmort' },
        verifiedAt: '2026-11-01T00:00:00.000Z',
      },
    ],
    undefined,
  ],
  [
    'it is on that platform',
    official,
    [{ platform: 'GITHUB', pageUrl: 'https://github.com/anneliese-throckmorton' }],
    undefined,
  ],
  [
    'its handle is short',
    [other('anna.official')],
    [{ platform: 'X', pageUrl: 'https://x.com/anna' }],
    undefined,
  ],
  [
    'they were compared with it',
    official.map((one) => ({
      ...one,
      yours: { platform: 'FACEBOOK' as const, handle: 'anneliese.throckmorton' },
    })),
    [facebook],
    undefined,
  ],
  [
    'they need a decision',
    [other('anneliesethrockmorton', { verdict: 'likely clone' })],
    [facebook],
    undefined,
  ],
  ['they were decided', [other('anneliesethrockmorton', { status: 'IGNORED' })], [facebook], undefined],
])('%s', (_, findings, listed, count) => expect(likeUnproven(findings, listed)?.count).toBe(count));
