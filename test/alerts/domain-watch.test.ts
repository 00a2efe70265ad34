import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#domain/business/role';
import { domainSeen } from '#domain/case/domain-seen';
import { day, hour } from '#domain/durations';
import { endBusiness } from '../../lambdas/business/end-business.ts';
import { domainRecord } from '../../lambdas/case/domain-record/domain-copy.ts';
import { withDomainGone } from '../../lambdas/case/domain-record/domain-gone.ts';
import { textEvidence } from '../../lambdas/case/edit-case.ts';
import { keepFound } from '../../lambdas/domain-watch/keep-found.ts';
import { lookAtPages } from '../../lambdas/domain-watch/look-at-page.ts';
import { askNameServer } from '../../lambdas/internet/name-server.ts';
import { askHosts } from '../../lambdas/domain-watch/hosts.ts';
import { askRegistries } from '../../lambdas/domain-watch/registry.ts';
import { runRound } from '../../lambdas/domain-watch/round/run-round.ts';
import type { DomainWatchServices } from '../../lambdas/domain-watch/services.ts';
import { observations } from '#domain/domain-watch/observations';
import { newDomain } from '#domain/domain-watch/watched-domain';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { caseStore, type StoredCase } from '../../lambdas/store/case.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { partition } from '../../lambdas/store/table/table-rows.ts';
import { nameServer, type Zone } from '../../platforms/dns/name-server.ts';
import { type Site, webOf } from '../support/domains/web-of.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { filesInMemory } from '../support/files-in-memory.ts';

/** Rounds of looks over the tables, a real name server and the web on loopback; the zone changes from day to day. */
const brand = 'acme.example';
const text =
  'Our bowls are thrown by hand in a small workshop by the bay and fired twice before they leave the house';
const page = `<title>Acme</title><p>${text}</p>`;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let zone: Zone;
let sites: Record<string, Site>;
let clock: { now: number };
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  clock = { now: Date.parse('2026-11-20T06:00:00Z') };
  zone = { [brand]: { NS: ['ns1.host.example'], A: ['93.184.216.34'] } };
  sites = { [brand]: page };
  world = await open();
});

async function open() {
  const tables = await openTables(() => clock.now);
  closing.push(tables.close);
  const dns = await nameServer((name) => zone[name]);
  closing.push(dns.close);
  const web = await webOf(sites);
  closing.push(web.close);
  const { database } = tables;
  const businesses = businessStore(database);
  const at = new Date(clock.now).toISOString();
  const seat = (id: string, role: BusinessRole, more: object = {}) => ({
    ...{ businessId: 'b', userEmailAddress: `${id}@${brand}`, userId: id, role, adminUserId: 'ada' },
    ...{ createdAt: at, updatedAt: at, ...more },
  });
  const business = { id: 'b', adminId: 'ada', name: 'Acme', domain: brand, totalAvailableSeats: 9 };
  await businesses.create({ ...business, createdAt: at, updatedAt: at }, seat('ada', 'ADMIN'));
  for (const one of [
    ...[seat('mo', 'MANAGER'), seat('may', 'MEMBER')],
    seat('ivy', 'ADMIN', { invitedUntil: '2026-12-20T06:00:00Z' }),
  ])
    await seatStore(database).addSeat(one);
  const queued: unknown[] = [];
  const now = () => clock.now;
  const ask = askNameServer({ servers: [dns.address], timeout: 2000, attempts: 2 });
  const services: DomainWatchServices = {
    ...{ businesses, seats: seatStore(database), domains: domainWatchStore(database, now) },
    ...{ cases: caseStore(database), notifications: notificationStore(database) },
    dns: ask,
    rdap: askRegistries(web.fetchPage, now, 'http://data.iana.org/rdap/dns.json'),
    host: askHosts(web.fetchPage, now, {
      ipv4: 'http://data.iana.org/rdap/ipv4.json',
      ipv6: 'http://data.iana.org/rdap/ipv6.json',
    }),
    page: lookAtPages(web.fetchPage, async () => undefined, now),
    integrations: integrationStore(database),
    hook: async (job) => void queued.push(job),
    again: async (job) => void queued.push(job),
    budget: () => new AbortController().signal,
    retry: raceRetry,
    now,
  };
  return { database, services, queued, asked: dns.asked };
}

