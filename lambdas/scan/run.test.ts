import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SocialProof } from '#domain/proof/proof';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { severityOf } from '#domain/scan/severity';
import type { Notification } from '#domain/message/notification';
import { lessTelling, type ScanProgress } from '#domain/scan/scan';
import type { StoredScan, StoredSource } from '#domain/scan/stored-scan';
import type { ScanJob, SourceId } from '#domain/scan/scan-job';
import type { ScanEvent } from '#domain/operations/scan-tally';
import { type User, newUser } from '#domain/account/user';
import { type Sight, SourceSilent } from '../sources/source.ts';
import { breakerOver } from '../sources/breaker.ts';
import { type JoinOpenCase, joinOpenCases } from '../case/joined/join-open-cases.ts';
import { casesInMemory, pastedCase } from '../../test/support/sources/cases-in-memory.ts';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { filesInMemory } from '../../test/support/files-in-memory.ts';
import type { FetchImage } from './picture/fetch-image.ts';
import type { HashImage } from './picture/hash-image.ts';
import { newScan } from './plan.ts';
import { giveUp } from './end/give-up.ts';
import { runSource } from './run.ts';

const maya: SeenProfile = {
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: 'Stoneware and slow glazes',
  createdAt: '2014-06-01T00:00:00Z',
  followers: 3912,
  photoHash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22',
};
const copy: SeenProfile = {
  ...maya,
  accountId: '77',
  handle: 'maya-ho1limund',
  createdAt: '2026-11-09T00:00:00Z',
  followers: 41,
};
const stranger: SeenProfile = {
  platform: 'GITHUB',
  handle: 'hollimund-m',
  name: 'Maya Hollimund',
  createdAt: '2011-03-01T00:00:00Z',
  photoHash: 'a'.repeat(64),
};

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The code that was made for Maya's own handle. */
const code = 'countersign:maya-hollimund:7f3k-9d2m';

const sightOf = (profiles: readonly SeenProfile[], handle: string): Sight => {
  const profile = profiles.find((p) => p.handle.toLowerCase() === handle.toLowerCase());
  return profile ? { is: 'there', profile } : { is: 'nobody' };
};

