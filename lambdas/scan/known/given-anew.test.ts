import { expect, it } from 'vitest';
import { businessAsSubject } from '#domain/business/as-subject';
import { leftBehind } from './given-anew.ts';

const beside = (handle: string, theirs: string, score: number) => ({
  ...{ status: 'OPEN' as const, score },
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
