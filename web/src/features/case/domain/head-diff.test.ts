import { expect, test } from 'vitest';
import type { DomainSeen } from '#domain/case/domain-seen';
import type { Snapshot } from '#domain/case/snapshot';
import { at, one } from '../case-for-test.ts';
import { headDiff } from './head-diff.ts';

const snapshot: Snapshot = {
  ...{ at, seenBy: 'search', verdict: 'likely clone', score: 80, reasons: [] },
  yours: { platform: 'X', handle: 'maya_hollimund', ofDomain: true },
  theirs: { platform: 'X', handle: 'maya_ho1limund' },
};

test('the name in a domain is set against the handle as what it is', () => {
  const { diff, yours } = headDiff(one({ snapshot }));
  expect(yours).toBe('Your domain');
  expect(diff?.sentence).toMatch(/^Your domain: maya_hollimund\. The other account: maya_ho1limund\. 1 diff/);
});

test('an account that is copied stands before it, and where neither is known nothing is compared', () => {
  const imitates = { platform: 'GITHUB' as const, handle: 'hollimund', name: null };
  expect(headDiff(one({ snapshot, imitates })).diff?.sentence).toMatch(/^Yours: hollimund\./);
  const yours = { platform: 'X' as const, handle: 'maya_hollimund' };
  expect(headDiff(one({ snapshot: { ...snapshot, yours } })).diff).toBeUndefined();
  expect(headDiff(one({})).diff).toBeUndefined();
});

test('the account of somebody else is not called yours', () => {
  const imitates = { platform: 'X' as const, handle: 'isla', name: null };
  const given = one({ imitates, behalf: { name: 'Isla', relation: 'CHILD' } });
  expect(headDiff(given).yours).toBe('Their own account');
  expect(headDiff(given).diff?.sentence).toMatch(/^Their own account: isla\./);
});

test('two domains are told apart as domains', () => {
  const imitates = { platform: 'DOMAIN' as const, handle: 'ferrowbay.example', name: null };
  const { diff, theirs } = headDiff(one({ platform: 'DOMAIN', handle: 'ferr0wbay.example', imitates }));
  expect([diff?.theirs, theirs]).toEqual(['ferr0wbay.example', 'The other domain']);
});

test('of a domain that was added by hand and isn’t like theirs no letters are told: all of them differ', () => {
  const imitates = { platform: 'DOMAIN' as const, handle: 'ferrowbay.example', name: null };
  const of = (score: number) => {
    const domain: DomainSeen = {
      ...{ domain: 'sofa-rescue.example', brand: 'ferrowbay.example', score, foundBy: 'given' },
      ...{ foundAt: at, existence: 'exists', records: {}, at },
    };
    return headDiff(one({ platform: 'DOMAIN', handle: domain.domain, imitates, domain })).diff;
  };
  expect(of(20)).toBeUndefined();
  expect(of(90)).toBeDefined();
});
