import { expect, it } from 'vitest';
import { businessAsSubject } from '#domain/business/as-subject';
import { givenAnew, leftBehind } from './given-anew.ts';

const beside = (handle: string, theirs: string, score: number) => ({
  ...{ status: 'OPEN' as const, verdict: 'namesake' as const, score, lastSeen: '2026-11-20T10:00:00.000Z' },
  yours: { platform: 'X' as const, handle },
  theirs: { platform: 'X' as const, handle: theirs },
});

it('of more than are compared at once the likeliest come first', () => {
  const namesakes = Array.from({ length: 30 }, (_, nth) => beside('former', `other${nth}`, 40));
  const left = leftBehind([...namesakes, beside('former', 'f0rmer', 92)], {
    socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/maya' }],
  });
  expect(left).toHaveLength(30);
  expect(left[0]).toMatchObject({ handle: 'f0rmer', again: true });
});

it('what was compared with the name of a domain waits for a comparison once that is given up', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const proven = (domain: string) =>
    businessAsSubject({
      ...{ id: 'b', adminId: 'u', createdAt: at, updatedAt: at, domain, socialMediaAccounts: [] },
      domainProof: { domain, verifiedAt: at, checkedAt: at },
    });
  const page = beside('ferrowbay', 'ferrowbay.shop', 80);
  const finding = { ...page, yours: { ...page.yours, ofDomain: true as const } };
  expect(leftBehind([finding], proven('ferrowbay.example'))).toEqual([]);
  expect(leftBehind([finding], proven('ferrowbayceramics.example'))).toHaveLength(1);
});

it.each([
  ['after it was compared', '2026-11-20T10:00:01.000Z', {}, 1],
  ['before', '2026-11-20T09:59:59.000Z', {}, 0],
  ['before it was compared again', '2026-11-20T10:00:01.000Z', { comparedAt: '2026-11-21T10:00:00.000Z' }, 0],
  [
    'after, and it is a copy of another',
    '2026-11-20T10:00:01.000Z',
    { verdict: 'possible clone' as const },
    0,
  ],
  ['after, and it was decided', '2026-11-20T10:00:01.000Z', { status: 'IGNORED' as const }, 0],
  [
    'after, and a scan found it',
    '2026-11-20T10:00:01.000Z',
    { theirs: { platform: 'X' as const, handle: 'pots' } },
    0,
  ],
])('what somebody gave us is compared anew once an account is proven %s', (_, verifiedAt, part, count) => {
  const given = beside('maya', 'glazeandgrog1', 40);
  const yours = { ...given.yours, name: 'Maya' };
  const finding = { ...given, yours, theirs: { ...given.theirs, seenIn: 'report' as const }, ...part };
  const socialMediaAccounts = [
    { platform: 'X' as const, pageUrl: 'https://x.com/maya' },
    { platform: 'GITHUB' as const, pageUrl: 'https://github.com/glazeandgrog', verifiedAt },
  ];
  const anew = givenAnew([finding], { name: 'Maya', socialMediaAccounts });
  expect(anew).toMatchObject(count ? [{ platform: 'X', handle: 'glazeandgrog1' }] : []);
});
