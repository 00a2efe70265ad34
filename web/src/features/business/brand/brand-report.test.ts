import { expect, test } from 'vitest';
import type { BrandFinding } from '#domain/contract/business-brand';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { linksFor } from '../../../lib/use-links.ts';
import { brandReport } from './brand-report.ts';

const { address } = linksFor(false, 'https://countersign.example');
const at = '2026-11-20T09:14:00.000Z';
const url = 'https://www.instagram.com/ferrowbay.ceramics/';
const finding: BrandFinding = {
  ...{ id: 'f', platform: 'INSTAGRAM', verdict: 'likely clone', score: 94, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at },
  reasons: [
    { signal: 'photo', value: 0.97, words: 'Same picture', side: 'for' },
    { signal: 'handle', value: 0.95, words: 'Same handle', side: 'for' },
  ],
  yours: { platform: 'INSTAGRAM', handle: 'ferrowbay.ceramics', name: 'Ferrow Bay', url },
  theirs: {
    ...{ platform: 'INSTAGRAM', handle: 'ferr0wbay.ceramics', name: 'Ferrow Bay Ceramics' },
    url: 'https://www.instagram.com/ferr0wbay.ceramics/',
  },
};
const business = {
  ...{ name: 'Ferrow Bay Ceramics', domain: 'ferrowbay.example' },
  domainProof: { domain: 'ferrowbay.example', verifiedAt: '2026-10-30T08:00:00.000Z', checkedAt: at },
  socialMediaAccounts: [
    { platform: 'INSTAGRAM' as const, pageUrl: url, verifiedAt: '2026-11-17T08:00:00.000Z' },
    { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/ferrowbayceramics' },
  ],
};
const diff = handleDiff('ferrowbay.ceramics', 'ferr0wbay.ceramics');

test('a business reports in its own name, and says by what it shows who it is', () => {
  expect(brandReport(business, finding, diff, address))
    .toBe(`The account @ferr0wbay.ceramics on Instagram is impersonating our business, Ferrow Bay Ceramics, @ferrowbay.ceramics on Instagram.

It uses our picture. Its handle differs from ours in one place: digit 0 in place of o. We have not authorized it.

Our account: https://www.instagram.com/ferrowbay.ceramics/
The other account: https://www.instagram.com/ferr0wbay.ceramics/
Compared on 20 November 2026, 09:14 UTC.

We run ferrowbay.example, as a DNS record has shown since 30 October 2026 (last seen on 20 November 2026).
Our Instagram account, proven by us since 17 November 2026: https://www.instagram.com/ferrowbay.ceramics/`);
});

test('the account that it has where the copy is, is named besides one that is copied from elsewhere', () => {
  const theirs = {
    platform: 'FACEBOOK' as const,
    handle: 'ferr0wbay',
    url: 'https://www.facebook.com/ferr0wbay',
  };
  expect(brandReport(business, { ...finding, platform: 'FACEBOOK', theirs }, diff, address))
    .toContain(`Our account: https://www.instagram.com/ferrowbay.ceramics/
Our account on Facebook: https://www.facebook.com/ferrowbayceramics
The other account: https://www.facebook.com/ferr0wbay`);
});

test('of an account that a search engine showed, it says that what was compared may be older', () => {
  const theirs = { ...finding.theirs, seenIn: 'web search' as const };
  expect(brandReport(business, { ...finding, theirs }, diff, address)).toContain(
    'Compared on 20 November 2026, 09:14 UTC, with the other account as a search engine had stored it by then. The stored copy may be older.\n',
  );
});

test('what its domain says a handle would be is not said to be an account of it', () => {
  const yours = { platform: 'TIKTOK' as const, handle: 'ferrowbay', ofDomain: true as const };
  const theirs = { platform: 'TIKTOK' as const, handle: 'ferr0wbay' };
  const text = brandReport(business, { ...finding, platform: 'TIKTOK', yours, theirs }, diff, address);
  expect(text).toContain('is impersonating our business, Ferrow Bay Ceramics.\n');
  expect(text).not.toMatch(/@ferrowbay|differs/);
  // One that is its own stands there all the same.
  expect(text).toContain('\nOur account on Instagram: https://www.instagram.com/ferrowbay.ceramics/\n');
});

test('what is not proven is not said', () => {
  const text = brandReport(
    { ...business, domainProof: null, socialMediaAccounts: [] },
    finding,
    diff,
    address,
  );
  expect(text).not.toMatch(/We run|proven/);
  expect(text.trimEnd()).toMatch(/09:14 UTC\.$/);
});
