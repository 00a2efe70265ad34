import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import { lessTelling, type Scan, type SourceProgress } from '#domain/scan/scan';
import type { ScanJob } from '#domain/scan/scan-job';
import type { User } from '#domain/account/user';
import type { RunServices } from '../../../lambdas/scan/run.ts';
import { breakerOver } from '../../../lambdas/sources/breaker.ts';
import { onceInMemory } from './once-in-memory.ts';
import { filesInMemory } from '../files-in-memory.ts';

/** What runSource writes, in memory; the platforms are the caller's. */
export function scanInMemory(first: User, now: () => number) {
  let user = first;
  const scans = new Map<string, Scan>();
  const findings = new Map<string, Finding & { version: number }>();
  const notifications = new Map<string, Notification>();
  const later: [ScanJob, number][] = [];
  const services: Omit<RunServices, 'sources' | 'web'> = {
    engine: 'e1',
    users: {
      get: async () => user,
      change: async (_, { set, when = [] }) => {
        const at = (field: string) =>
          field
            .split('.')
            .reduce<unknown>((row, name) => (row as Record<string, unknown> | undefined)?.[name], user);
        if (!when.every(({ field, value }) => isDeepStrictEqual(at(field), value))) return undefined;
        return (user = { ...user, ...(set as Partial<User>) });
      },
    },
    businesses: { get: async () => undefined },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined, logo: async () => undefined },
    hook: async () => {},
    scans: {
      get: async (_, id) => scans.get(id),
      begin: async ({ id }) => {
        const scan = scans.get(id)!;
        if (scan.status === 'QUEUED') scans.set(id, { ...scan, status: 'RUNNING' });
        return scan.status === 'QUEUED';
      },
      note: async ({ id }, rows: readonly SourceProgress[]) => {
        const scan = scans.get(id)!;
        const sources = scan.sources.map(
          (old) =>
            rows.find((row) => row.platform === old.platform && lessTelling(row).includes(old.status)) ?? old,
        );
        scans.set(id, structuredClone({ ...scan, sources }));
        return scans.get(id);
      },
      end: async ({ id }, rows: readonly SourceProgress[], at) => {
        const scan = scans.get(id)!;
        const rowOf = ({ platform }: SourceProgress) => rows.find((row) => row.platform === platform);
        const isLess = (old: SourceProgress) => lessTelling(rowOf(old)!).includes(old.status);
        if (scan.status === 'DONE' || !scan.sources.filter(rowOf).every(isLess)) return false;
        const sources = scan.sources.map((old) => rowOf(old) ?? old);
        scans.set(id, structuredClone({ ...scan, sources, status: 'DONE', finishedAt: at }));
        return true;
      },
      finish: async ({ id }, at) => {
        const scan = scans.get(id)!;
        scans.set(id, { ...scan, status: 'DONE', finishedAt: at });
        return scan.status !== 'DONE';
      },
    },
    findings: {
      list: async () => [...findings.values()],
      get: async (_, id) => findings.get(id),
      write: async (before, after) =>
        findings.get(after.id)?.version === before?.version &&
        !!findings.set(after.id, { ...after, version: (before?.version ?? 0) + 1 }),
    },
    followRename: async () => {},
    joinCases: () => async (finding) => finding,
    notifications: { add: async (one) => !notifications.has(one.id) && !!notifications.set(one.id, one) },
    proofs: { ownersOf: async () => new Map(), ownedBy: async () => ({ proofs: [], codes: new Set() }) },
    files: filesInMemory().files,
    fetchImage: async () => undefined,
    hashImage: async () => undefined,
    mayAsk: async () => true,
    breaker: breakerOver(onceInMemory(), now),
    isPaused: async () => false,
    later: async (job, milliseconds) => void later.push([job, milliseconds]),
    met: async () => {},
    publish: async () => {},
    tally: async () => {},
    measure: () => {},
    hear: async () => {},
    random: () => 0.5,
    retry: { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    now,
  };
  return { services, scans, findings, notifications, later };
}
