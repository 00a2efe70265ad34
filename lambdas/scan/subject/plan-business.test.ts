import { expect, it } from 'vitest';
import type { Business } from '#domain/business/business';
import { day } from '#domain/durations';
import type { ScanJob, ScanJobs } from '#domain/scan/scan-job';
import type { StoredScan } from '#domain/scan/stored-scan';
import { planDueScans } from '../plan.ts';

const now = Date.parse('2026-11-20T07:40:00Z');
const at = new Date(now).toISOString();
const business: Business = { id: 'acme', adminId: 'u1', createdAt: at, updatedAt: at, name: 'Ferrow Bay' };
const x = { platform: 'X' as const, pageUrl: 'https://x.com/ferrowbay' };

async function planned(due: Business | undefined) {
  const jobs: (ScanJob | ScanJobs)[] = [];
  const scans: StoredScan[] = [];
  const looked: string[] = [];
  const turns: string[] = [];
  const removed: string[] = [];
  await planDueScans({
    users: { get: async () => undefined },
    businesses: { get: async () => due },
    scans: { put: async (scan) => void scans.push(scan), recent: async () => [] },
    watches: {
      get: async () => undefined,
      put: async (_, next) => void turns.push(next),
      remove: async (subjectId) => void removed.push(subjectId),
      due: async (shard) => (shard === 0 ? [{ subjectId: 'B#acme', shard, nextScanAt: at }] : []),
    },
    findings: { list: async () => [] },
    notifications: { add: async () => true },
    enqueue: async (some) => void jobs.push(...some),
    tally: async () => {},
    lookAtDomains: async ({ businessId }) => void looked.push(businessId),
    forgetDevices: async () => {},
    connected: ['X', 'GITHUB'],
    random: () => 0.5,
    now: () => now,
  });
  return { jobs, scans, looked, turns, removed };
}

it('a business that is due has its domains looked at and its accounts searched for, and its turn a day on', async () => {
  const { jobs, scans, looked, turns } = await planned({ ...business, socialMediaAccounts: [x] });
  expect(looked).toEqual(['acme']);
  expect(scans).toMatchObject([{ subjectId: 'B#acme', bySchedule: true, status: 'RUNNING' }]);
  expect(jobs).toEqual([{ businessId: 'acme', scanId: scans[0]!.id, source: 'X' }]);
  expect(turns).toEqual([new Date(now + day).toISOString()]);
});

it('a business without an account and a proven domain is not searched for', async () => {
  const { jobs, scans, looked } = await planned(business);
  expect([jobs, scans]).toEqual([[], []]);
  expect(looked).toEqual(['acme']);
});

it('a business that has ended has no turn any more', async () => {
  const { jobs, scans, looked, removed } = await planned(undefined);
  expect([jobs, scans, looked]).toEqual([[], [], []]);
  expect(removed).toEqual(['B#acme']);
});