const job = (n: number) => ({ businessId: 'b', round: `01${String(n).padStart(24, '0')}` });
const list = async () => world.services.domains.list('b');
const round = async () => world.services.domains.round('b');
/** Title by whom; sorted. */
async function told(): Promise<string[]> {
  const { Items = [] } = await world.database.client.send(new ScanCommand({ TableName: 'Notification' }));
  return Items.map((row) => `${String(row['userId'])}: ${String(row['title'])}`).sort();
}
const exists = { NS: ['ns1.host.example'], A: ['93.184.216.34'], MX: [] as [number, string][] };
async function nextDay(n: number): Promise<void> {
  clock.now += day;
  await runRound(job(n), world.services);
}

describe('a round', () => {
  it('looks for the business’s name with its words apart, which the letters of its domain don’t tell', async () => {
    await businessStore(world.database).change('b', {
      set: { name: 'Ox & Bow', domain: 'oxandbow.example' },
    });
    zone['oxandbow.example'] = exists;
    zone['ox-and-bow.example'] = exists;
    zone['ox-bow.com'] = exists;
    await runRound(job(1), world.services);
    const found = await list();
    expect(found.map(({ domain, foundBy }) => [domain, foundBy])).toEqual([
      ['ox-and-bow.example', 'permutation'],
      ['ox-bow.com', 'permutation'],
    ]);
    expect(await round()).toMatchObject({ existing: 2 });
    // The next day they are looked at once more, and not twice.
    await nextDay(2);
    expect((await list()).map(({ domain }) => domain)).toEqual(found.map(({ domain }) => domain));
  });

  it('says once what there is of a name that the business got later, and then what is new with it', async () => {
    await businessStore(world.database).change('b', { set: { name: 'Acme', domain: 'oxandbow.example' } });
    zone['oxandbow.example'] = exists;
    zone['ox-and-bow.example'] = exists;
    zone['ox-bow.com'] = exists;
    await runRound(job(1), world.services);
    await nextDay(2);
    expect(await list()).toEqual([]);
    await businessStore(world.database).change('b', { set: { name: 'Ox & Bow' } });
    await nextDay(3);
    const more = 'Ox & Bow: 2 more domains resemble oxandbow.example';
    expect(await told()).toEqual([`ada: ${more}`, `mo: ${more}`]);
    expect((await list()).map(({ domain }) => domain)).toEqual(['ox-and-bow.example', 'ox-bow.com']);
    // A message that comes twice tells once, and the next day they are known.
    await runRound(job(3), world.services);
    await nextDay(4);
    expect(await told()).toHaveLength(2);
    zone['ox-and-bow.net'] = exists;
    await nextDay(5);
    expect(
      (await told()).filter((one) => one.includes('new look-alike domain: ox-and-bow.net')),
    ).toHaveLength(2);
  });

  describe('of a name that the business got later, where a part of a round failed', () => {
    const more = (count: string) => `Ox & Bow: ${count} oxandbow.example`;
    /** The second round keeps ox-and-bow.example, and fails at ox-bow.com. */
    const failed = async () => {
      await businessStore(world.database).change('b', { set: { name: 'Acme', domain: 'oxandbow.example' } });
      zone['oxandbow.example'] = exists;
      zone['ox-and-bow.example'] = exists;
      zone['ox-bow.com'] = exists;
      await runRound(job(1), world.services);
      await businessStore(world.database).change('b', { set: { name: 'Ox & Bow' } });
      clock.now += day;
      const { write } = world.services.domains;
      const domains = {
        ...world.services.domains,
        write: (async (before, after) => {
          if (after.domain === 'ox-bow.com') throw new Error('The table is away.');
          return write(before, after);
        }) as typeof write,
      };
      await expect(runRound(job(2), { ...world.services, domains })).rejects.toThrow('The table is away.');
      return (await list())[0]!;
    };

    it('tells of all, once, also where another round takes over', async () => {
      await failed();
      const { writeRound } = world.services.domains;
      let isFirst = true;
      const domains = {
        ...world.services.domains,
        writeRound: (async (before, after) => {
          if (after.finishedAt && isFirst) {
            isFirst = false;
            await nextDay(4);
          }
          return writeRound(before, after);
        }) as typeof writeRound,
      };
      clock.now += day;
      await runRound(job(3), { ...world.services, domains });
      const title = more('2 more domains resemble');
      expect(await told()).toEqual([`ada: ${title}`, `mo: ${title}`]);
    });

    it('counts none that is theirs by then', async () => {
      const one = await failed();
      await world.services.domains.write(one, { ...one, mark: 'ours' });
      await nextDay(3);
      const title = more('1 more domain resembles');
      expect(await told()).toEqual([`ada: ${title}`, `mo: ${title}`]);
    });

    it('tells what happened since to one that was found', async () => {
      await failed();
      zone['ox-and-bow.example'] = { ...exists, MX: [[10, 'mx.host.example']] };
      await nextDay(3);
      expect((await told()).filter((title) => title.includes('ox-and-bow.example'))).toHaveLength(2);
    });
  });

  it('keeps what exists, and tells admins and managers once what there is', async () => {
    zone['acrne.example'] = exists;
    zone['acme.net'] = { ...exists, MX: [[10, 'mx.host.example']] };
    await runRound(job(1), world.services);
    expect((await list()).map((one) => [one.domain, one.existence, one.foundBy, one.firstSeen])).toEqual([
      ['acme.net', 'exists', 'permutation', '2026-11-20T06:00:00.000Z'],
      ['acrne.example', 'exists', 'permutation', '2026-11-20T06:00:00.000Z'],
    ]);
    expect(await round()).toMatchObject({ existing: 2, silent: 0, finishedAt: '2026-11-20T06:00:00.000Z' });
    const title = `Acme: 2 domains resemble ${brand}`;
    expect(await told()).toEqual([`ada: ${title}`, `mo: ${title}`]);
    await nextDay(2);
    expect(await told()).toHaveLength(2);
  });

  it.each(['a round', 'a certificate'])(
    '%s that is under way when the business is deleted leaves no rows',
    async (what) => {
      zone['acrne.example'] = exists;
      const { dns } = world.services;
      let ended: Promise<unknown> | undefined;
      // Its rows are gone before what is asked here is written.
      const ending: DomainWatchServices = {
        ...world.services,
        dns: async (name, type) => {
          if (name === 'acrne.example')
            await (ended ??= endBusiness('b', 'ada', world.database, filesInMemory().files));
          return dns(name, type);
        },
      };
      const found = [{ domain: 'acrne.example', class: 'homoglyph' as const, score: 90 }];
      await (what === 'a round'
        ? runRound(job(1), ending)
        : keepFound({ businessId: 'b', brand, foundBy: 'certificate', found }, ending));
      expect(await ended).toBe(true);
      expect(await partition(world.database, 'DomainWatch', 'b')).toEqual([]);
    },
  );

  it('tells of what is new, of mail and of a page alike, each once', async () => {
    await runRound(job(1), world.services);
    zone['acrne.example'] = exists;
    await nextDay(2);
    zone['acrne.example'] = { ...exists, MX: [[10, 'mx.host.example']] };
    await nextDay(3);
    sites['acrne.example'] = page;
    await nextDay(4);
    await nextDay(5);
    expect((await told()).filter((one) => one.startsWith('mo'))).toEqual([
      'mo: Acme: look-alike domain acrne.example can now receive email',
      'mo: Acme: look-alike domain acrne.example shows a page like yours',
      'mo: Acme: new look-alike domain: acrne.example',
    ]);
    expect(await told()).toHaveLength(6);
  });

  it('calls one new that only receives email, and keeps for a mail of many what each alert counts', async () => {
    zone['acme.net'] = exists;
    await runRound(job(1), world.services);
    zone['acrne.example'] = { NS: exists.NS, MX: [[10, 'mx.host.example']] };
    zone['acme.net'] = { ...exists, MX: [[10, 'mx.host.example']] };
    await nextDay(2);
    const { Items = [] } = await world.database.client.send(new ScanCommand({ TableName: 'Notification' }));
    const kept = Items.filter(({ userId }) => userId === 'mo').map((row) => [
      ...[row['title'], row['business'], row['domains']],
    ]);
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(
      expect.arrayContaining([
        [`Acme: 1 domain resembles ${brand}`, 'Acme', { fresh: 1 }],
        ['Acme: new look-alike domain that can receive email: acrne.example', 'Acme', { fresh: 1 }],
        ['Acme: look-alike domain acme.net can now receive email', 'Acme', { changed: 'acme.net' }],
      ]),
    );
  });

  it('takes a name server that fails for no change, and one that comes and goes is told once in a week', async () => {
    await runRound(job(1), world.services);
    const seen: string[] = [];
    for (const [n, state] of [exists, 'SERVFAIL', exists, 'SERVFAIL', 'SERVFAIL', exists].entries()) {
      zone['acrne.example'] = state as Zone[string];
      await nextDay(2 + n);
      const [record] = await list();
      seen.push(`${record!.existence}${record!.silent ? ', silent' : ''}`);
    }
    expect(seen).toEqual([
      'exists',
      'exists, silent',
      'exists',
      'exists, silent',
      'exists, silent',
      'exists',
    ]);
    expect((await list())[0]!.changes).toHaveLength(1);
    delete zone['acrne.example'];
    await nextDay(20);
    expect((await list())[0]!.existence).toBe('does not exist');
    zone['acrne.example'] = exists;
    await nextDay(21);
    delete zone['acrne.example'];
    await nextDay(22);
    zone['acrne.example'] = exists;
    await nextDay(23);
    expect((await list())[0]!.changes.map(({ change }) => change)).toEqual([
      ...['new', 'gone', 'new', 'gone', 'new'],
    ]);
    // To two people: what there was at first, and once that it is back.
    expect(await told()).toHaveLength(4);
  });

  describe('of one that comes back within a week', () => {
    const aCase = (over: Partial<StoredCase>): StoredCase => ({
      ...{ userId: 'B#b', caseId: '01', title: 'A look-alike domain', platform: 'DOMAIN' },
      ...{ handle: 'acrne.example', createdAt: '2026-11-21T07:00:00.000Z' },
      ...{ updatedAt: '2026-11-21T07:00:00.000Z', evidence: [], steps: [] },
      ...over,
    });
    const closed = { closedAt: '2026-11-22T07:00:00.000Z' };
    const isBack = 'mo: Acme: look-alike domain acrne.example is back and leads to a server';
    const isGone = 'mo: Acme: look-alike domain acrne.example no longer exists';
    it.each<[string, Partial<StoredCase>[], number, string?]>([
      ['tells nobody without a case', [], 0],
      ['tells where it was reported', [{ reportedOn: '2026-11-21T12:00:00.000Z' }], 2, '01'],
      ['tells where its case was closed as gone', [{ ...closed, outcome: 'REMOVED' }], 2, '01'],
      ['tells nobody where it was no copy', [{ ...closed, outcome: 'NOT_A_COPY' }], 0],
      ['tells nobody for the case of another', [{ handle: 'acme.net' }], 0],
      ['tells nobody for the case of an account', [{ platform: 'X' }], 0],
      ['leads to the open case', [{}, { caseId: '02', ...closed, outcome: 'REMOVED' }], 2, '01'],
      [
        'leads to the latest case',
        [
          { ...closed, outcome: 'REFUSED' },
          { caseId: '02', ...closed },
        ],
        2,
        '02',
      ],
    ])('%s', async (_, cases, times, leadsTo) => {
      await runRound(job(1), world.services);
      zone['acrne.example'] = exists;
      await nextDay(2);
      for (const one of cases)
        expect(await caseStore(world.database).write({ before: undefined, after: aCase(one) })).toBe(true);
      for (const n of [3, 5]) {
        delete zone['acrne.example'];
        await nextDay(n);
        zone['acrne.example'] = exists;
        await nextDay(n + 1);
        // A message that comes twice tells once.
        await runRound(job(n + 1), world.services);
      }
      expect((await told()).filter((one) => one === isBack)).toHaveLength(times);
      expect((await told()).filter((one) => one === isGone)).toHaveLength(times);
      const { Items = [] } = await world.database.client.send(new ScanCommand({ TableName: 'Notification' }));
      const links = Items.filter(({ title }) => isBack.endsWith(String(title))).map(({ link }) => link);
      expect(new Set(links)).toEqual(
        new Set(leadsTo ? [`/business-dashboard/cases/${leadsTo}?businessId=b`] : []),
      );
    });
  });

  describe('of one that a case is about', () => {
    const cases = () => caseStore(world.database);
    const kept = async () => (await cases().get('B#b', '01'))!;
    const addresses = async () => (await kept()).evidence.map((piece) => /\nA (.*)/.exec(piece.kept!)?.[1]);
    const saved = async (over: Partial<StoredCase> = {}) => {
      await runRound(job(1), world.services);
      zone['acrne.example'] = { ...exists, MX: [[10, 'mx.host.example']] };
      await nextDay(2);
      const domain = domainSeen((await list())[0]!);
      const at = new Date(clock.now).toISOString();
      const after: StoredCase = {
        ...{ userId: 'B#b', caseId: '01', title: 'A look-alike domain', platform: 'DOMAIN', domain },
        ...{ handle: 'acrne.example', createdAt: at, updatedAt: at, steps: [], ...over },
        evidence: [textEvidence('1', 'finding', { ...domainRecord({ domain })!, at })],
      };
      expect(await cases().write({ before: undefined, after })).toBe(true);
    };

    it('the open case learns what a check sees, and keeps what was seen before', async () => {
      await saved();
      const first = await kept();
      await nextDay(3);
      expect(await kept()).toEqual(first);
      zone['acrne.example'] = { ...exists, A: ['93.184.216.35'] };
      await nextDay(4);
      await runRound(job(4), world.services);
      const { domain, evidence } = await kept();
      expect(domain).toMatchObject({
        ...{ at: '2026-11-23T06:00:00.000Z', records: { A: ['93.184.216.35'], MX: [] } },
      });
      expect(evidence[0]).toEqual(first.evidence[0]);
      expect(evidence[1]).toMatchObject({ at: domain!.at, kind: 'finding' });
      expect(await addresses()).toEqual(['93.184.216.34', '93.184.216.35']);
    });

    it('and that it went and was back, with both times, also where nobody reads it meanwhile', async () => {
      await saved();
      await nextDay(3);
      await nextDay(4);
      delete zone['acrne.example'];
      await nextDay(5);
      // What was seen of it last stands, with when.
      expect(await kept()).toMatchObject({
        goneAt: '2026-11-24T06:00:00.000Z',
        domain: { at: '2026-11-23T06:00:00.000Z', records: { A: ['93.184.216.34'] } },
      });
      expect(await addresses()).toEqual(['93.184.216.34']);
      zone['acrne.example'] = { ...exists, A: ['93.184.216.35'] };
      await nextDay(6);
      const { goneAt, returns, domain } = await kept();
      expect([goneAt, returns]).toEqual([
        null,
        [{ goneAt: '2026-11-24T06:00:00.000Z', backAt: '2026-11-25T06:00:00.000Z' }],
      ]);
      expect(await addresses()).toEqual(['93.184.216.34', '93.184.216.35']);
      expect(observations(domain!, brand)).toContain(
        'On 24 November 2026, 06:00 UTC, our checks no longer found it in the DNS; on 25 November 2026, 06:00 UTC, it was back.',
      );
    });

    it('and keeps when it was first seen while the business had another domain', async () => {
      await saved();
      const before = await kept();
      const runs = (domain: string) => businessStore(world.database).change('b', { set: { domain } });
      const other = 'bowls-by-the-bay.example';
      zone[other] = zone[brand]!;
      await runs(other);
      await nextDay(3);
      expect(await list()).toEqual([]);
      await runs(brand);
      await nextDay(4);
      const [row] = await list();
      expect([row!.domain, row!.firstSeen]).toEqual(['acrne.example', '2026-11-23T06:00:00.000Z']);
      const read = await withDomainGone(before, world.services, new Date(clock.now).toISOString());
      expect([read.domain!.at, read.domain!.firstSeen]).toEqual([row!.firstSeen, before.domain!.firstSeen]);
      expect(read.evidence).toEqual(before.evidence);
      zone['acrne.example'] = { ...exists, A: ['93.184.216.35'] };
      await nextDay(5);
      const { evidence } = await kept();
      expect(evidence).toHaveLength(2);
      for (const { kept: text } of evidence)
        expect(text).toContain('First seen in the DNS on 21 November 2026, 06:00 UTC.');
    });

    it('the same record stays where its case is closed', async () => {
      await saved({ closedAt: '2026-11-21T08:00:00.000Z', outcome: 'REFUSED' });
      const { domain } = await kept();
      zone['acrne.example'] = { ...exists, A: ['93.184.216.35'] };
      await nextDay(3);
      expect((await kept()).domain).toEqual(domain);
      expect(await addresses()).toEqual(['93.184.216.34']);
    });

    it('leaves room for what people add, and says what it sees all the same', async () => {
      await saved();
      const before = await kept();
      const notes = Array.from({ length: 28 }, (_, n) =>
        textEvidence(`note-${n}`, 'note', { words: `${n}`, kept: `${n}`, at: before.createdAt }),
      );
      const after = { ...before, evidence: [...before.evidence, ...notes] };
      expect(await cases().write({ before, after })).toBe(true);
      for (const n of [3, 4]) {
        zone['acrne.example'] = { ...exists, A: [`93.184.216.${n}`] };
        await nextDay(n);
      }
      const { domain, evidence } = await kept();
      expect(domain!.records.A).toEqual(['93.184.216.4']);
      expect(evidence).toHaveLength(30);
    });
  });

  it('without an answer for the domain itself says that it could not look, and changes nothing', async () => {
    zone['acrne.example'] = exists;
    await runRound(job(1), world.services);
    const before = await list();
    const whole = zone;
    zone = { [brand]: 'SERVFAIL' };
    await nextDay(2);
    expect(await round()).toMatchObject({ failed: 'the name server failed (SERVFAIL)' });
    expect(await list()).toEqual(before);
    zone = whole;
    await nextDay(3);
    expect((await round())!.failed).toBeUndefined();
    expect(await told()).toHaveLength(2);
  });

  it('goes on where the last message ended, and comes to the same when each comes twice', async () => {
    zone['acne.example'] = exists;
    zone['acme.net'] = exists;
    await runRound(job(1), world.services);
    zone['acrne.example'] = exists;
    clock.now += day;
    const ended = AbortSignal.abort();
    let messages = 0;
    // the budget of each message ends while its first questions are on their way
    const short = () => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(), 1);
      return ending.signal;
    };
    const services = { ...world.services, budget: short };
    for (; !((await round())!.id === job(2).round && (await round())!.finishedAt); messages += 1) {
      if (messages > 3) services.budget = world.services.budget;
      await Promise.all([runRound(job(2), services), runRound(job(2), services)]);
    }
    expect(messages).toBeGreaterThan(1);
    expect((await round())!).toMatchObject({ existing: 3 });
    await runRound(job(2), { ...world.services, budget: () => ended });
    await runRound(job(1), world.services);
    expect((await round())!.id).toBe(job(2).round);
    expect(await told()).toEqual([
      ...[`ada: Acme: 2 domains resemble ${brand}`, 'ada: Acme: new look-alike domain: acrne.example'],
      ...[`mo: Acme: 2 domains resemble ${brand}`, 'mo: Acme: new look-alike domain: acrne.example'],
    ]);
  });

  it('of an ending that many share ends, and says why', async () => {
    await businessStore(world.database).change('b', { set: { domain: 'co.uk' } });
    await runRound(job(1), world.services);
    expect(await round()).toMatchObject({
      failed: 'The domain is an ending that many share, like co.uk',
      finishedAt: '2026-11-20T06:00:00.000Z',
    });
    expect(world.queued).toEqual([]);
  });

  it('of another domain leaves nothing of the one before', async () => {
    zone['acrne.example'] = exists;
    await runRound(job(1), world.services);
    await businessStore(world.database).change('b', { set: { domain: 'ferrow.example' } });
    zone['ferrow.example'] = exists;
    zone['ferow.example'] = exists;
    await nextDay(2);
    expect((await list()).map(({ domain }) => domain)).toEqual(['ferow.example']);
    expect(await told()).toHaveLength(4);
  });

  it('is silent about what is theirs, and about what was seen until it takes mail', async () => {
    await runRound(job(1), world.services);
    const { domains } = world.services;
    zone['acrne.example'] = exists;
    zone['acme.net'] = exists;
    await nextDay(2);
    for (const [domain, mark] of [
      ['acrne.example', 'seen'],
      ['acme.net', 'ours'],
    ] as const) {
      const one = (await domains.get('b', domain))!;
      await domains.write(one, { ...one, mark });
    }
    const before = (await told()).length;
    for (const name of ['acrne.example', 'acme.net']) zone[name] = { ...exists, MX: [[10, 'mx.example']] };
    await nextDay(3);
    expect((await told()).filter((one) => one.includes('receive email'))).toEqual([
      ...[
        'ada: Acme: look-alike domain acrne.example can now receive email',
        'mo: Acme: look-alike domain acrne.example can now receive email',
      ],
    ]);
    expect((await told()).length).toBe(before + 2);
    await keepFound(
      {
        ...{ businessId: 'b', brand, foundBy: 'certificate' },
        found: [{ domain: 'shop.acme.net', class: 'TLD swap', score: 95 }],
      },
      world.services,
    );
    expect((await told()).length).toBe(before + 2);
  });
});

