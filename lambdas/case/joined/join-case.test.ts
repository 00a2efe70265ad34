import { expect, it } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import type { Finding } from '#domain/scan/finding';
import type { StoredFinding } from '../../store/finding.ts';
import type { StoredCase } from '../../store/case.ts';
import { keptInCase } from '../kept-as-case.ts';
import { joinCase } from './join-case.ts';

const at = '2026-11-26T10:00:00.000Z';
const found: Finding = {
  ...{ subjectId: 'U#u', id: 'f', platform: 'X', verdict: 'namesake', score: 58, reasons: [] },
  ...{ yours: { platform: 'X', handle: 'maya' }, theirs: { platform: 'X', handle: 'maya_' }, status: 'OPEN' },
  ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
};
const kept: StoredCase = {
  ...{ userId: 'u', caseId: 'c', title: 'A copy on X: maya_', platform: 'X', handle: 'maya_' },
  ...{ createdAt: at, updatedAt: at, evidence: [], steps: stepsFor('X') },
};

const older = { createdAt: '2026-11-25T10:00:00.000Z' };

function world(case_: Partial<StoredCase> = {}, finding: Partial<Finding> = {}) {
  let one: StoredCase | undefined = { ...kept, ...case_ };
  let row: StoredFinding = { ...found, ...finding };
  let before = () => {};
  let writes = 0;
  const services = {
    cases: {
      get: async () => one,
      write: async ({ after }: { after: StoredCase }) => {
        writes += 1;
        one = after;
        return true;
      },
    },
    findings: {
      get: async () => {
        before();
        return row;
      },
      write: async (_: unknown, after: Finding) => {
        writes += 1;
        row = after;
        return true;
      },
    },
    retry: { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
  };
  return {
    join: () => joinCase(kept, { finding: { ...found, ...finding }, at }, services),
    deletedOnTheWay: () => (before = () => (one = undefined)),
    now: () => ({ findingId: one?.findingId, status: row.status, writes }),
    told: () => row.history.at(-1)?.note,
    keep: (how: { note?: string; adds?: boolean }) =>
      keptInCase(row, { one: { ...older, ...case_ }, at, ...how }, services),
    decide: (status: Finding['status']) => (before = () => (row = { ...row, status })),
  };
}

it('leads the case to the finding, which waits for nothing any more, once', async () => {
  const { join, now } = world();
  expect(await join()).toMatchObject({ caseId: 'c', findingId: 'f' });
  expect(await join()).toMatchObject({ findingId: 'f' });
  expect(now()).toEqual({ findingId: 'f', status: 'CASE', writes: 2 });
});

it('ends what an earlier try began', async () => {
  const { join, now } = world({ findingId: 'f' });
  await join();
  expect(now()).toEqual({ findingId: 'f', status: 'CASE', writes: 1 });
});

it.each([
  ['closed', { closedAt: at }],
  ['about another finding', { findingId: 'other' }],
])('leaves both where the case is %s', async (_, over) => {
  const { join, now } = world(over);
  expect(await join()).toBeUndefined();
  expect(now()).toMatchObject({ status: 'OPEN', writes: 0 });
});

it('gives the finding back where the case is deleted on the way, and takes no case that is gone', async () => {
  const { join, now, deletedOnTheWay } = world();
  deletedOnTheWay();
  expect(await join()).toBeUndefined();
  expect(now().status).toBe('OPEN');
  expect(await join()).toBeUndefined();
});

it('what is decided on the way stays decided', async () => {
  const { join, now, decide } = world();
  decide('IGNORED');
  await join();
  expect(now()).toMatchObject({ findingId: 'f', status: 'IGNORED' });
});

it('of a case that was there before the finding says that, and nothing of what was added to it', async () => {
  const { join, told, keep } = world(older);
  await join();
  expect(told()).toBe('You have a case about it');
  await keep({ note: 'You reopened its case' });
  expect(told()).toBe('You have a case about it');
  await keep({ adds: true });
  expect(told()).toBe('Added to your case about it');
  const opened = world();
  await opened.join();
  expect(opened.told()).toBeUndefined();
});
