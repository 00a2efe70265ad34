import { expect, it } from 'vitest';
import { day } from '#domain/durations';
import { looksFor } from '#domain/scan/scan-plan';
import type { ScanJob } from '#domain/scan/scan-job';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';
import { newUser } from '#domain/account/user';
import { newScan } from './new-scan.ts';
import { planDueScans } from '../plan.ts';
import { beginScan } from './begin-scan.ts';

const began = Date.parse('2026-11-20T07:40:00Z');
const at = new Date(began).toISOString();
const facebook = { platform: 'FACEBOOK' as const, pageUrl: 'https://www.facebook.com/jgrossmann' };
const user = { ...newUser({ sub: 'u1', email: 'j@example.com' }, at), socialMediaAccounts: [facebook] };
const looked: StoredSource = {
  ...{ platform: 'FACEBOOK', status: 'looked', at, asked: 1, total: 1, compared: 3, found: 1 },
};
const last: StoredScan = {
  ...newScan('U#u1', { now: () => began, random: () => 0.5 }, [looked]),
  ...{ status: 'DONE', finishedAt: at },
};

function world(now: number) {
  const scans: StoredScan[] = [];
  const jobs: ScanJob[] = [];
  const services = {
    scans: { put: async (scan: StoredScan) => void scans.push(scan), recent: async () => [last] },
    enqueue: async (some: readonly object[]) => void jobs.push(...(some as ScanJob[])),
    connected: ['FACEBOOK' as const],
    random: () => 0.5,
    now: () => now,
  };
  return { scans, jobs, services };
}
/** What a plan finds where nothing else is due than these. */
const due = (...subjects: string[]) => ({
  users: { get: async () => user },
  businesses: { get: async () => undefined },
  watches: {
    get: async () => undefined,
    put: async (_: string, __: string): Promise<void> => {},
    remove: async () => {},
    due: async (shard: number) =>
      shard === 0 ? subjects.map((subjectId) => ({ subjectId, shard, nextScanAt: at })) : [],
  },
  findings: { list: async () => [] },
  notifications: { add: async () => true },
  lookAtDomains: async () => {},
  forgetDevices: async () => {},
  tally: async () => {},
});
const looks = looksFor(user, ['FACEBOOK']);
const asked = { subjectId: 'U#u1', whose: { userId: 'u1' }, looks, last };

it('where all that was said still stands, no scan begins that no job would end', async () => {
  const { scans, jobs, services } = world(began + day);
  expect(await beginScan(asked, began + day, services)).toBeUndefined();
  expect([scans, jobs]).toEqual([[], []]);
});

it('a week later it is asked again', async () => {
  const { scans, jobs, services } = world(began + 7 * day);
  expect(await beginScan(asked, began + 7 * day, services)).toMatchObject({ status: 'QUEUED' });
  expect(scans).toHaveLength(1);
  expect(jobs).toMatchObject([{ userId: 'u1', source: 'WEB' }]);
});

it.each([
  [1, 0],
  [7, 1],
])('the schedule leaves a scan out that would ask nobody: after %i days %i', async (days, count) => {
  const now = began + days * day;
  const { scans, jobs, services } = world(now);
  const planned = due('U#u1');
  const turns: string[] = [];
  const tallied: unknown[] = [];
  await planDueScans({
    ...services,
    ...planned,
    watches: { ...planned.watches, put: async (_, next) => void turns.push(next) },
    tally: async (...counted) => void tallied.push(counted),
  });
  expect([scans.length, jobs.length]).toEqual([count, count]);
  expect(turns[0]).toBe(new Date(now + day).toISOString());
  // It has begun as soon as it is planned.
  expect(tallied).toEqual(count > 0 ? [['begun', count]] : []);
  for (const scan of scans) expect(scan).toMatchObject({ status: 'RUNNING', startedAt: scan.requestedAt });
});

it('whose turn it is by their devices is not searched for, and what fails there keeps nobody back', async () => {
  const now = began + 7 * day;
  const { scans, services } = world(now);
  const forgotten: string[] = [];
  await planDueScans({
    ...services,
    ...due('D#u2', 'U#u1'),
    forgetDevices: async (userId) => {
      forgotten.push(userId);
      throw new Error('table');
    },
  });
  expect(forgotten).toEqual(['u2']);
  expect(scans).toMatchObject([{ subjectId: 'U#u1' }]);
});
