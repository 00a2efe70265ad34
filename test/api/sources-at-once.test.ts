import { afterEach, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { userSubject } from '#domain/keys';
import type { Platform } from '#domain/platform/platform';
import { countOpen } from '#domain/scan/detection';
import { platformTable } from '#domain/platform/platform-table';
import type { ScanProgress } from '#domain/scan/scan';
import type { ScanEvent } from '#domain/operations/scan-tally';
import type { ScanJob } from '#domain/scan/scan-job';
import { looksFor, plannedSources } from '#domain/scan/scan-plan';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import { seeds } from '../support/seed/seeds.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { jobsOf, newScan } from '../../lambdas/scan/begin/new-scan.ts';
import { openingTogether } from '../../lambdas/scan/begin/open-scan.ts';
import { notesOver } from '../../lambdas/scan/end/notes.ts';
import { runJobs } from '../../lambdas/scan/run-jobs.ts';
import { runSource, type RunServices } from '../../lambdas/scan/run.ts';
import { breakerOver } from '../../lambdas/sources/breaker.ts';
import type { Sight, Source } from '../../lambdas/sources/source.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import { scanProgressStore } from '../../lambdas/store/scan/scan-progress.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { filesInMemory } from '../support/files-in-memory.ts';
import { openTables } from '../support/tables-in-memory.ts';

/** Eight sources of one search over the product's tables, each of whose calls takes a pause of its own. */
const now = Date.parse('2026-11-20T12:00:00.000Z');
const byApi = ['GITHUB', 'X', 'REDDIT', 'GOOGLE', 'TWITCH', 'IMGUR', 'INSTAGRAM'] as const;
const byWeb = ['FACEBOOK', 'TIKTOK'] as const;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const own = (platform: Platform) => ({
  ...{ platform, handle: 'mayahollimund', name: 'Maya Hollimund', createdAt: '2014-06-01T00:00:00Z' },
  bio: 'Stoneware and slow glazes. Studio in Ferrow Bay.',
});
const copy = (platform: Platform) => ({
  ...own(platform),
  ...{ handle: 'mayaho1limund', createdAt: '2026-11-09T00:00:00Z' },
});
/** One copy lives there. */
const source = (platform: Platform): Source => ({
  ...{ platform, batch: 100, servesImage: () => false },
  lookUp: async (handles) => {
    const there = [own(platform), copy(platform)];
    return new Map(
      handles.map((handle): [string, Sight] => {
        const profile = there.find((each) => each.handle === handle);
        return [handle, profile ? { is: 'there', profile } : { is: 'nobody' }];
      }),
    );
  },
});

async function world(seed: number) {
  const pause = seededPause(seed);
  const { database, close } = await openTables(() => now, pause);
  closing.push(close);
  let drawn = seed + 1;
  const random = () => (drawn = (drawn * 48271) % 2147483647) / 2147483647;
  const told: ScanProgress[] = [];
  const tallied: ScanEvent[] = [];
  const once = onceStore(database);
  const services: RunServices = {
    engine: 'e1',
    users: userStore(database),
    businesses: { get: async () => undefined },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined, logo: async () => undefined },
    hook: async () => {},
    scans: { ...scanStore(database), ...scanProgressStore(database) },
    findings: findingStore(database),
    followRename: async () => {},
    joinCases: () => async (finding) => finding,
    notifications: notificationStore(database),
    proofs: socialProofStore(database),
    files: filesInMemory().files,
    sources: new Map(byApi.map((platform) => [platform, source(platform)])),
    web: {
      platforms: byWeb,
      seen: async () => ({ profiles: byWeb.map(copy), questions: 1 }),
      servesImage: () => false,
    },
    fetchImage: async () => undefined,
    hashImage: async () => undefined,
    mayAsk: async () => true,
    breaker: breakerOver(once, () => now),
    isPaused: async () => false,
    later: async () => {},
    met: async () => {},
    publish: async (progress) => {
      await pause();
      told.push(progress);
    },
    tally: async (event) => void tallied.push(event),
    hear: async () => {},
    measure: () => {},
    random,
    retry: { ...raceRetry, random },
    now: () => now,
  };
  const at = new Date(now).toISOString();
  await userStore(database).create({
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
    socialMediaAccounts: [...byApi, ...byWeb].map((platform) => ({
      ...{ platform, pageUrl: platformTable[platform].page!('mayahollimund'), verifiedAt: at },
    })),
  });
  const user = (await services.users.get('maya'))!;
  const connected = [...byApi, ...byWeb];
  const scan = newScan(
    userSubject('maya'),
    { now: () => now, random },
    plannedSources(looksFor(user, connected), connected, { now }),
  );
  await scanStore(database).put(scan);
  return { services, database, scan, told, tallied, random };
}

