import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { type FoundMark, markReason } from '#domain/marked/mark-words';
import type { Reason } from '#domain/scan/finding';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { noteReading } from '../marked/mark-receipt.ts';
import { onceStore } from '../store/once.ts';
import { withReadMarks } from './with-read-marks.ts';

let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => now);
});
afterAll(() => tables.close());

const now = Date.parse('2026-11-23T12:00:00.000Z');
const mark: FoundMark = {
  ...{ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' },
  ...{ score: 30, keys: 2 },
};
const name: Reason = { signal: 'name', value: 1, words: 'Same name.', side: 'for', adds: 40 };
const compared = (...reasons: Reason[]): { snapshot: Snapshot } => ({
  snapshot: {
    ...{ at: '2026-11-23T11:00:00.000Z', seenBy: 'person', yours: {}, theirs: {} },
    ...{ verdict: 'possible clone', score: 40, reasons },
  },
});
const told = async (of: { snapshot: Snapshot }, userId = 'maya', at = now) => {
  const once = onceStore(tables.database);
  await noteReading(once, { userId: 'maya', words: markReason(mark).words, now });
  return (await withReadMarks(of, { userId, now: at, once })).snapshot.reasons;
};

it('a mark that we read stays with what was compared, for as long as that waits', async () => {
  const reasons = [markReason(mark), name];
  expect(await told(compared(...reasons))).toEqual(reasons);
  expect(await told(compared(...reasons), 'maya', now + 7 * 86_400_000)).toEqual(reasons);
});

it.each([
  ['of somebody else', markReason(mark), 'tom', now],
  ['of long ago', markReason(mark), 'maya', now + 9 * 86_400_000],
  ['that nobody read', markReason({ ...mark, score: 60 }), 'maya', now],
])('a mark %s is left out, and the rest stays', async (_, reason, userId, at) =>
  expect(await told(compared(reason, name), userId, at)).toEqual([name]),
);
