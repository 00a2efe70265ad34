import type { SocialProof } from '#domain/proof/proof';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import { lessTelling, type ScanProgress } from '#domain/scan/scan';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';
import type { ScanJob, SourceId } from '#domain/scan/scan-job';
import type { ScanEvent } from '#domain/operations/scan-tally';
import { type User, newUser } from '#domain/account/user';
import { type Sight, SourceSilent } from '../../../lambdas/sources/source.ts';
import { breakerOver } from '../../../lambdas/sources/breaker.ts';
import type { JoinOpenCase } from '../../../lambdas/case/joined/join-open-cases.ts';
import { onceInMemory } from './once-in-memory.ts';
import { filesInMemory } from '../files-in-memory.ts';
import type { FetchImage } from '../../../lambdas/scan/picture/fetch-image.ts';
import type { HashImage } from '../../../lambdas/scan/picture/hash-image.ts';
import { newScan } from '../../../lambdas/scan/begin/new-scan.ts';
import { runSource } from '../../../lambdas/scan/run.ts';

export const maya: SeenProfile = {
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: 'Stoneware and slow glazes',
  createdAt: '2014-06-01T00:00:00Z',
  followers: 3912,
  photoHash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22',
};
export const copy: SeenProfile = {
  ...maya,
  accountId: '77',
  handle: 'maya-ho1limund',
  createdAt: '2026-11-09T00:00:00Z',
  followers: 41,
};
export const stranger: SeenProfile = {
  platform: 'GITHUB',
  handle: 'hollimund-m',
  name: 'Maya Hollimund',
  createdAt: '2011-03-01T00:00:00Z',
  photoHash: 'a'.repeat(64),
};

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The code that was made for Maya's own handle. */
export const code = 'countersign:maya-hollimund:7f3k-9d2m';

const sightOf = (profiles: readonly SeenProfile[], handle: string): Sight => {
  const profile = profiles.find((p) => p.handle.toLowerCase() === handle.toLowerCase());
  return profile ? { is: 'there', profile } : { is: 'nobody' };
};

