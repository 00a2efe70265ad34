import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CertificateLog } from '#domain/certificate/log';
import type { FoundJob } from '#domain/domain-watch/domain-job';
import { hour, minute } from '#domain/durations';
import { askingLogs } from '../../lambdas/certificate/ask-log.ts';
import { type CertificateServices, readLogs } from '../../lambdas/certificate/read-logs.ts';
import { keepFound } from '../../lambdas/domain-watch/keep-found.ts';
import type { DomainWatchServices } from '../../lambdas/domain-watch/services.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { protectedBrandsOver } from '../../lambdas/store/business/protected-brands.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { certificateLogStore } from '../../lambdas/store/certificate-log.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { createCertificateLogs } from '../../platforms/ct/twin.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { openTables } from '../support/tables-in-memory.ts';

/** From a certificate in a log to what people are told: over the tables, without a name server (nothing resolves yet). */
const brand = 'acme.example';
const log = (kind: 'static' | 'rfc6962'): CertificateLog => ({
  ...{ address: `http://ct.example/platforms/ct/${kind}`, kind },
});
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});
afterEach(() => world.close());

async function open() {
  const clock = { now: Date.parse('2026-11-23T06:00:00Z') };
  const now = () => clock.now;
  const { database, close } = await openTables(now);
  const twin = createCertificateLogs({ now, since: now() - 1000 * minute, every: minute });
  const played = { twin, asked: 0 };
  const queued: FoundJob[] = [];
  const fetch = twinFetch({
    handle: async (request) => {
      played.asked += 1;
      const { headers = {}, ...answer } = played.twin.handle(request);
      // a real fetch has unpacked it
      return { ...answer, headers: { ...headers, 'content-encoding': '' } };
    },
  });
  const services: CertificateServices = {
    logs: [log('rfc6962')],
    brands: protectedBrandsOver(database),
    progress: certificateLogStore(database),
    seen: onceStore(database),
    enqueue: async (job) => void queued.push(job),
    ask: askingLogs(fetch, '', now),
    ...{ budget: 40_000, now, sleep: async (ms) => void (clock.now += ms) },
  };
  const businesses = businessStore(database);
  const watching: DomainWatchServices = {
    ...{ businesses, seats: seatStore(database), domains: domainWatchStore(database, now) },
    ...{ cases: caseStore(database), notifications: notificationStore(database) },
    dns: async () => ({ kind: 'no name' }),
    rdap: async () => ({ kind: 'not registered' }),
    host: async () => ({ kind: 'could not look', why: 'nothing is there' }),
    page: async () => ({ kind: 'could not look', why: 'nothing is there' }),
    integrations: integrationStore(database),
    hook: async () => {},
    again: async () => {},
    budget: () => new AbortController().signal,
    retry: raceRetry,
    now,
  };
  /** One minute later: the logs are read, and what is queued is worked off. */
  async function aMinuteLater(): Promise<number> {
    clock.now += minute;
    const { found } = await readLogs(services);
    for (const job of queued.splice(0)) await keepFound(job, watching);
    return found;
  }
  return { database, clock, services, watching, businesses, queued, played, aMinuteLater, close };
}

async function addBusiness(id: string, domain: string | undefined, more: object = {}): Promise<void> {
  const at = new Date(world.clock.now).toISOString();
  await world.businesses.create(
    {
      ...{ id, adminId: `admin-${id}`, name: 'Acme', domain, totalAvailableSeats: 9 },
      ...{ createdAt: at, updatedAt: at, ...more },
    },
    {
      ...{ businessId: id, userEmailAddress: `${id}@${brand}`, userId: `admin-${id}`, role: 'ADMIN' },
      ...{ adminUserId: `admin-${id}`, createdAt: at, updatedAt: at },
    },
  );
}
async function told(): Promise<string[]> {
  const { Items = [] } = await world.database.client.send(new ScanCommand({ TableName: 'Notification' }));
  return Items.map((row) => `${String(row['userId'])}: ${String(row['title'])}`).sort();
}
const issue = (...names: string[]) => world.played.twin.issue(names);

