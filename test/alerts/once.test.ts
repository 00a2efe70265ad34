import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser, type User } from '#domain/account/user';
import type { Notification } from '#domain/message/notification';
import type { SeenProfile } from '#domain/scan/finding';
import { plannedSources, looksFor } from '#domain/scan/scan-plan';
import type { ScanJob } from '#domain/scan/scan-job';
import { seeded } from '../../bench/seeded.ts';
import { logger } from '../../lambdas/runtime/logger.ts';
import { deliverNotification } from '../../lambdas/message/deliver-notification.ts';
import { sendDue } from '../../lambdas/message/send-due.ts';
import { newScan, jobsOf } from '../../lambdas/scan/begin/new-scan.ts';
import { runSource } from '../../lambdas/scan/run.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import { mailOutbox } from '../../lambdas/store/mail-outbox.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { dyingAfter, redelivered, untilDone } from '../support/crashing.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { scanInMemory } from '../support/sources/scan-in-memory.ts';

/**
 * A thousand things to tell, from the search that sees them to the mail that leaves: each part is handed its work one to five
 * times, in any order, and dies after its effects. Each is one row in the app, and one mail.
 */
const day = 86_400_000;
const hour = 3_600_000;
const began = Date.parse('2026-11-20T07:40:00Z');
const person = (n: number): User => ({
  ...newUser({ sub: `u${n}`, email: `maya${n}@example.com` }, '2026-11-01T00:00:00.000Z'),
  emails: [{ emailAddress: `maya${n}@example.com`, verifiedAt: '2026-11-01T00:00:00.000Z' }],
  socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund' }],
});

describe('what searches see', () => {
  it('250 copies that come, go, come back and go again are 1,000 rows', async () => {
    const random = seeded(11);
    const maya: SeenProfile = { platform: 'GITHUB', handle: 'maya-hollimund', name: 'Maya Hollimund' };
    const events = ['FINDING', 'RESOLVED', 'FINDING', 'RESOLVED'];
    let cut = 0;
    for (let n = 0; n < 250; n += 1) {
      let now = began;
      let looks = 0;
      const memory = scanInMemory(person(n), () => now);
      const dies = () => random() < 0.12;
      // What it shows differs each time it is looked at: a second try sees a changed copy.
      const copy = (): SeenProfile => ({ ...maya, handle: 'maya-ho1limund', bio: `Seen ${(looks += 1)}` });
      let isThere = false;
      const source: Source = {
        ...{ platform: 'GITHUB', batch: 100, servesImage: () => false },
        lookUp: async (handles) =>
          new Map(
            handles.map((handle) => {
              const profile =
                handle === maya.handle ? maya : handle === 'maya-ho1limund' && isThere && copy();
              return [handle, profile ? { is: 'there', profile } : { is: 'nobody' }];
            }),
          ),
      };
      const plain = memory.services;
      const services = {
        ...plain,
        sources: new Map([['GITHUB' as const, source]]),
        users: dyingAfter(plain.users, dies),
        scans: dyingAfter(plain.scans, dies),
        findings: dyingAfter(plain.findings, dies),
        notifications: dyingAfter(plain.notifications, dies),
      };
      const before: ScanJob[] = [];
      for (const [at] of events.entries()) {
        now = began + at * day;
        isThere = at % 2 === 0;
        const planned = plannedSources(looksFor(person(n), ['GITHUB']), ['GITHUB'], { now });
        const scan = newScan(`U#u${n}`, { now: () => now, random }, planned);
        memory.scans.set(scan.id, scan);
        const jobs = jobsOf(`u${n}`, scan);
        // Of the days before some come late, once more.
        for (const job of redelivered([...jobs, ...before], random))
          cut += (await untilDone(() => runSource(job, services))) - 1;
        before.push(...jobs);
        const { status, sources } = memory.scans.get(scan.id)!;
        const row = sources.find(({ platform }) => platform === 'GITHUB');
        expect([status, row?.status]).toEqual(['DONE', 'looked']);
      }
      expect([n, [...memory.notifications.values()].map(({ kind }) => kind)]).toEqual([n, events]);
    }
    expect(cut).toBeGreaterThan(1000);
  }, 120_000);
});

describe('what is to be told', () => {
  let tables: Awaited<ReturnType<typeof openTables>>;
  let now = began;
  beforeAll(async () => {
    tables = await openTables(() => now);
  });
  afterAll(() => tables.close());

  it('is in the app once, and 1,000 mails leave, one each', async () => {
    const random = seeded(7);
    const { database } = tables;
    const store = notificationStore(database);
    const told: Notification[] = Array.from({ length: 1000 }, (_, n) => ({
      ...{ userId: `u${n % 400}`, id: `event-${n}`, kind: n % 3 ? 'FINDING' : 'RESOLVED' },
      ...{ title: `Likely clone on GitHub: copy-${n}-`, createdAt: new Date(began).toISOString() },
    }));
    for (const one of redelivered(told, random)) await store.add(one);

    const published = new Map<string, number>();
    const dies = () => random() < 0.2;
    const services = {
      notifications: dyingAfter(store, dies),
      publish: dyingAfter(
        {
          notification: async ({ id }: Notification) => void published.set(id, (published.get(id) ?? 0) + 1),
        },
        dies,
      ),
      mailsLeave: true,
      measure: () => {},
      now: () => now,
    };
    const records = redelivered(told, random);
    // Four at a time, as shards of a stream.
    const worker = async () => {
      for (let one = records.pop(); one; one = records.pop()) {
        const record = one;
        await untilDone(() => deliverNotification(record, services));
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    // Open pages hear of each at least once; of most once.
    expect(published.size).toBe(1000);
    expect([...published.values()].filter((times) => times > 1).length).toBeLessThan(400);

    const sent: string[] = [];
    // Each death is logged, as it should be.
    logger.setLogLevel('SILENT');
    let deaths = 0;
    const mails = {
      ...{ outbox: mailOutbox(database), once: onceStore(database), site: undefined, now: () => now },
      users: { get: async (id: string) => person(Number(id.slice(1))) },
      addresses: { get: async () => undefined },
      findings: { get: async () => undefined, list: async () => [] },
      scans: { recent: async () => [] },
      stopLinks: () => ({ page: 'https://app.example/stop', oneClick: 'https://api.example/stop' }),
      send: async (_: string, { text }: { text: string }) => {
        sent.push(text);
        if (random() < 0.2) {
          deaths += 1;
          throw new Error('died after it');
        }
        return 'sent' as const;
      },
    };
    for (let run = 0; run < 8; run += 1) {
      now += hour;
      await Promise.all([sendDue(mails), sendDue(mails)]);
    }
    expect(deaths).toBeGreaterThan(50);
    const mailsOf = (n: number) => sent.filter((text) => text.includes(`copy-${n}-`)).length;
    expect(told.map((_, n) => n).filter((n) => mailsOf(n) !== 1)).toEqual([]);
    expect(sent).toHaveLength(1000);
    const rows = (await Promise.all(told.slice(0, 400).map(({ userId }) => store.recent(userId, 10)))).flat();
    expect(rows.map(({ id }) => id).sort()).toEqual(told.map(({ id }) => id).sort());
  }, 180_000);
});
