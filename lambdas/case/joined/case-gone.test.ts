import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { decisionOn, type Finding } from '#domain/scan/finding';
import { onceInMemory } from '../../../test/support/sources/once-in-memory.ts';
import type { Change } from '../../store/table/update-expression.ts';
import { caseGone } from './case-gone.ts';

const [before, at] = ['2026-11-20T10:00:00.000Z', '2026-11-26T10:00:00.000Z'];
const found: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'namesake', score: 58, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' }, status: 'CASE' },
  ...{ firstSeen: before, lastSeen: before, history: [{ at: before, what: 'first seen' }] },
};

interface Given {
  closedAt?: string;
  isKept?: boolean;
  enqueue?: () => Promise<void>;
  isBusiness?: boolean;
  /** The one account on the list of its owner. */
  listed?: string;
}

/** What there is once the case of a finding, which was closed at `before`, is deleted. */
async function deleted(over: Partial<Finding>, given: Given = {}) {
  const { closedAt = before, isKept = false, isBusiness = true, listed = 'other' } = given;
  let row: Finding = { ...found, ...over };
  let compared = 0;
  let user = { ...newUser({ sub: 'u', email: 'maya@example.com' }, before), ...onList(listed) };
  const findings = {
    get: async () => ({ ...row, version: 1 }),
    list: async () => [{ ...row, version: 1 }],
    write: async (_: unknown, after: Finding) => (row = after) === after,
  };
  const services = {
    findings,
    users: {
      get: async () => user,
      change: async (_: string, { set }: Change) => (user = { ...user, ...set }),
    },
    businesses: {
      get: async () => ({
        ...{ id: 'b', adminId: 'u', createdAt: before, updatedAt: before },
        ...onList(listed),
      }),
    },
    ...{ retry: { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} } },
    ...{ once: onceInMemory(), enqueue: given.enqueue ?? (async () => void (compared += 1)) },
  };
  const owner = { subjectId: 'U#u', businessId: isBusiness ? 'b' : undefined, writer: 'u' };
  await caseGone({ findingId: 'f', closedAt }, { owner, at, isKept }, services);
  return { row, compared, counts: user.impersonationDetection?.likelyClones };
}
const onList = (handle: string) => ({
  socialMediaAccounts: [{ platform: 'X' as const, pageUrl: `https://x.com/${handle}` }],
});
const afterwards = async (...of: Parameters<typeof deleted>) => (await deleted(...of)).row;

it('a finding whose case is gone waits again', async () =>
  expect(await afterwards({})).toMatchObject({
    status: 'OPEN',
    history: [{}, { note: 'You deleted its case' }],
  }));

it.each([
  ['a person', false, 0],
  ['a business', true, undefined],
])('what %s has put on the own list meanwhile is theirs, and no copy', async (_, isBusiness, counted) => {
  const given = { listed: 'Maya_', isBusiness };
  const { row, counts, compared } = await deleted({ verdict: 'likely clone' }, given);
  expect(row).toMatchObject({
    status: 'MINE',
    history: [{}, { note: 'You deleted its case' }, { at, note: 'You added it to your accounts' }],
  });
  expect([counts, compared]).toEqual([counted, 0]);
});

it('what a person has not on their list waits, and counts', async () => {
  const { row, counts } = await deleted({ verdict: 'likely clone' }, { isBusiness: false, listed: 'maya' });
  expect([row.status, counts]).toEqual(['OPEN', 1]);
});

it('nobody is told that they can reopen a case that is gone, also where its finding was reported by hand', async () => {
  const said = { status: 'REPORTED' as const, saidGoneAt: before };
  const reported = await afterwards(said);
  expect([reported.status, reported.saidGoneAt]).toEqual(['REPORTED', undefined]);
  expect((await afterwards(said, { closedAt: at })).saidGoneAt, 'another case said it').toBe(before);
  const kept = await afterwards({ saidGoneAt: before }, { isKept: true });
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
  expect(await afterwards({}, { enqueue: fails })).toMatchObject({ status: 'OPEN' });
  expect(asked).toBe(1);
});
