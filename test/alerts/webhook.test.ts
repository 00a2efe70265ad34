import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HookJob, Webhook } from '#domain/business/webhook';
import { day } from '#domain/durations';
import { newSecret } from '../../lambdas/news/sign-message.ts';
import { type HookServices, sendHook } from '../../lambdas/news/send-hook.ts';
import { tellFirst } from '../../lambdas/domain-watch/tell.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatChangeStore } from '../../lambdas/store/business/seat-change.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { type Site, webOf } from '../support/domains/web-of.ts';
import { openTables } from '../support/tables-in-memory.ts';

/** News about a business, from the event to a receiver on loopback that stands for the customer's. */
const at = '2026-11-20T06:00:00.000Z';
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => void (world = await open()));
afterEach(() => world.close());

async function open() {
  const clock = { now: Date.parse(at) };
  const tables = await openTables(() => clock.now);
  const { database } = tables;
  const got: { headers: Record<string, string>; body: string }[] = [];
  const answers: number[] = [];
  const take: Site = async (question, reply) => {
    got.push({ headers: question.headers as Record<string, string>, body: await text(question) });
    reply.writeHead(answers.shift() ?? 200, { location: 'https://elsewhere.example/' }).end('ok');
  };
  const web = await webOf({ 'hooks.acme.example': take }, { 'inside.acme.example': ['10.0.0.7'] });
  const seats = { ...seatStore(database), ...seatChangeStore(database) };
  const seat = (id: string, role: 'ADMIN' | 'MANAGER' | 'MEMBER') => ({
    ...{ businessId: 'b', userEmailAddress: `${id}@acme.example`, userId: id, role, adminUserId: 'ada' },
    ...{ createdAt: at, updatedAt: at },
  });
  const business = { id: 'b', adminId: 'ada', name: 'Acme', domain: 'acme.example', totalAvailableSeats: 9 };
  const businesses = businessStore(database);
  await businesses.create({ ...business, createdAt: at, updatedAt: at }, seat('ada', 'ADMIN'));
  for (const one of [seat('mo', 'MANAGER'), seat('may', 'MEMBER')]) await seats.addSeat(one);
  const integrations = integrationStore(database);
  const waiting: { job: HookJob; seconds: number }[] = [];
  const queue = async (job: HookJob, seconds = 0) => void waiting.push({ job, seconds });
  const services = {
    ...{ integrations, seats, hook: queue, later: queue, post: web.post, site: 'https://site.example' },
    ...{ businesses, notifications: notificationStore(database), now: () => clock.now },
  } satisfies HookServices & Parameters<typeof tellFirst>[2];
  const webhook: Webhook = { url: 'https://hooks.acme.example/in', secret: newSecret(), since: at };
  await integrations.setWebhook('b', webhook);
  /** Works off what waits, each after its time. */
  async function workOff() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      clock.now += next.seconds * 1000;
      await sendHook(next.job, services);
    }
  }
  const rows = async () =>
    (await database.client.send(new ScanCommand({ TableName: 'Notification' }))).Items ?? [];
  const told = async () =>
    (await rows()).map((row) => `${String(row['userId'])}: ${String(row['title'])}`).sort();
  const says = async () => (await rows()).map((row) => String(row['body']));
  const close = async () => {
    await web.close();
    await tables.close();
  };
  return { clock, got, answers, seats, integrations, services, webhook, waiting, workOff, told, says, close };
}

const tell = (brand = 'acme.example') =>
  tellFirst({ businessId: 'b', brand, existing: 2 }, new Date(world.clock.now).toISOString(), world.services);