/** The stores in memory and a platform of the profiles given. */
export function world(profiles: SeenProfile[], account: { verifiedAt?: string } = {}) {
  let clock = Date.parse('2026-11-20T07:40:00Z');
  let everybody = profiles;
  let silentFrom = Infinity;
  let questions = 0;
  let user: User = {
    ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
    socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund', ...account }],
  };
  const scans = new Map<string, StoredScan>();
  let isCarriedOn = false;
  const findings = new Map<string, Finding>();
  const files = new Map<string, Uint8Array>();
  const memory = filesInMemory();
  const notifications = new Map<string, Notification>();
  const told: ScanProgress[] = [];
  const later: [ScanJob, number][] = [];
  const counted: ScanEvent[] = [];
  const answer = <T>(value: T): T => {
    questions += 1;
    if (questions > silentFrom) throw new SourceSilent('It didn’t answer in time.');
    return value;
  };
  const services = {
    engine: 'e1',
    users: {
      get: async () => user,
      change: async (_: string, { set }: { set: object }) => (user = { ...user, ...set }),
    },
    businesses: { get: async () => undefined },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined, logo: async () => undefined },
    hook: async () => {},
    scans: {
      get: async (_: string, id: string) => scans.get(id),
      begin: async ({ id }: { id: string }) => {
        const scan = scans.get(id)!;
        if (scan.status === 'QUEUED') scans.set(id, { ...scan, status: 'RUNNING' });
        return scan.status === 'QUEUED';
      },
      note: async ({ id }: { id: string }, rows: readonly StoredSource[]) => {
        const scan = scans.get(id)!;
        const sources = scan.sources.map(
          (old) =>
            rows.find((row) => row.platform === old.platform && lessTelling(row).includes(old.status)) ?? old,
        );
        scans.set(id, structuredClone({ ...scan, sources }));
        return scans.get(id);
      },
      end: async (scan: StoredScan, rows: readonly StoredSource[], at: string) => {
        if (scans.get(scan.id)!.status === 'DONE') return false;
        await services.scans.note(scan, rows);
        return services.scans.finish(scan, at);
      },
      finish: async ({ id }: { id: string }, at: string) => {
        const scan = scans.get(id)!;
        scans.set(id, { ...scan, status: 'DONE', finishedAt: at });
        return scan.status !== 'DONE';
      },
    },
    findings: {
      list: async () => [...findings.values()],
      get: async (_: string, id: string) => findings.get(id),
      write: async (before: Finding | undefined, after: Finding) =>
        findings.get(after.id) === before && !!findings.set(after.id, after),
    },
    followRename: async () => {},
    joinCases:
      (_: string): JoinOpenCase =>
      async (finding) =>
        finding,
    notifications: {
      add: async (n: Notification) => !notifications.has(n.id) && !!notifications.set(n.id, n),
    },
    proofs: {
      ownersOf: async () => new Map<string, string>(),
      ownedBy: async () => ({ proofs: [] as SocialProof[], codes: new Set([code]) }),
    },
    sources: new Map([
      [
        'GITHUB' as const,
        {
          platform: 'GITHUB' as const,
          batch: 1,
          lookUp: async (handles: readonly string[]) =>
            new Map(handles.map((handle) => [handle, answer(sightOf(everybody, handle))] as const)),
          search: async (text: string, where: 'handle' | 'name') =>
            answer(
              everybody
                .filter((p) => (where === 'handle' ? p.handle.includes(text) : p.name === text))
                .map(({ handle }) => ({ handle })),
            ),
          servesImage: () => false as boolean,
          namesPicture: () => false as boolean,
        },
      ],
    ]),
    files: {
      ...memory.files,
      head: async (key: string, most: number) => files.get(key) ?? memory.files.head(key, most),
    },
    fetchImage: (async () => undefined) as FetchImage,
    hashImage: (async () => undefined) as HashImage,
    mayAsk: async () => true,
    breaker: breakerOver(onceInMemory(), () => clock),
    isPaused: async (_: SourceId) => false,
    later: async (job: ScanJob, milliseconds: number) => void later.push([job, milliseconds]),
    met: async () => {},
    publish: async (progress: ScanProgress) => void told.push(progress),
    tally: async (event: ScanEvent) => void counted.push(event),
    measure: () => {},
    hear: async () => {},
    random: () => 0.5,
    retry: { attempts: 2, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    now: () => clock,
  };
  const scan = async () => {
    clock += 86_400_000;
    const {
      own,
      judged,
      judgedBy,
      asks = ['maya'],
      listed = ['maya'],
    } = (isCarriedOn && [...scans.values()].at(-1)?.sources[0]) || {};
    const fresh = newScan('U#u1', services, [
      ...[
        {
          platform: 'GITHUB',
          status: 'waiting',
          asked: 0,
          total: 0,
          compared: 0,
          found: 0,
          own,
          judged,
          judgedBy,
          asks,
          listed,
        } as const,
      ],
    ]);
    scans.set(fresh.id, fresh);
    await runSource({ userId: 'u1', scanId: fresh.id, source: 'GITHUB' }, services);
    return scans.get(fresh.id)!;
  };
  return {
    scan,
    services,
    kept: memory.keys,
    findings: () => [...findings.values()].sort((a, b) => b.score - a.score),
    notifications: () => [...notifications.values()],
    told,
    later,
    counted,
    scans,
    user: () => user,
    upload: (key: string, picture: Uint8Array) => {
      files.set(key, picture);
      user = { ...user, profileImagePath: key };
    },
    /** The uploaded picture. */
    takeAway: () => (user = { ...user, profileImagePath: null }),
    decide: (status: Finding['status']) =>
      findings.forEach((finding) => findings.set(finding.id, { ...finding, status })),
    saidGone: (saidGoneAt: string) =>
      findings.forEach((finding) => findings.set(finding.id, { ...finding, status: 'CASE', saidGoneAt })),
    saidNoCopy: (saidNoCopyAt: string) =>
      findings.forEach((finding) => findings.set(finding.id, { ...finding, status: 'CASE', saidNoCopyAt })),
    /** What is gone was kept for its 30 days. */
    forget: () => findings.clear(),
    /** No scan has seen it: somebody gave it to us. */
    given: (status: Finding['status']) =>
      findings.forEach((finding) =>
        findings.set(finding.id, { ...finding, status, theirs: { ...finding.theirs, seenIn: 'report' } }),
      ),
    share: (businessId: string) =>
      findings.forEach((finding) =>
        findings.set(finding.id, { ...finding, sharedWithBusinessIds: [businessId] }),
      ),
    /** Searches from now on know of those before, as the plan has it. */
    carryOn: () => (isCarriedOn = true),
    people: (next: SeenProfile[]) => (everybody = next),
    silentAfter: (n: number) => (silentFrom = questions + n),
  };
}
