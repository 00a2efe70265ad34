import { expect, it } from 'vitest';
import { decisionOn, type Finding } from '#domain/scan/finding';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { caseGone } from './kept-as-case.ts';

const [before, at] = ['2026-11-20T10:00:00.000Z', '2026-11-26T10:00:00.000Z'];
const owner = { subjectId: 'U#u', businessId: 'b', writer: 'u' };
const found: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'namesake', score: 58, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' }, status: 'CASE' },
  ...{ firstSeen: before, lastSeen: before, history: [{ at: before, what: 'first seen' }] },
};

/** A finding once its case, which was closed at `before`, is deleted. */
async function afterwards(
  over: Partial<Finding>,
  closedAt = before,
  isKept = false,
  enqueue = async () => {},
): Promise<Finding> {
  let row: Finding = { ...found, ...over };
  const findings = {
    get: async () => ({ ...row, version: 1 }),
    list: async () => [],
    write: async (_: unknown, after: Finding) => (row = after) === after,
  };
  const retry = { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
  const users = { get: async () => undefined, change: async () => undefined };
  const businesses = {
    get: async () => ({
      ...{ id: 'b', adminId: 'u', createdAt: before, updatedAt: before },
      socialMediaAccounts: [{ platform: 'X' as const, pageUrl: 'https://x.com/other' }],
    }),
  };
  const services = { findings, users, businesses, retry, once: onceInMemory(), enqueue };
  await caseGone({ findingId: 'f', closedAt }, { owner, at, isKept }, services);
  return row;
}

it('a finding whose case is gone waits again', async () =>
  expect(await afterwards({})).toMatchObject({
    status: 'OPEN',
    history: [{}, { note: 'You deleted its case' }],
  }));

it('nobody is told that they can reopen a case that is gone, also where its finding was reported by hand', async () => {
  const said = { status: 'REPORTED' as const, saidGoneAt: before };
  const reported = await afterwards(said);
  expect([reported.status, reported.saidGoneAt]).toEqual(['REPORTED', undefined]);
  expect((await afterwards(said, at)).saidGoneAt, 'another case said it').toBe(before);
  const kept = await afterwards({ saidGoneAt: before }, before, true);
  expect([kept.status, kept.saidGoneAt]).toEqual(['CASE', undefined]);
});

it('what has gone was in no case any more, should it be back', async () => {
  const gone = (was: Finding['status']) => ({
    status: 'RESOLVED' as const,
    history: [...found.history, { at: before, what: 'no longer there' as const, was }],
  });
  expect(decisionOn(await afterwards(gone('CASE')))).toBe('OPEN');
  expect(decisionOn(await afterwards(gone('IGNORED')))).toBe('IGNORED');
});

it('waits again though it could not be compared with what is on the list now', async () => {
  let asked = 0;
  const fails = async () => {
    asked += 1;
    throw new Error('the queue refused');
  };
  expect(await afterwards({}, before, false, fails)).toMatchObject({ status: 'OPEN' });
  expect(asked).toBe(1);
});
