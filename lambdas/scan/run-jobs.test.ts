import { expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { jobsIn } from '#domain/scan/scan-job';
import { scanInMemory } from '../../test/support/sources/scan-in-memory.ts';
import type { Sight, Source } from '../sources/source.ts';
import { openingTogether } from './begin/open-scan.ts';
import { notesOver } from './end/notes.ts';
import { newScan } from './begin/new-scan.ts';
import { runJobs } from './run-jobs.ts';

const at = '2026-11-20T07:40:00.000Z';
const now = () => Date.parse(at);
const maya: User = {
  ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
  socialMediaAccounts: [
    { platform: 'GITHUB', pageUrl: 'https://github.com/mayahollimund', verifiedAt: at },
    { platform: 'X', pageUrl: 'https://x.com/mayahollimund', verifiedAt: at },
  ],
};
const platforms = ['GITHUB', 'X'] as const;

/** A scheduled search on two platforms, one copy on each. */
function world() {
  const memory = scanInMemory(maya, now);
  const asked: string[] = [];
  const calls: string[] = [];
  const source = (platform: (typeof platforms)[number]): Source => ({
    ...{ platform, batch: 100, servesImage: () => false },
    lookUp: async (handles) => {
      asked.push(platform);
      const sight = (handle: string): Sight =>
        ['mayahollimund', 'mayaho1limund'].includes(handle)
          ? { is: 'there', profile: { platform, handle, name: 'Maya Hollimund' } }
          : { is: 'nobody' };
      return new Map(handles.map((handle) => [handle, sight(handle)]));
    },
  });
  const told = <T extends unknown[], R>(name: string, call: (...given: T) => Promise<R>) => {
    return (...given: T) => {
      calls.push(name);
      return call(...given);
    };
  };
  const { users, scans, findings, proofs } = memory.services;
  const given = {
    ...memory.services,
    sources: new Map(platforms.map((platform) => [platform, source(platform)])),
    users: { get: told('person', users.get), change: told('counts', users.change) },
    scans: {
      ...scans,
      get: told('scan', scans.get),
      note: told('note', scans.note),
      end: told('end', scans.end),
      finish: told('finish', scans.finish),
    },
    proofs: { ...proofs, ownedBy: told('proofs', proofs.ownedBy) },
    findings: { ...findings, list: told('findings', findings.list) },
  };
  let day = 0;
  const search = () => {
    const last = [...memory.scans.values()].at(-1);
    const planned = plannedSources(looksFor(maya, platforms), platforms, { now: now(), last: last?.sources });
    const scan = {
      ...newScan('U#u1', { ...given, now: () => now() + (day += 1) }, planned),
      ...{ status: 'RUNNING' as const, bySchedule: true },
    };
    memory.scans.set(scan.id, scan);
    const jobs = jobsIn({ userId: 'u1', scanId: scan.id, sources: [...platforms] });
    const run = (isLast = false, services = given) =>
      runJobs(jobs, { ...services, open: openingTogether(services), notes: notesOver(services) }, { isLast });
    return { run, scan: () => memory.scans.get(scan.id)! };
  };
  return { ...memory, given, search, asked, calls };
}

it('what fails in one job keeps no other back, and a message that comes again does only that', async () => {
  const { given, search, asked, findings } = world();
  const { run, scan } = search();
  const write: typeof given.findings.write = async (before, after) => {
    if (after.platform === 'X') throw new Error('table away');
    return given.findings.write(before, after);
  };
  await expect(run(false, { ...given, findings: { ...given.findings, write } })).rejects.toThrow(
    'table away',
  );
  const rows = scan().sources.map(({ platform, status }) => `${platform} ${status}`);
  expect(rows).toEqual(expect.arrayContaining(['GITHUB looked', 'X waiting']));
  expect(scan().status).toBe('RUNNING');
  asked.length = 0;
  await run();
  expect(new Set(asked)).toEqual(new Set(['X']));
  expect(scan().status).toBe('DONE');
  expect(findings.size).toBe(2);
});

it('after the last try what failed is given up, and the scan ends with the rest', async () => {
  const { given, search } = world();
  const { run, scan } = search();
  const ownersOf: typeof given.proofs.ownersOf = async (platform) => {
    if (platform === 'X') throw new Error('table away');
    return new Map();
  };
  await expect(run(true, { ...given, proofs: { ...given.proofs, ownersOf } })).rejects.toThrow('table away');
  expect(scan()).toMatchObject({ status: 'DONE' });
  const rows = scan().sources.map(({ platform, status }) => `${platform} ${status}`);
  expect(rows).toEqual(expect.arrayContaining(['GITHUB looked', 'X could not look']));
});

it('on a day on which nothing is new each thing is read once, and the scan is written once', async () => {
  const { search, calls, services } = world();
  await search().run();
  calls.length = 0;
  const { run, scan } = search();
  await run();
  expect(calls.sort()).toEqual(['counts', 'end', 'findings', 'person', 'proofs', 'scan']);
  expect(scan()).toMatchObject({ status: 'DONE', finishedAt: at });
  expect((await services.users.get('u1'))?.impersonationDetection).toMatchObject({ lastScanAt: at });
});

it('findings that were decided meanwhile are counted as they are then', async () => {
  const { given, search, findings, services } = world();
  await search().run();
  const open = (await services.users.get('u1'))!.impersonationDetection!;
  const { run } = search();
  const ownersOf: typeof given.proofs.ownersOf = async (...asked) => {
    for (const [id, finding] of findings) findings.set(id, { ...finding, status: 'IGNORED' });
    const impersonationDetection = { ...open, likelyClones: 0, possibleClones: 0, namesakes: 0 };
    await services.users.change('u1', { set: { impersonationDetection } });
    return given.proofs.ownersOf(...asked);
  };
  await run(false, { ...given, proofs: { ...given.proofs, ownersOf } });
  expect((await services.users.get('u1'))!.impersonationDetection).toMatchObject({
    ...{ likelyClones: 0, possibleClones: 0, namesakes: 0 },
  });
});
