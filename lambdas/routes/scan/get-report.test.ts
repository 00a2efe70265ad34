import { expect, it } from 'vitest';
import { type User, newUser } from '#domain/account/user';
import type { Platform } from '#domain/platform/platform';
import { getReport } from './get-report.ts';

const at = '2026-11-27T17:04:00.000Z';
const turn = '2026-11-28T17:04:00.000Z';
const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/leontine' };
const connected: Platform[] = ['GITHUB', 'REDDIT', 'PINTEREST'];

/** What the dashboard is told of the next scan, after one that searched everywhere. */
async function promised(socialMediaAccounts: User['socialMediaAccounts']) {
  const user = { ...newUser({ sub: 'leontine', email: 'l@example.com' }, at), socialMediaAccounts };
  const row = { status: 'looked', asked: 1, total: 1, compared: 1, found: 0, at };
  const sources = connected.map((platform) => ({ ...row, platform }));
  const services = {
    users: { get: async () => user, change: async () => undefined },
    findings: { list: async () => [] },
    scans: { recent: async () => [{ id: 's', status: 'DONE', requestedAt: at, finishedAt: at, sources }] },
    watches: { get: async () => ({ nextScanAt: turn }) },
    ...{ verifiedPeers: async () => 0, provable: [], connected },
  } as unknown as Parameters<typeof getReport>[1];
  const call = { caller: { sub: 'leontine' }, request: {}, now: Date.parse(at) + 60_000 };
  return (await getReport(call as Parameters<typeof getReport>[0], services)).nextLooks;
}

it('promises of the next scan what may be asked by the accounts and proofs of now', async () => {
  expect(await promised([{ ...github, verifiedAt: at }])).toEqual([
    { platform: 'GITHUB', at: turn },
    { platform: 'REDDIT', at: turn },
    { platform: 'PINTEREST', at: '2026-12-04T17:04:00.000Z' },
  ]);
  expect(await promised([github])).toEqual([{ platform: 'GITHUB', at: turn }]);
  expect(await promised([])).toEqual([]);
});