describe('a certificate', () => {
  it.each(['rfc6962', 'static'] as const)(
    'for a name like ours is told within minutes, by %s',
    async (kind) => {
      await addBusiness('b', brand);
      world.services.logs = [log(kind)];
      await world.aMinuteLater();
      issue('login-acme-support.example', '*.login-acme-support.example', 'www.login-acme-support.example');
      for (let n = 0; n < 10; n += 1) await world.aMinuteLater();
      expect(await told()).toEqual([
        'admin-b: Acme: certificate issued for look-alike domain login-acme-support.example',
      ]);
      expect(await world.watching.domains.list('b')).toMatchObject([
        {
          ...{ domain: 'login-acme-support.example', brand, foundBy: 'certificate', class: 'dictionary' },
          existence: 'does not exist',
        },
      ]);
    },
  );

  it('that is renewed is told once, in whichever log it stands', async () => {
    await addBusiness('b', brand);
    world.services.logs = [log('static'), log('rfc6962')];
    await world.aMinuteLater();
    for (const subdomain of ['', 'www.', 'shop.']) {
      issue(`${subdomain}acme-login.example`);
      for (let n = 0; n < 7; n += 1) await world.aMinuteLater();
    }
    expect(await told()).toHaveLength(1);
  });

  it('of our own names, and of names that resemble nothing, is nobody’s concern', async () => {
    await addBusiness('b', brand, { website: 'https://acme-shop.example/' });
    await world.aMinuteLater();
    issue('mail.acme.example', 'acme-shop.example');
    issue('ferrow-bay.example');
    expect(await world.aMinuteLater()).toBe(0);
    expect(await told()).toEqual([]);
  });

  it('is told to each business whose domain it resembles', async () => {
    await addBusiness('b', brand);
    await addBusiness('c', 'acme.test');
    await addBusiness('d', undefined);
    await world.aMinuteLater();
    issue('acme-login.example');
    await world.aMinuteLater();
    expect((await told()).map((one) => one.split(':')[0])).toEqual(['admin-b', 'admin-c']);
  });
});

describe('the job', () => {
  it('asks no log where nobody has a domain', async () => {
    await addBusiness('d', undefined);
    await world.aMinuteLater();
    expect(world.played.asked).toBe(0);
  });

  it('that stops before it wrote how far it was finds the same again', async () => {
    await addBusiness('b', brand);
    await world.aMinuteLater();
    issue('acme-login.example');
    const { progress } = world.services;
    const stopping = { ...progress, write: async () => Promise.reject(new Error('stopped')) };
    world.clock.now += minute;
    await expect(readLogs({ ...world.services, progress: stopping })).rejects.toThrow('stopped');
    expect(world.queued).toHaveLength(1);
    await world.aMinuteLater();
    await world.aMinuteLater();
    expect(await told()).toHaveLength(1);
  });

  it('that runs twice at once tells once', async () => {
    await addBusiness('b', brand);
    await world.aMinuteLater();
    issue('acme-login.example');
    world.clock.now += minute;
    await Promise.all([readLogs(world.services), readLogs(world.services)]);
    await world.aMinuteLater();
    expect(await told()).toHaveLength(1);
    expect((await world.services.progress.get(log('rfc6962').address))!.next).toBeGreaterThan(1000);
  });

  it('reads the other logs while one is silent, and rings when one stays smaller than it was', async () => {
    await addBusiness('b', brand);
    world.services.logs = [{ address: 'http://ct.example/gone', kind: 'static' }, log('rfc6962')];
    await world.aMinuteLater();
    issue('acme-login.example');
    await world.aMinuteLater();
    expect(await told()).toHaveLength(1);
    world.played.twin = createCertificateLogs({ now: () => world.clock.now, since: world.clock.now });
    await world.aMinuteLater();
    world.clock.now += hour;
    await expect(world.aMinuteLater()).rejects.toThrow(`Smaller than they were: ${log('rfc6962').address}`);
  });
});