/** A search that nobody waits for. */
async function scheduled(seed: number) {
  const made = await world(seed);
  const scan = { ...made.scan, status: 'RUNNING' as const, bySchedule: true };
  await scanStore(made.database).put(scan);
  return { ...made, scan };
}

/** As a queue delivers them: each as often as it likes, in any order. */
function delivered(jobs: readonly ScanJob[], times: number, random: () => number): ScanJob[] {
  return Array.from({ length: times }, () => jobs)
    .flat()
    .map((job) => ({ job, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ job }) => job);
}

describe('eight sources that finish at once', () => {
  it.each(seeds(20).flatMap((seed) => [1, 3].map((times) => [seed, times] as const)))(
    'end the search once, with every row and the right counts (seed %i, each message %i times over)',
    async (seed, times) => {
      const { services, database, scan, told, tallied, random } = await world(seed);
      const jobs = jobsOf('maya', scan);
      expect(jobs).toHaveLength(8);
      await Promise.all(delivered(jobs, times, random).map((job) => runSource(job, services)));
      const subject = userSubject('maya');
      const done = (await services.scans.get(subject, scan.id))!;
      expect(done.status).toBe('DONE');
      const rows = done.sources.filter(({ status }) => status === 'looked');
      expect(rows.map(({ platform, found }) => [platform, found]).sort()).toEqual(
        [...byApi, ...byWeb].map((platform) => [platform, 1]).sort(),
      );
      expect(told.filter(({ status }) => status === 'DONE')).toHaveLength(1);
      expect(tallied).toEqual(['begun', 'done']);
      const findings = await services.findings.list(subject);
      expect(findings).toHaveLength(9);
      for (const { history } of findings) expect(history.map(({ what }) => what)).toEqual(['first seen']);
      const { impersonationDetection: counted } = (await services.users.get('maya'))!;
      expect(counted).toEqual(countOpen(findings, done.finishedAt));
      const copies = findings.filter(({ verdict }) => verdict !== 'namesake');
      expect(copies.map(({ platform }) => platform).sort()).toEqual([...byApi, ...byWeb].sort());
      expect(await notificationStore(database).recent('maya', 100)).toHaveLength(copies.length);
    },
  );

  it.each(seeds(10).flatMap((seed) => [1, 3].map((workers) => [seed, workers] as const)))(
    'and whom nobody waits for are noted together by each worker, and ended once, also where a worker dies (seed %i, %i workers)',
    async (seed, count) => {
      const { services, scan, told, tallied, random } = await scheduled(seed);
      let noted = 0;
      const workers = Array.from({ length: count }, () => {
        let dies = random() < 0.3;
        const mayDie = () => {
          noted += 1;
          if (dies) {
            dies = false;
            throw new Error('The worker has died.');
          }
        };
        const { note, end } = services.scans;
        const scans: RunServices['scans'] = {
          ...services.scans,
          note: async (...given) => (mayDie(), note(...given)),
          end: async (...given) => (mayDie(), end(...given)),
        };
        const worker = { ...services, scans, open: openingTogether({ ...services, scans }) };
        return { ...worker, notes: notesOver(worker, 60_000) };
      });
      const jobs = jobsOf('maya', scan);
      // A job comes once more when it failed, and one comes twice all the same, to the very worker that has it.
      const work = async (job: ScanJob, n: number) => {
        const worker = workers[n % count]!;
        await runSource(job, worker).catch(() => runSource(job, worker));
      };
      await Promise.all([...jobs, jobs[0]!].map((job, n) => work(job, n === jobs.length ? 0 : n)));
      const done = (await services.scans.get(scan.subjectId, scan.id))!;
      expect(done.status).toBe('DONE');
      expect(done.sources.filter(({ status }) => status === 'looked')).toHaveLength(9);
      expect(noted).toBeLessThanOrEqual(3 * count);
      expect(told.filter(({ status }) => status === 'DONE')).toHaveLength(1);
      expect(tallied).toEqual(['done']);
      const findings = await services.findings.list(scan.subjectId);
      expect(findings).toHaveLength(9);
      for (const { history } of findings) expect(history.map(({ what }) => what)).toEqual(['first seen']);
      const { impersonationDetection: counted } = (await services.users.get('maya'))!;
      expect(counted).toEqual(countOpen(findings, done.finishedAt));
    },
  );

  it.each(seeds(10).flatMap((seed) => [1, 3].map((workers) => [seed, workers] as const)))(
    'and as one message, which each worker is given three times, end it once (seed %i, %i workers)',
    async (seed, count) => {
      const { services, scan, told, tallied, random } = await scheduled(seed);
      const workers = Array.from({ length: count }, () => ({
        ...services,
        ...{ open: openingTogether(services), notes: notesOver(services, 5 + 20 * random()) },
      }));
      const jobs = jobsOf('maya', scan);
      const works = workers.flatMap((worker) => [worker, worker, worker]);
      await Promise.all(works.map((worker) => runJobs(jobs, worker, { isLast: false })));
      const done = (await services.scans.get(scan.subjectId, scan.id))!;
      expect(done.status).toBe('DONE');
      expect(done.sources.filter(({ status }) => status === 'looked')).toHaveLength(9);
      expect(told.filter(({ status }) => status === 'DONE')).toHaveLength(1);
      expect(tallied).toEqual(['done']);
      const findings = await services.findings.list(scan.subjectId);
      expect(findings).toHaveLength(9);
      for (const { history } of findings) expect(history.map(({ what }) => what)).toEqual(['first seen']);
      const { impersonationDetection: counted } = (await services.users.get('maya'))!;
      expect(counted).toEqual(countOpen(findings, done.finishedAt));
    },
  );

  it('a platform that does not answer keeps no other row of its message waiting', async () => {
    const { services, scan } = await scheduled(3);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const slow: Source = {
      ...source('X'),
      lookUp: async (handles) => {
        // What it shows of Maya's own account is no part of the search.
        if (handles.length > 1) await isAnswered;
        return source('X').lookUp(handles);
      },
    };
    const worker = { ...services, sources: new Map(services.sources).set('X', slow) };
    const jobs = jobsOf('maya', scan);
    const work = runJobs(
      jobs,
      { ...worker, open: openingTogether(worker), notes: notesOver(worker, 20) },
      { isLast: false },
    );
    const rows = async () => (await services.scans.get(scan.subjectId, scan.id))!.sources;
    await expect.poll(async () => (await rows()).filter(({ status }) => status === 'looked').length).toBe(8);
    expect((await services.scans.get(scan.subjectId, scan.id))!.status).toBe('RUNNING');
    answer();
    await work;
    expect((await services.scans.get(scan.subjectId, scan.id))!.status).toBe('DONE');
    expect((await rows()).filter(({ status }) => status === 'looked')).toHaveLength(9);
  });

  it('a row that says more is not written over by one that says less, and keeps none of its neighbours from it', async () => {
    const { services, scan } = await world(5);
    const rows = (status: 'looked' | 'could not look' | 'in part', ...platforms: Platform[]) =>
      platforms.map((platform) => ({ platform, status, asked: 1, total: 1, compared: 0, found: 0 }));
    const stand = async () => {
      const { sources } = (await services.scans.get(scan.subjectId, scan.id))!;
      return byWeb.map((platform) => sources.find((row) => row.platform === platform)?.status);
    };
    await services.scans.note(scan, rows('looked', 'FACEBOOK'));
    await services.scans.note(scan, rows('could not look', ...byWeb));
    expect(await stand()).toEqual(['looked', 'could not look']);
    await services.scans.note(scan, rows('in part', ...byWeb));
    await services.scans.note(scan, rows('could not look', 'TIKTOK'));
    expect(await stand()).toEqual(['looked', 'in part']);
  });
});
