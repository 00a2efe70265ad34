import { expect, it } from 'vitest';
import { listed } from '#domain/case/represented/listed';
import type { BrandFinding } from '#domain/contract/business-brand';
import { one } from '../../case/case-for-test.ts';
import { standingOf } from './standing-of.ts';

const at = '2026-11-20T10:00:00.000Z';
const kept = listed(one({ findingId: 'f', outcome: 'REFUSED', closedAt: at }));
const finding = (status: BrandFinding['status']): BrandFinding => ({
  ...{ id: 'f', platform: 'X', verdict: 'likely clone', score: 91, reasons: [], status },
  yours: { platform: 'X', handle: 'ferrowbay' },
  theirs: { platform: 'X', handle: 'ferr0wbay' },
  ...{ firstSeen: at, lastSeen: at },
});

it.each([
  ['CASE', 'Refused'],
  ['IGNORED', 'Not a copy'],
  ['MINE', 'Yours'],
  ['RESOLVED', 'No longer there'],
] as const)('one that stands as %s, and had a case', (status, words) => {
  expect(standingOf(finding(status), kept).words).toBe(words);
});