describe('a name that people gave', () => {
  const domain = 'bowls-for-less.example';
  const found = {
    ...{ businessId: 'b', brand, foundBy: 'given' as const },
    found: [{ domain, class: '', score: 0 }],
  };
  const foundAt = '2026-11-20T06:00:00.000Z';
  const listed = newDomain({ ...found.found[0]!, businessId: 'b', brand, foundBy: 'given', foundAt });

  it('is looked at, told of for what it does later, and stays in the rounds', async () => {
    await runRound(job(1), world.services);
    zone[domain] = exists;
    await world.services.domains.write(undefined, listed);
    await keepFound(found, world.services);
    expect(await list()).toMatchObject([
      {
        domain,
        foundBy: 'given',
        existence: 'exists',
        class: 'misspelling',
      },
    ]);
    expect(await told()).toEqual([]);
    zone[domain] = { ...exists, MX: [[10, 'mx.example']] };
    await nextDay(2);
    expect(await told()).toEqual([
      `ada: Acme: ${domain} can now receive email`,
      `mo: Acme: ${domain} can now receive email`,
    ]);
  });

  it('is looked at by the next round where the message about it was lost', async () => {
    zone['acme.weebly.com'] = exists;
    const given = { ...listed, domain: 'acme.weebly.com' };
    await world.services.domains.write(undefined, given);
    clock.now += hour;
    await runRound(job(1), world.services);
    expect(await list()).toMatchObject([{ domain: given.domain, existence: 'exists', class: 'subdomain' }]);
  });

  it('isn’t counted among those that resemble theirs where it doesn’t', async () => {
    zone[domain] = exists;
    zone['acme.weebly.com'] = exists;
    for (const given of [domain, 'acme.weebly.com'])
      await world.services.domains.write(undefined, { ...listed, domain: given });
    clock.now += hour;
    await runRound(job(1), world.services);
    const title = `Acme: 1 domain resembles ${brand}`;
    expect(await told()).toEqual([`ada: ${title}`, `mo: ${title}`]);
  });

  it('isn’t put back by the look that was on its way when it was taken off', async () => {
    zone[domain] = exists;
    await keepFound(found, world.services);
    expect(await list()).toEqual([]);
  });

  it.each<[string, (services: DomainWatchServices) => Promise<void>]>([
    ['a round', (services) => runRound(job(1), services)],
    ['a message of its own', (services) => keepFound(found, services)],
  ])('isn’t put back by %s that was looking at it when it was taken off', async (_, look) => {
    const { domains, dns } = world.services;
    zone[domain] = exists;
    await domains.write(undefined, listed);
    await keepFound(found, world.services);
    zone[domain] = { ...exists, MX: [[10, 'mx.example']] };
    clock.now += 2 * hour;
    let takenOff = 0;
    await look({
      ...world.services,
      dns: async (name, type) => {
        const kept = name === domain && (await domains.get('b', domain));
        if (kept && (await domains.takeOff(kept))) takenOff++;
        return dns(name, type);
      },
    });
    expect(takenOff).toBe(1);
    expect(await list()).toEqual([]);
    expect(await domains.takenOff('b', domain)).toMatchObject({
      domain,
      foundBy: 'given',
      firstSeen: foundAt,
    });
    expect(await told()).toEqual([]);
  });
});

