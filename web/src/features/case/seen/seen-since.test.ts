import { expect, test } from 'vitest';
import { at, one } from '../case-for-test.ts';
import { withSeen } from './seen-since.ts';

const later = '2026-11-24T10:00:00.000Z';

test('an answer to an edit keeps what scans have seen since', () => {
  expect(withSeen(one({ reportedOn: at }), one({ noAccountAt: later }))).toMatchObject({
    ...{ reportedOn: at, noAccountAt: later },
  });
  const closed = { outcome: 'REMOVED', closedAt: at } as const;
  const known = one({ ...closed, seenAgainAt: later, seenAgainIn: 'web search' });
  expect(withSeen(one({ ...closed, facts: ['ASKS_FOR_MONEY'] }), known)).toMatchObject({
    ...{ facts: ['ASKS_FOR_MONEY'], seenAgainAt: later, seenAgainIn: 'web search' },
  });
});

test('what was seen after one closing is not said of another, nor of an open case', () => {
  const known = one({ outcome: 'REMOVED', closedAt: at, seenAgainAt: later });
  expect(withSeen(one({}), known).seenAgainAt).toBeUndefined();
  expect(withSeen(one({ outcome: 'REMOVED', closedAt: later }), known).seenAgainAt).toBeUndefined();
});

test('what the answer says itself counts', () => {
  expect(withSeen(one({ noAccountAt: null }), one({ noAccountAt: later })).noAccountAt).toBeNull();
  expect(withSeen(one({}), undefined)).toEqual(one({}));
});