describe('the webhook of a business', () => {
  it('is posted what people are told, in Slack’s form and signed', async () => {
    const { got, webhook, workOff } = world;
    await tell();
    await workOff();
    expect(got).toHaveLength(1);
    const { headers, body } = got[0]!;
    expect(JSON.parse(body)).toMatchObject({
      text: expect.stringMatching(/^Acme: 2 domains resemble acme\.example\n/),
    });
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
    expect(signature).toBe(
      `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`,
    );
    expect((await world.integrations.webhook('b'))?.takenAt).toBe(at);
  });

  it('gets an event once, however often it is told, and another by another id', async () => {
    await tell();
    await tell();
    await world.workOff();
    await tell('other.example');
    await world.workOff();
    const ids = world.got.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('is tried again while it fails, with the same id and a fresh time', async () => {
    const { got, answers, workOff } = world;
    answers.push(500, 429);
    await tell();
    await workOff();
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(3).fill(got[0]!.headers['webhook-id']),
    );
    const times = got.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times.map((time) => time - times[0]!)).toEqual([0, 30, 150]);
    expect(await world.integrations.webhook('b')).toMatchObject({ takenAt: '2026-11-20T06:02:30.000Z' });
    expect((await world.integrations.webhook('b'))?.failing).toBeUndefined();
    expect(await world.told()).not.toContainEqual(expect.stringContaining('webhook'));
  });

  it('that goes on failing is given up, and admins and managers are told once a day', async () => {
    const { got, answers, workOff, told, says, clock } = world;
    answers.push(...Array<number>(15).fill(503));
    for (const brand of ['a.example', 'b.example']) {
      await tell(brand);
      await workOff();
    }
    const failures = async () => (await told()).filter((one) => one.includes('webhook'));
    expect(got).toHaveLength(10);
    expect(await failures()).toEqual([
      'ada: Your webhook isn’t accepting our messages',
      'mo: Your webhook isn’t accepting our messages',
    ]);
    // A manager, who is told as well, cannot.
    expect(await says()).toContainEqual(
      'We tried to post news to it. It answered with status 503. An admin can check its address in the business settings.',
    );
    expect((await world.integrations.webhook('b'))?.failing).toEqual({
      since: at,
      why: 'It answered with status 503.',
    });
    clock.now += day;
    await tell('c.example');
    await workOff();
    expect(await failures()).toHaveLength(4);
  });

  it.each([404, 410, 302])('that answers %s is not tried again', async (status) => {
    world.answers.push(status);
    await tell();
    await world.workOff();
    expect(world.got).toHaveLength(1);
    expect((await world.integrations.webhook('b'))?.failing?.why).toBe(`It answered with status ${status}.`);
  });

  it('never leads inside', async () => {
    await world.integrations.setWebhook('b', { ...world.webhook, url: 'https://inside.acme.example/' });
    await tell();
    await sendHook(world.waiting.shift()!.job, world.services);
    expect(world.got).toEqual([]);
    expect((await world.integrations.webhook('b'))?.failing?.why).toMatch(/no public web address/);
  });

  it('that was set anew meanwhile gets the message; one that was ended gets none', async () => {
    world.answers.push(500);
    await tell();
    const { job } = world.waiting.shift()!;
    await sendHook(job, {
      ...world.services,
      post: async (...message) => {
        const answer = await world.services.post(...message);
        await world.integrations.setWebhook('b', { ...world.webhook, since: '2026-11-21T06:00:00.000Z' });
        return answer;
      },
    });
    expect((await world.integrations.webhook('b'))?.failing).toBeUndefined();
    expect(world.waiting.splice(0)).toEqual([{ job, seconds: 0 }]);
    await world.integrations.setWebhook('b', undefined);
    await sendHook(job, world.services);
    expect(world.got).toHaveLength(1);
    expect(await world.told()).toHaveLength(2);
  });
});

describe('who is told', () => {
  it('is every admin and manager who has not turned it off', async () => {
    const mo = (await world.seats.seatsIn('b')).find(({ userId }) => userId === 'mo')!;
    await world.seats.setAlerts(mo, false, at);
    await tell();
    expect(await world.told()).toEqual(['ada: Acme: 2 domains resemble acme.example']);
  });
});