describe('a name that a certificate brings', () => {
  it('is not lost when there is no time for it: the message comes again', async () => {
    const found = {
      ...{ businessId: 'b', brand, foundBy: 'certificate' as const },
      found: ['login-acme.example', 'acme-login.example'].map((domain) => ({
        ...{ domain, class: 'dictionary', score: 90 },
      })),
    };
    const late = { ...world.services, budget: () => AbortSignal.abort() };
    await expect(keepFound(found, late)).rejects.toThrow('There was no time for 2 of 2 names');
    await keepFound(found, world.services);
    expect((await list()).map(({ domain }) => domain)).toEqual(['acme-login.example', 'login-acme.example']);
  });

  it('has nothing to do with what was known of an earlier domain', async () => {
    zone['acrne.example'] = exists;
    await runRound(job(1), world.services);
    await businessStore(world.database).change('b', { set: { domain: 'acrne-shop.example' } });
    await keepFound(
      {
        ...{ businessId: 'b', brand: 'acrne-shop.example', foundBy: 'certificate' },
        found: [{ domain: 'acrne.example', class: 'omission', score: 80 }],
      },
      world.services,
    );
    expect(await list()).toMatchObject([{ domain: 'acrne.example', brand: 'acrne-shop.example' }]);
  });

  it('is kept before it resolves, told once, and told again when it does', async () => {
    await runRound(job(1), world.services);
    const found = {
      ...{ businessId: 'b', brand, foundBy: 'certificate' as const },
      found: [{ domain: 'login-acme.example', class: 'dictionary', score: 90 }],
    };
    await keepFound(found, world.services);
    await keepFound(found, world.services);
    expect(await list()).toMatchObject([{ domain: 'login-acme.example', foundBy: 'certificate' }]);
    expect(await told()).toHaveLength(2);
    zone['login-acme.example'] = exists;
    clock.now += hour;
    await nextDay(2);
    expect((await told()).filter((one) => one.startsWith('ada'))).toEqual([
      'ada: Acme: certificate issued for look-alike domain login-acme.example',
      'ada: Acme: look-alike domain login-acme.example now leads to a server',
    ]);
  });
});
