import { expect, test } from 'vitest';
import { type Case, ownNameIn } from './case.ts';

const at = '2026-11-20T10:00:00.000Z';
const fresh = {} as Case;

test('knows the own name from the comparison, or from the account; not where another is represented', () => {
  const imitates = { platform: 'X' as const, handle: 'maya', name: 'Maya H.' };
  const snapshot = {
    at,
    seenBy: 'person' as const,
    yours: { name: 'Maya Hollimund' },
    theirs: {},
    verdict: 'likely clone' as const,
    score: 90,
    reasons: [],
  };
  expect(ownNameIn(fresh)).toBeUndefined();
  expect(ownNameIn({ ...fresh, imitates })).toBe('Maya H.');
  expect(ownNameIn({ ...fresh, imitates, snapshot })).toBe('Maya Hollimund');
  expect(ownNameIn({ ...fresh, snapshot, behalf: { name: 'Lina', relation: 'CHILD' } })).toBeUndefined();
});