/** The stores in memory and a platform of the profiles given. */
function world(profiles: SeenProfile[], account: { verifiedAt?: string } = {}) {
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
      async () =>
        false,
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
    decide: (status: Finding['status']) =>
      findings.forEach((finding) => findings.set(finding.id, { ...finding, status })),
    saidGone: (saidGoneAt: string) =>
      findings.forEach((finding) => findings.set(finding.id, { ...finding, status: 'CASE', saidGoneAt })),
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

describe('runSource', () => {
  it('finds the copy by its handle, tells once, and counts it', async () => {
    const { scan, findings, notifications, told, counted, user } = world([maya, copy, stranger]);
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      // What it was asked for stays with the answer: only more than that asks again within the week.
      sources: [{ platform: 'GITHUB', status: 'looked', found: 1, asks: ['maya'] }],
    });
    expect(findings().map(({ theirs, verdict }) => [theirs.handle, verdict])).toEqual([
      ['maya-ho1limund', 'likely clone'],
    ]);
    expect(findings()[0]?.reasons.length).toBeGreaterThan(1);
    expect(notifications().map(({ title }) => title)).toEqual(['Likely clone on GitHub: maya-ho1limund']);
    expect(told.at(-1)).toMatchObject({ status: 'DONE' });
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 1, namesakes: 0 });
    expect(counted).toEqual(['begun', 'done']);
  });

  it('joins the copy to the open case that was there before, and tells nobody to decide', async () => {
    const { scan, services, findings, notifications, user } = world([maya, copy, stranger]);
    const cases = casesInMemory(
      pastedCase({ platform: 'GITHUB', handle: 'Maya-ho1limund' }),
      pastedCase({ platform: 'GITHUB', handle: 'somebody-else', caseId: 'c2' }),
    );
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    await scan();
    const [finding] = findings();
    expect(finding).toMatchObject({
      status: 'CASE',
      history: [{ what: 'first seen' }, { what: 'kept as a case', note: 'Added to your case about it' }],
    });
    expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: finding!.id, evidence: [] });
    expect((await cases.get('u1', 'c2'))?.findingId).toBeUndefined();
    expect(notifications()).toEqual([]);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 0, namesakes: 0 });
    // Nothing is new: the cases are not read again.
    await scan();
    expect([findings()[0]?.status, cases.reads(), notifications()]).toEqual(['CASE', 1, []]);
  });

  it('tells of the copy where its case is closed', async () => {
    const { scan, services, findings, notifications } = world([maya, copy]);
    const closedAt = '2026-11-19T12:00:00.000Z';
    const cases = casesInMemory(pastedCase({ platform: 'GITHUB', handle: copy.handle, closedAt }));
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    await scan();
    expect([findings()[0]?.status, notifications().length]).toEqual(['OPEN', 1]);
  });

  it('tells how far it is once a second at most, however much is asked', async () => {
    const { scan, services, told } = world([maya, copy], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    let now = services.now();
    services.now = () => now;
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) => {
      now += 100;
      return lookUp(handles);
    };
    await scan();
    const asked = told.flatMap(({ source: row }) => (row?.status === 'looking' ? [row.asked] : []));
    expect(asked[0]).toBe(0);
    expect(asked.length).toBeGreaterThan(2);
    for (const [n, count] of asked.entries())
      if (n > 1) expect(count - asked[n - 1]!).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['OPEN', 1, 1],
    ['OPEN', 6, 1],
    ['OPEN', 7, 8],
    ['IGNORED', 6, 1],
    ['CASE', 1, 2],
    ['REPORTED', 1, 2],
  ] as const)(
    'that finds what it knows, %s, %i days later says it was last seen on day %i, and nothing else',
    async (status, days, seen) => {
      const { scan, findings, notifications, decide } = world([maya, copy]);
      await scan();
      decide(status);
      const first = findings()[0]!;
      for (let n = 0; n < days; n += 1) await scan();
      const on = (day: number) =>
        new Date(Date.parse(first.firstSeen) + (day - 1) * 86_400_000).toISOString();
      expect(findings()).toEqual([{ ...first, lastSeen: on(seen) }]);
      expect(notifications()).toHaveLength(1);
    },
  );

  it('what is as it was says so once a week, with the counts that it shows, and is not judged for it', async () => {
    const { scan, services, people, findings, carryOn } = world([maya, copy, stranger]);
    await scan();
    carryOn();
    const [first] = findings();
    people([maya, { ...copy, followers: 41 }, stranger]);
    for (let n = 0; n < 6; n += 1) await scan();
    const [before] = findings();
    services.hashImage = async () => Promise.reject(new Error('nothing is hashed'));
    people([maya, { ...copy, followers: 41, following: 3, imageUrl: 'https://a.example/new' }, stranger]);
    await scan();
    const [after] = findings();
    expect(before?.lastSeen).toBe(first?.lastSeen);
    expect(Date.parse(after!.lastSeen) - Date.parse(before!.lastSeen)).toBe(7 * 86_400_000);
    const shown = { followers: 41, following: 3, imageUrl: 'https://a.example/new' };
    expect(after).toEqual({ ...before, theirs: { ...before!.theirs, ...shown }, lastSeen: after?.lastSeen });
  });

  it('reads no picture again that it knows by its address, but once a week, and what it could not read', async () => {
    const at = (profile: SeenProfile, address = profile.handle) => ({
      ...profile,
      imageUrl: `https://a.example/${address}`,
    });
    const { scan, services, people, findings, carryOn } = world([at(maya), at(copy), at(stranger)], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const fetched: string[] = [];
    const missing = new Set<string>();
    Object.assign(services.sources.get('GITHUB')!, { servesImage: () => true, namesPicture: () => true });
    services.fetchImage = async (url) => {
      fetched.push(url.split('/').at(-1)!);
      return missing.has(url) ? undefined : { contentType: 'image/png', bytes: Buffer.from(url) };
    };
    let hashed = 0;
    services.hashImage = async () => void (hashed += 1);
    const reads = async () => {
      fetched.length = 0;
      await scan();
      return [...fetched].sort();
    };
    const all = [maya, copy, stranger].map(({ handle }) => handle).sort();
    expect(await reads()).toEqual(all);
    carryOn();
    const first = findings();
    // The person's own is read each time: others are compared with it.
    expect(await reads()).toEqual([maya.handle]);
    expect([findings(), hashed]).toEqual([first, 3]);
    people([at(maya), at(copy, 'new'), at(stranger)]);
    missing.add('https://a.example/new');
    expect(await reads()).toEqual([maya.handle, 'new'].sort());
    missing.clear();
    expect(await reads()).toEqual([maya.handle, 'new'].sort());
    const before = hashed;
    const week = [];
    for (let day = 0; day < 7; day += 1) week.push(await reads());
    const everything = [maya.handle, 'new', stranger.handle].sort();
    expect(week.filter((one) => one.length > 1)).toEqual([everything]);
    expect(week.flat().filter((one) => one === maya.handle)).toHaveLength(7);
    expect(hashed).toBe(before);
  });

  it('judges and hashes what changed alone, from one search to the next', async () => {
    const withPicture = (profile: SeenProfile) => ({
      ...profile,
      imageUrl: `https://a.example/${profile.handle}`,
    });
    const { scan, services, people, findings, carryOn } = world([maya, copy, stranger].map(withPicture), {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    let hashed = 0;
    services.hashImage = async () => {
      hashed += 1;
      return undefined;
    };
    await scan();
    expect(hashed).toBe(3);
    const first = findings();
    carryOn();
    const [row] = (await scan()).sources;
    expect(row).toMatchObject({ status: 'looked', compared: 2, found: 2 });
    expect([findings(), hashed]).toEqual([first, 3]);
    people([maya, { ...copy, bio: 'Another' }, stranger].map(withPicture));
    await scan();
    // It, and the own account that it is compared with.
    expect(hashed).toBe(5);
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual(['first seen', 'changed']);
    people([maya, stranger].map(withPicture));
    await scan();
    expect(findings()[0]?.status).toBe('RESOLVED');
    people([maya, copy, stranger].map(withPicture));
    await scan();
    expect(findings()[0]?.status).toBe('OPEN');
  });

  it('that the schedule asked for tells its end alone', async () => {
    const { scan, services, told } = world([maya, copy]);
    const { get } = services.scans;
    services.scans.get = async (subject, id) => ({ ...(await get(subject, id))!, bySchedule: true });
    await scan();
    expect(told).toMatchObject([{ status: 'DONE', source: null }]);
  });

  it('keeps the likeliest look-alikes that nobody has, where the platform itself says so', async () => {
    const { scan, services, silentAfter } = world([maya, copy]);
    const [row] = (await scan()).sources;
    expect(row?.free).toHaveLength(12);
    expect(row?.free?.[0]?.like).toBe('maya-hollimund');
    const free = row!.free!.map(({ handle }) => handle);
    expect(free).not.toContain(copy.handle);
    expect(free).not.toContain(maya.handle);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) =>
      new Map(
        [...(await lookUp(handles))].map(([handle, sight]) => [
          handle,
          sight.is === 'nobody' ? { is: 'suspended' as const } : sight,
        ]),
      );
    expect((await scan()).sources[0]?.free).toBeUndefined();
    source.lookUp = lookUp;
    silentAfter(0);
    expect((await scan()).sources[0]?.free).toBeUndefined();
  });

  it('searches by name only once an account is proven, and accuses no namesake', async () => {
    const unproven = world([maya, stranger]);
    await unproven.scan();
    expect(unproven.findings()).toEqual([]);
    const proven = world([maya, stranger], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    await proven.scan();
    expect(proven.findings().map(({ verdict }) => verdict)).toEqual(['namesake']);
    expect(proven.notifications()).toEqual([]);
  });

  it('of an unproven account on the list it finds look-alikes of the handle and nobody by its name or picture', async () => {
    const victim: SeenProfile = {
      ...stranger,
      handle: 'anna-lind',
      name: 'Anna Lind',
      photoHash: 'c'.repeat(64),
    };
    const elsewhere: SeenProfile = { ...victim, handle: 'clay-and-co' };
    const alike: SeenProfile = { ...victim, handle: 'anna-1ind', createdAt: '2026-11-09T00:00:00Z' };
    const { scan, services, findings, user } = world([maya, victim, elsewhere, alike], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const asked: string[] = [];
    const source = services.sources.get('GITHUB')!;
    const { search } = source;
    source.search = async (text, where) => {
      if (where === 'name') asked.push(text);
      return search(text, where);
    };
    const listed = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/anna-lind' };
    await services.users.change('u1', {
      set: {
        preferredName: 'Anna Lind',
        socialMediaAccounts: [...user().socialMediaAccounts!, listed],
      },
    });
    await scan();
    expect(asked).toEqual(['Maya Hollimund']);
    expect(findings().map(({ theirs }) => theirs.handle)).toEqual(['anna-1ind']);
    // The name they give themselves is searched where a proven account bears it.
    services.proofs.ownedBy = async () => ({
      ...{ proofs: [{ nameKey: 'anna lind' } as SocialProof], codes: new Set<string>() },
    });
    await scan();
    expect(new Set(asked)).toEqual(new Set(['Maya Hollimund', 'Anna Lind']));
    expect(findings().map(({ theirs }) => theirs.handle)).toEqual(['anna-1ind']);
  });

  it('of an account that cannot be read it compares each name that the person gave, and searches by each that is proven', async () => {
    const { scan, services, findings } = world([copy], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    const asked: string[] = [];
    services.sources.get('GITHUB')!.search = async (text, where) => {
      if (where === 'name') asked.push(text);
      return [];
    };
    services.proofs.ownedBy = async () => ({
      ...{ proofs: [{ nameKey: 'hollimund maya' } as SocialProof], codes: new Set<string>() },
    });
    await services.users.change('u1', {
      set: { preferredName: 'Mo', firstName: 'Maya', lastName: 'Hollimund' },
    });
    await scan();
    expect(findings()).toMatchObject([
      { verdict: 'likely clone', yours: { handle: 'maya-hollimund', name: 'Maya Hollimund' } },
    ]);
    expect(asked).toEqual(['Maya Hollimund']);
  });

  it('keeps the pictures of a copy and of what it copies, also when the account is gone, and of nobody else', async () => {
    const withPicture = (profile: SeenProfile): SeenProfile => ({
      ...profile,
      imageUrl: `https://avatars.example/${profile.handle}`,
    });
    const { scan, services, people, findings, kept } = world([maya, copy, stranger].map(withPicture), {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const bytesOf = (handle: string) => Buffer.concat([onePixel, Buffer.from(handle)]);
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({
      contentType: 'image/png' as const,
      bytes: bytesOf(url.split('/').at(-1)!),
    });
    await scan();
    const hash = (handle: string) => createHash('sha256').update(bytesOf(handle)).digest('hex');
    const keys = ['maya-hollimund', 'maya-ho1limund'].map((of) => `users/u1/seen/${hash(of)}.png`).sort();
    expect(kept()).toEqual(keys);
    const first = findings()[0]!.theirs.picture;
    expect(first).toEqual({
      sha256: hash('maya-ho1limund'),
      bytes: bytesOf('maya-ho1limund').length,
      contentType: 'image/png',
      at: '2026-11-21T07:40:00.000Z',
    });
    // Seen again they are the same pictures, from the same day; and they outlive the account.
    await scan();
    people([withPicture(maya)]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED', theirs: { picture: first } });
    expect(kept()).toEqual(keys);
    // Once the finding is forgotten nothing of it stays.
    services.findings.list = async () => [];
    await scan();
    expect(kept()).toEqual([]);
  });

  it('keeps the old picture and the new one of a copy that changed it', async () => {
    const { scan, services, people, findings, kept } = world([
      maya,
      { ...copy, imageUrl: 'https://a.example/old' },
    ]);
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    services.hashImage = async ({ bytes }) => ({
      hash: (Buffer.from(bytes).includes('old') ? 'f' : '0f').repeat(64).slice(0, 64),
    });
    await scan();
    people([maya, { ...copy, imageUrl: 'https://a.example/new' }]);
    await scan();
    const [old, fresh] = ['old', 'new'].map((name) =>
      createHash('sha256').update(`https://a.example/${name}`).digest('hex'),
    );
    expect(findings()[0]!.history.at(-1)).toMatchObject({
      what: 'changed',
      changed: { picture: { before: { sha256: old }, after: { sha256: fresh } } },
    });
    expect(kept()).toEqual([old, fresh].map((hash) => `users/u1/seen/${hash}.png`).sort());
  });

  it('knows the uploaded picture, once an account is proven', async () => {
    const hash = maya.photoHash!;
    const thief: SeenProfile = { ...copy, handle: 'mhpottery', name: 'Maya Hollimund', photoHash: hash };
    const bare: SeenProfile = { ...maya, photoHash: null };
    const of = async (picture: string, proof: { verifiedAt?: string }) => {
      const { scan, services, upload, findings } = world([bare, thief], proof);
      services.hashImage = async () => ({ hash });
      upload(picture, onePixel);
      await scan();
      return findings()[0];
    };
    const proof = { verifiedAt: '2026-01-01T00:00:00.000Z' };
    const known = await of('users/u1/profile/a.png', proof);
    expect(known?.reasons.map(({ signal }) => signal)).toContain('photo');
    expect(known?.yours).toMatchObject({ photoHash: hash, imageUrl: null });
    const without = await of('users/u2/profile/a.png', proof);
    expect(without?.reasons.map(({ signal }) => signal)).not.toContain('photo');
    expect(without!.score).toBeLessThan(known!.score);
    expect(await of('users/u1/profile/a.png', {})).toBeUndefined();
  });

  it('says that the uploaded picture was compared and is another one, and shows it as yours', async () => {
    const other: SeenProfile = { ...copy, photoHash: 'a'.repeat(64) };
    const { scan, services, upload, findings } = world([{ ...maya, photoHash: null }, other]);
    services.hashImage = async () => ({ hash: maya.photoHash! });
    upload('users/u1/profile/a.png', onePixel);
    await scan();
    const [found] = findings();
    expect(severityOf(found!).why).toContain('but not your picture');
    expect(found!.yours).toMatchObject({ photoHash: maya.photoHash, picture: { uploaded: true } });
  });

  it('keeps the decision of the person', async () => {
    const { scan, findings, decide } = world([maya, copy]);
    await scan();
    decide('IGNORED');
    await scan();
    expect(findings()[0]?.status).toBe('IGNORED');
  });

  it('keeps with whom the person shares it', async () => {
    const { scan, findings, share, people } = world([maya, copy]);
    await scan();
    share('acme');
    people([maya, { ...copy, name: 'Maya Holimund' }]);
    await scan();
    expect(findings()[0]).toMatchObject({
      theirs: { name: 'Maya Holimund' },
      sharedWithBusinessIds: ['acme'],
    });
  });

  it('opens what was dismissed when its name, picture or handle is another one, and says why', async () => {
    const { scan, findings, notifications, decide, people, services } = world([maya, copy]);
    await scan();
    decide('IGNORED');
    people([maya, { ...copy, bio: 'Another bio' }]);
    await scan();
    expect(findings()[0]?.status).toBe('IGNORED');
    people([maya, { ...copy, bio: 'Another bio', name: 'Maya Hollimund Studio' }]);
    await scan();
    const [opened] = findings();
    expect(opened?.status).toBe('OPEN');
    expect(opened?.history.map(({ what, changed }) => [what, changed])).toEqual([
      ['first seen', undefined],
      ['changed', { bio: { before: maya.bio, after: 'Another bio' } }],
      ['changed', { name: { before: 'Maya Hollimund', after: 'Maya Hollimund Studio' } }],
    ]);
    expect(notifications().map(({ body }) => body)[1]).toBe(
      'You dismissed it. Since then it has changed its name.',
    );
    // Seen once more as it is, nothing happens; nor does a picture that cannot be had count as another one.
    services.sources.get('GITHUB')!.servesImage = () => true;
    await scan();
    expect(findings()[0]?.history).toHaveLength(3);
    expect(notifications()).toHaveLength(2);
  });

  it('knows an account by its number under another handle, and another account under the old one', async () => {
    const { scan, findings, notifications, people } = world([maya, copy]);
    await scan();
    const first = findings()[0]!;
    people([maya, { ...copy, handle: 'maya-hollimund1' }]);
    await scan();
    expect(findings()).toHaveLength(1);
    expect(findings()[0]).toMatchObject({
      id: first.id,
      firstSeen: first.firstSeen,
      theirs: { handle: 'maya-hollimund1' },
      history: [
        {},
        { what: 'renamed', changed: { handle: { before: 'maya-ho1limund', after: 'maya-hollimund1' } } },
      ],
    });
    expect(notifications().map(({ title, body }) => [title, body])[1]).toEqual([
      'Renamed on GitHub: maya-hollimund1',
      'It was called maya-ho1limund before.',
    ]);
    people([maya, { ...copy, handle: 'maya-hollimund1' }, { ...copy, accountId: '78' }]);
    await scan();
    expect(findings().map(({ theirs }) => [theirs.accountId, theirs.handle])).toEqual(
      expect.arrayContaining([
        ['77', 'maya-hollimund1'],
        ['78', 'maya-ho1limund'],
      ]),
    );
    expect(findings()).toHaveLength(2);
    expect(notifications()).toHaveLength(3);
  });

  it('what was dismissed, went and came back as it was stays dismissed', async () => {
    const { scan, findings, notifications, decide, people } = world([maya, copy]);
    await scan();
    decide('MINE');
    people([maya]);
    await scan();
    expect(findings()[0]?.status).toBe('RESOLVED');
    people([maya, copy]);
    await scan();
    expect(findings()[0]?.status).toBe('MINE');
    expect(notifications()).toHaveLength(1);
  });

  it('resolves what is gone, says so, and opens it again when it is back', async () => {
    const { scan, findings, notifications, people } = world([maya, copy]);
    await scan();
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED', expiresAt: expect.any(Number) });
    expect(notifications().map(({ kind }) => kind)).toEqual(['FINDING', 'RESOLVED']);
    people([maya, copy]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'OPEN' });
    expect(findings()[0]?.expiresAt).toBeUndefined();
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual([
      'first seen',
      'no longer there',
      'back again',
    ]);
  });

  it('tells once that an account is there whose case was closed as gone, and not by what it saw before', async () => {
    const { scan, findings, notifications, saidGone, people } = world([maya, copy]);
    await scan();
    saidGone('2026-11-22T12:00:00.000Z');
    await scan();
    expect(notifications()).toHaveLength(1);
    for (let days = 0; days < 3; days++) await scan();
    expect(findings()[0]).toMatchObject({
      status: 'CASE',
      history: [
        { what: 'first seen' },
        // Each at its own time: what a scan saw later closed nothing.
        { what: 'decided', at: '2026-11-22T12:00:00.000Z', note: 'Its case was closed as gone' },
        {
          what: 'seen again',
          at: '2026-11-23T07:40:00.000Z',
          note: 'Seen again; its case had been closed as gone',
          tells: true,
        },
      ],
    });
    expect(findings()[0]!.saidGoneAt).toBeUndefined();
    expect(notifications().map(({ kind, title }) => [kind, title])).toEqual([
      ['FINDING', 'Likely clone on GitHub: maya-ho1limund'],
      ['SOURCE', 'Seen again on GitHub: maya-ho1limund'],
    ]);
    // What is gone is gone, and says so in its own words.
    saidGone('2026-11-26T12:00:00.000Z');
    people([maya]);
    await scan();
    await scan();
    expect(notifications().map(({ title }) => title)[2]).toBe('No longer there on GitHub: maya-ho1limund');
    expect(notifications()).toHaveLength(3);
  });

  it('says of what only a search engine shows again that it was in a web search', async () => {
    const { scan, findings, notifications, saidGone } = world([maya, { ...copy, seenIn: 'web search' }]);
    await scan();
    saidGone('2026-11-22T06:00:00.000Z');
    await scan();
    await scan();
    expect(findings()[0]!.history.at(-1)).toMatchObject({
      ...{ what: 'seen again', seenIn: 'web search' },
      note: 'In web results; its case had been closed as gone',
    });
    expect(notifications().at(-1)?.title).toBe('Seen again in web results on GitHub: maya-ho1limund');
  });

  it('of what was only given to us it says once that nobody has this name, and not that it went', async () => {
    const { scan, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('CASE');
    people([maya]);
    await scan();
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'CASE' });
    expect(findings()[0]?.expiresAt).toBeUndefined();
    expect(findings()[0]?.history.map(({ what }) => what)).toEqual(['first seen', 'no account']);
    expect(notifications().slice(1)).toEqual([
      expect.objectContaining({
        kind: 'SOURCE',
        title: 'No account of this name on GitHub: maya-ho1limund',
        body: 'GitHub told our scan that it has no account of this name. Check the link.',
      }),
    ]);
    // Seen once, it is like any other.
    people([maya, copy]);
    await scan();
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED' });
    expect(notifications().at(-1)?.title).toBe('No longer there on GitHub: maya-ho1limund');
  });

  it('what was only given to us and dismissed tells nothing of the kind', async () => {
    const { scan, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('IGNORED');
    people([maya]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'IGNORED', history: [{ what: 'first seen' }] });
    expect(notifications()).toHaveLength(1);
  });

  it('what was only given to us and is suspended was there, and is gone', async () => {
    const { scan, services, findings, notifications, given, people } = world([maya, copy]);
    await scan();
    given('REPORTED');
    people([maya]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) =>
      new Map(
        [...(await lookUp(handles))].map(([handle, sight]) => [
          handle,
          handle === copy.handle ? { is: 'suspended' as const } : sight,
        ]),
      );
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED' });
    expect(notifications().at(-1)?.title).toBe('No longer there on GitHub: maya-ho1limund');
  });

  it('a platform that falls silent resolves nothing and is named', async () => {
    const { scan, findings, silentAfter } = world([maya, copy]);
    await scan();
    silentAfter(0);
    const done = await scan();
    expect(done.sources[0]).toMatchObject({ status: 'could not look', note: 'It didn’t answer in time.' });
    expect(findings()[0]?.status).toBe('OPEN');
  });

  it('a platform whose key is missing reads "not connected"', async () => {
    const { scan, services } = world([maya, copy]);
    services.sources.get('GITHUB')!.lookUp = () => {
      throw new SourceSilent('Not connected here yet.', 'not connected');
    };
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [{ platform: 'GITHUB', status: 'not connected' }],
    });
  });

  it('falls silent half-way: what was found stays, "in part"', async () => {
    const { scan, silentAfter } = world([maya, copy]);
    silentAfter(34);
    expect((await scan()).sources[0]).toMatchObject({ status: 'in part', compared: 1 });
  });

  it('does not believe a platform where impossible accounts exist', async () => {
    const { scan, services, findings } = world([maya, copy]);
    services.sources.get('GITHUB')!.lookUp = async (handles) =>
      new Map(handles.map((handle) => [handle, { is: 'there', profile: { ...copy, handle } }]));
    const done = await scan();
    expect(done.sources[0]?.status).toBe('could not look');
    expect(findings()).toEqual([]);
  });

  it('passes a failure on, so that the queue repeats it, and after the last try ends the scan without it', async () => {
    const { scan, services, findings, scans, counted } = world([maya, copy]);
    const { write } = services.findings;
    services.findings.write = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    services.findings.write = write;
    const [broken] = [...scans.values()];
    expect(broken?.status).toBe('RUNNING');
    await giveUp({ userId: 'u1', scanId: broken!.id, source: 'GITHUB' }, services);
    expect(scans.get(broken!.id)).toMatchObject({
      status: 'DONE',
      sources: [{ status: 'could not look', note: expect.stringContaining('on our side') }],
    });
    expect(counted).toEqual(['begun', 'given up', 'could not look']);
    await scan();
    expect(findings()).toHaveLength(1);
  });

  it('that was given up is asked anew when an operator puts its message back, and told again', async () => {
    const { scan, services, scans, findings, told, user } = world([maya, copy]);
    const { write } = services.findings;
    services.findings.write = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    await giveUp(job, services);
    services.findings.write = write;
    const before = told.length;
    await runSource(job, services);
    expect(scans.get(job.scanId)?.sources).toMatchObject([{ status: 'looked', found: 1 }]);
    expect(findings()).toHaveLength(1);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 1 });
    expect(told.slice(before).at(-1)).toMatchObject({ status: 'DONE' });
  });

  it('tells of a copy when it died between writing and telling, and once however often it dies after', async () => {
    const { scan, services, scans, notifications } = world([maya, copy]);
    const { add } = services.notifications;
    services.notifications.add = async () => {
      throw new Error('table away');
    };
    await expect(scan()).rejects.toThrow('table away');
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    services.notifications.add = async (one) => {
      await add(one);
      throw new Error('died after it');
    };
    for (let n = 0; n < 4; n += 1) await expect(runSource(job, services)).rejects.toThrow('died after it');
    services.notifications.add = add;
    await Promise.all([runSource(job, services), runSource(job, services)]);
    expect(notifications().map(({ kind }) => kind)).toEqual(['FINDING']);
    expect(scans.get(job.scanId)).toMatchObject({ status: 'DONE', sources: [{ found: 1 }] });
  });

  it('ends with the last of its sources, whichever that is', async () => {
    const { scan, services, scans, told } = world([maya, copy]);
    const x = { ...services.sources.get('GITHUB')!, platform: 'X' as never };
    services.sources.set('X' as never, x);
    const done = await scan();
    const both: StoredScan = {
      ...done,
      ...{ id: 'both', status: 'QUEUED', finishedAt: null },
      sources: (['GITHUB', 'X'] as const).map((platform) => ({
        ...{ platform, status: 'waiting', asked: 0, total: 0, compared: 0, found: 0 },
      })),
    };
    scans.set('both', both);
    await runSource({ userId: 'u1', scanId: 'both', source: 'X' }, services);
    // Nothing of theirs is on X: it is not asked, and the other is still under way.
    expect(scans.get('both')).toMatchObject({ sources: [{ status: 'waiting' }, { status: 'not asked' }] });
    expect(scans.get('both')?.status).not.toBe('DONE');
    await runSource({ userId: 'u1', scanId: 'both', source: 'GITHUB' }, services);
    expect(scans.get('both')).toMatchObject({ status: 'DONE', sources: [{ status: 'looked' }, {}] });
    expect(told.at(-1)).toMatchObject({ scanId: 'both', status: 'DONE' });
  });

  it('is put off when the platform asks us to wait, three times at most, and not for long', async () => {
    const { scan, services, later, scans, counted } = world([maya, copy]);
    const { lookUp } = services.sources.get('GITHUB')!;
    let wait = 90_000;
    services.sources.get('GITHUB')!.lookUp = async () => {
      throw new SourceSilent('It asked us to wait.', 'wait', wait);
    };
    const done = await scan();
    expect(done).toMatchObject({ status: 'DONE', sources: [{ status: 'could not look' }] });
    expect(later).toEqual([[{ userId: 'u1', scanId: done.id, source: 'GITHUB', again: 1 }, 90_000]]);
    expect(counted.slice(0, 2)).toEqual(['begun', 'put off']);
    for (const again of [1, 2, 3]) await runSource({ ...later[0]![0], again }, services);
    expect(later.map(([job]) => job.again)).toEqual([1, 2, 3]);
    wait = 3_600_000;
    await runSource({ ...later[0]![0], again: 1 }, services);
    expect(later).toHaveLength(3);
    // Answered in the end, the scan says so.
    services.sources.get('GITHUB')!.lookUp = lookUp;
    await runSource(later[0]![0], services);
    expect(scans.get(done.id)).toMatchObject({ status: 'DONE', sources: [{ status: 'looked', found: 1 }] });
  });

  it('asks again for the rest when what it was told in part is for a wait', async () => {
    const { scan, services, later, scans } = world([maya, copy]);
    const { lookUp } = services.sources.get('GITHUB')!;
    services.sources.get('GITHUB')!.lookUp = async (handles) => {
      if (handles.includes('maya-hollimund') || handles.includes('maya-ho1limund') || handles[0]!.length > 20)
        return lookUp(handles);
      throw new SourceSilent('It asked us to wait.', 'wait', 90_000);
    };
    services.sources.get('GITHUB')!.search = async () => [{ handle: 'maya-ho1limund' }];
    const done = await scan();
    expect(done.sources[0]).toMatchObject({ status: 'in part', found: 1 });
    expect(later.map(([job]) => job.again)).toEqual([1]);
    services.sources.get('GITHUB')!.lookUp = lookUp;
    await runSource(later[0]![0], services);
    expect(scans.get(done.id)).toMatchObject({ status: 'DONE', sources: [{ status: 'looked', found: 1 }] });
  });

  it('a job that comes late, when the platform has gone silent, takes back nothing that was looked at', async () => {
    const { scan, services, scans } = world([maya, copy]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    const stuck: (() => void)[] = [];
    source.lookUp = () =>
      new Promise((_, reject) => stuck.push(() => reject(new SourceSilent('It didn’t answer.'))));
    const first = scan();
    await expect.poll(() => stuck.length).toBeGreaterThan(0);
    source.lookUp = lookUp;
    const job = { userId: 'u1', scanId: [...scans.keys()][0]!, source: 'GITHUB' as const };
    await runSource(job, services);
    for (const end of stuck) end();
    expect((await first).sources[0]).toMatchObject({ status: 'looked', found: 1 });
  });

  describe('and a platform that is slow', () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    function slow() {
      const built = world([maya, copy, stranger], { verifiedAt: '2026-01-01T00:00:00.000Z' });
      const patience = { questions: 150, pictures: 200, gone: 300 };
      Object.assign(built.services, { now: Date.now, patience });
      const source = built.services.sources.get('GITHUB')!;
      return { ...built, source, lookUp: source.lookUp };
    }

    it('is asked until its time is over, and what it said stands, in part', async () => {
      const { scan, source, lookUp } = slow();
      let asked = 0;
      source.lookUp = async (handles) => {
        asked += 1;
        await pause(40);
        return lookUp(handles);
      };
      const done = await scan();
      expect(done).toMatchObject({
        status: 'DONE',
        sources: [
          {
            status: expect.stringMatching(/could not look|in part/),
            note: expect.stringContaining('too slow'),
          },
        ],
      });
      expect(asked).toBeLessThan(40);
    });

    it('with its pictures holds up no search', async () => {
      const { scan, services, source, people } = slow();
      const many = Array.from({ length: 200 }, (_, n) => ({ ...stranger, handle: `hollimund-${n}` }));
      people(
        [maya, ...many].map((each) => ({ ...each, photoHash: null, imageUrl: 'https://slow.example/1' })),
      );
      source.servesImage = () => true;
      let fetched = 0;
      services.fetchImage = async () => {
        fetched += 1;
        await pause(60);
        return undefined;
      };
      expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
      expect(fetched).toBeLessThan(60);
    });

    it('to say what is gone says it in the next search, within its budget', async () => {
      const { scan, services, source, lookUp, people, findings } = slow();
      let asked = 0;
      await scan();
      const [first] = findings();
      for (let n = 0; n < 200; n += 1) {
        const theirs = { ...first!.theirs, handle: `was-here-${n}` };
        await services.findings.write(undefined, { ...first!, id: `f${n}`, theirs });
      }
      people([maya]);
      source.lookUp = async (handles) => {
        if (handles[0]?.startsWith('was-here')) {
          asked += 1;
          await pause(40);
        }
        return lookUp(handles);
      };
      expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
      expect(asked).toBeLessThan(100);
      const left = findings().filter(({ status }) => status === 'OPEN').length;
      expect(left).toBeGreaterThan(0);
      services.mayAsk = async () => false;
      source.lookUp = lookUp;
      await scan();
      expect(findings().filter(({ status }) => status === 'OPEN')).toHaveLength(left);
    });
  });

  it('of a source that has not been answering waits without asking it, and is put off', async () => {
    const { scan, services, later, findings } = world([maya, copy]);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    let clock = Date.parse('2027-01-01T00:00:00Z');
    let asked = 0;
    services.breaker = breakerOver(onceInMemory(), () => clock);
    source.lookUp = async () => {
      asked += 1;
      throw new SourceSilent('It answered with an error (500).');
    };
    for (let n = 0; n < 5; n += 1) await scan();
    expect(later).toEqual([]);
    const before = asked;
    const done = await scan();
    expect(asked).toBe(before);
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [
        { status: 'could not look', note: 'It hasn’t been answering; we’ll try again soon.', found: 0 },
      ],
    });
    const again = { userId: 'u1', scanId: done.id, source: 'GITHUB' as const, again: 1 };
    expect(later).toEqual([[again, 5 * 60_000]]);
    source.lookUp = lookUp;
    clock += 6 * 60_000;
    await runSource(again, services);
    expect(findings()).toHaveLength(1);
  });

  it('of a source that we switched off says so, asks nothing and takes nobody for gone', async () => {
    const { scan, services, later, findings } = world([maya, copy]);
    await scan();
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async () => {
      throw new Error('It was asked.');
    };
    services.isPaused = async () => true;
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      sources: [{ status: 'could not look', note: expect.stringMatching(/^Paused by us\./) }],
    });
    expect(later).toEqual([]);
    expect(findings().map(({ status }) => status)).toEqual(['OPEN']);
    services.isPaused = async () => false;
    source.lookUp = lookUp;
    expect((await scan()).sources[0]).toMatchObject({ status: 'looked' });
  });

  it('a source that refuses us or asks us to wait is not left to rest', async () => {
    for (const kind of ['wait', 'refused'] as const) {
      const { scan, services } = world([maya, copy]);
      services.sources.get('GITHUB')!.lookUp = async () => {
        throw new SourceSilent('It didn’t accept our access.', kind);
      };
      for (let n = 0; n < 6; n += 1)
        expect((await scan()).sources[0]?.note).toBe('It didn’t accept our access.');
    }
  });

  it('a proof code on another handle is the first finding, whatever else the account shows', async () => {
    const thief: SeenProfile = { platform: 'GITHUB', handle: 'mayahollimund', bio: `Hi. ${code}`, name: 'M' };
    const { scan, findings } = world([{ ...maya, bio: code }, thief, copy]);
    await scan();
    const first = findings().find(({ theirs }) => theirs.handle === 'mayahollimund');
    expect([first?.theirs.handle, first?.verdict, first?.reasons[0]?.words]).toEqual([
      'mayahollimund',
      'likely clone',
      'It shows a proof code made for another handle.',
    ]);
    expect(first!.score).toBeGreaterThanOrEqual(99);
  });

  it('a mark in the own account’s picture is noted on its copy, and is evidence against nobody', async () => {
    const pictured = { ...maya, imageUrl: 'https://a.example/maya' };
    const { scan, services, findings, notifications } = world([pictured, stranger], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    await scan();
    const before = [findings(), notifications()];
    const seen: unknown[] = [];
    const mark = { picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' };
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    Object.assign(services, {
      copiesOf: () => async () => ({ ...mark, score: 30, keys: 2 }),
      copies: {
        of: async () => [{ ...mark, commitment: 'c0'.repeat(32) }],
        noteSeen: async (...noted: unknown[]) => void seen.push(noted),
      },
    });
    await scan();
    expect(seen).toMatchObject([['u1', mark, { platform: 'GITHUB', handle: 'maya-hollimund' }]]);
    expect([findings().map(({ theirs }) => theirs.handle), notifications()]).toEqual([
      (before[0] as Finding[]).map(({ theirs }) => theirs.handle),
      before[1],
    ]);
    expect(JSON.stringify(findings())).not.toContain('copy issued to you');
  });
});
