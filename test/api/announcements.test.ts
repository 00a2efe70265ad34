import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Announcement } from '#domain/message/announcement';
import type { Notification } from '#domain/message/notification';
import { newUser } from '#domain/account/user';
import { type WorkServices, workOff } from '../../lambdas/message/announce-to-all.ts';
import { announcementStore } from '../../lambdas/store/announcement.ts';
import { everybodyOver } from '../../lambdas/store/everybody.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { put } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** Announcements over a running stack: who may, whom they reach, and that nothing comes twice however the work is cut. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let ada: Person;
let otto: Person;
const crowd = Array.from({ length: 30 }, (_, i) => `crowd-${i}`);
const at = '2026-11-20T10:00:00.000Z';

beforeAll(async () => {
  stack = await startServices({ seed: 9 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [ada, otto] = (await signUpPeople(stack, ['ada', 'otto'])) as [Person, Person];
  ada = await asOperator(stack, ada);
  await put(
    database,
    [...crowd, otto.sub, ada.sub].map((sub, i) => [
      'User',
      {
        ...newUser({ sub, email: `${sub}@crowd.example` }, at),
        // Every third does not want to hear of features, and one is no longer there.
        ...(i % 3 === 0 && i < crowd.length && { alertsNewFeatures: false }),
        ...(i === 1 && { deletedAt: at }),
      },
    ]),
  );
});
afterAll(() => stack?.close());

const wanting = crowd.filter((_, i) => i % 3 !== 0 && i !== 1);
const ask = (person: Person, name: string, input: object = {}) =>
  wire.rest('notification', name, input, { token: person.accessToken });
const text = {
  kind: 'FEATURE',
  title: 'Passkeys are here',
  body: 'One touch.\n\nNo password.',
  link: '/settings/security',
};
const draft = async (over: object = {}) =>
  (await answer<{ announcement: Announcement }>(ask(ada, 'draft-announcement', { ...text, ...over })))
    .announcement;
const now = async (id: string) =>
  (await answer<{ announcements: Announcement[] }>(ask(ada, 'get-announcements'))).announcements.find(
    (one) => one.id === id,
  )!;
const reaching = (id: string, status: Announcement['status']) =>
  expect.poll(async () => (await now(id)).status, { timeout: 20_000 }).toBe(status);
const noticesOf = async (userId: string): Promise<Notification[]> =>
  notificationStore(database).recent(userId, 100);

describe('an announcement', () => {
  it('is for those who run the product, whoever else asks', async () => {
    for (const [name, input] of [
      ['get-announcements', {}],
      ['draft-announcement', text],
      ['send-announcement', { id: 'x' }],
    ] as const)
      expect(await ask(otto, name, input)).toMatchObject({ kind: 'refused', code: 'FORBIDDEN' });
  });

  it.each<[string, object]>([
    ['a link elsewhere', { link: '//evil.example' }],
    ['a link that becomes one', { link: '/.//evil.example' }],
    ['a link that climbs', { link: '/faq/..//evil.example' }],
    ['an address elsewhere', { link: 'https://evil.example' }],
    ['nothing to say', { body: '  ' }],
    ['a title of two lines', { title: 'a\nb' }],
    ['another kind', { kind: 'FINDING' }],
  ])('is refused with %s', async (_what, over) => {
    expect(await ask(ada, 'draft-announcement', { ...text, ...over })).toMatchObject({
      kind: 'refused',
      code: 'INVALID_INPUT',
    });
  });

  it('is counted before it is sent; then it reaches exactly those who want to hear of it, once', async () => {
    const { id, status } = await draft();
    expect(status).toBe('COUNTING');
    await reaching(id, 'READY');
    // Otto and Ada want to hear of features too.
    expect(await now(id)).toMatchObject({ recipients: wanting.length + 2, reached: 0 });
    expect(await noticesOf(otto.sub)).toEqual([]);

    await Promise.all([ask(ada, 'send-announcement', { id }), ask(ada, 'send-announcement', { id })]);
    await reaching(id, 'SENT');
    await ask(ada, 'send-announcement', { id });
    expect(await now(id)).toMatchObject({ recipients: wanting.length + 2, reached: wanting.length + 2 });
    for (const userId of crowd)
      expect([userId, (await noticesOf(userId)).length]).toEqual([userId, wanting.includes(userId) ? 1 : 0]);
    expect(await noticesOf(otto.sub)).toMatchObject([
      { kind: 'FEATURE', title: text.title, body: text.body, link: text.link },
    ]);
  });

  it('is changed or deleted while nobody was told: what stood there before is gone, and is not sent', async () => {
    const listed = async () =>
      (await answer<{ announcements: Announcement[] }>(ask(ada, 'get-announcements'))).announcements.map(
        ({ id }) => id,
      );
    const first = await draft();
    const second = await draft({ title: 'Passkeys are here, all of them', replaces: first.id });
    expect(await listed()).toContain(second.id);
    expect(await listed()).not.toContain(first.id);
    expect(await ask(ada, 'send-announcement', { id: first.id })).toMatchObject({ code: 'NOT_FOUND' });
    await reaching(second.id, 'READY');
    expect(await ask(otto, 'send-announcement', { id: second.id, discard: true })).toMatchObject({
      code: 'FORBIDDEN',
    });
    for (let again = 0; again < 2; again++)
      expect(await answer(ask(ada, 'send-announcement', { id: second.id, discard: true }))).toMatchObject({
        announcement: { status: 'DISCARDED' },
      });
    expect(await listed()).not.toContain(second.id);
    expect(await ask(ada, 'send-announcement', { id: second.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await noticesOf(otto.sub)).map(({ id }) => id)).not.toContain(`announcement-${second.id}`);
  });

  it('stays as it is once it is sent', async () => {
    const { id } = await draft();
    await reaching(id, 'READY');
    await answer(ask(ada, 'send-announcement', { id }));
    for (const asked of [
      ask(ada, 'send-announcement', { id, discard: true }),
      ask(ada, 'draft-announcement', { ...text, replaces: id }),
    ])
      expect(await asked).toMatchObject({
        code: 'CONFLICT',
        message: 'This has been sent, so it can’t be changed or deleted.',
      });
    await reaching(id, 'SENT');
  });

  it('cannot be sent before it is counted, nor when there is none', async () => {
    expect(await ask(ada, 'send-announcement', { id: 'nothing' })).toMatchObject({ code: 'NOT_FOUND' });
    const store = announcementStore(database);
    const row = (await store.get(
      (await answer<{ announcements: Announcement[] }>(ask(ada, 'get-announcements'))).announcements[0]!.id,
    ))!;
    await store.add({ ...row, id: '7COUNTING', status: 'COUNTING', cursor: null });
    expect(await ask(ada, 'send-announcement', { id: '7COUNTING' })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the work on one', () => {
  /** Pages of four, so that there are many. */
  const services = (over: Partial<WorkServices> = {}): WorkServices => ({
    announcements: announcementStore(database),
    everybody: (flag, after) => everybodyOver(database)(flag, after, 4),
    notifications: notificationStore(database),
    enqueue: async () => {},
    now: () => Date.parse(at),
    ...over,
  });
  const sending = async (id: string) => {
    const row = {
      ...{ id, kind: 'COMPANY' as const, title: 'News', body: 'Words', link: null, by: ada.sub },
      ...{ createdAt: at, sentAt: at, recipients: 31, reached: 0, cursor: null },
    };
    await announcementStore(database).add({ ...row, status: 'SENDING' });
  };
  const told = async (id: string) => {
    const counts = await Promise.all(
      [...crowd, otto.sub, ada.sub].map(
        async (userId) =>
          (await noticesOf(userId)).filter((notice) => notice.id === `announcement-${id}`).length,
      ),
    );
    return { people: counts.filter(Boolean).length, most: Math.max(...counts) };
  };
  // Everybody but the one who is no longer there.
  const all = crowd.length + 2 - 1;

  it('goes on where it died, and tells nobody twice', async () => {
    await sending('7DIES');
    let calls = 0;
    const dying = services({
      notifications: {
        add: async (notification) => {
          calls += 1;
          if (calls % 7 === 0) throw new Error('the function was stopped');
          return notificationStore(database).add(notification);
        },
      },
    });
    let deaths = 0;
    for (let run = 0; run < 40; run += 1)
      await workOff({ id: '7DIES' }, dying).catch(() => {
        deaths += 1;
      });
    expect(deaths).toBeGreaterThan(2);
    expect(await told('7DIES')).toEqual({ people: all, most: 1 });
    expect(await announcementStore(database).get('7DIES')).toMatchObject({ status: 'SENT', reached: all });
  });

  it('counts each person once when several do it at a time', async () => {
    await sending('7MANY');
    await Promise.all(Array.from({ length: 4 }, () => workOff({ id: '7MANY' }, services())));
    await workOff({ id: '7MANY' }, services());
    expect(await told('7MANY')).toEqual({ people: all, most: 1 });
    expect(await announcementStore(database).get('7MANY')).toMatchObject({ status: 'SENT', reached: all });
  });

  it('goes back on the queue when its time is up', async () => {
    await sending('7LONG');
    let time = Date.parse(at);
    const queued: string[] = [];
    const slow = services({
      now: () => (time += 20_000),
      enqueue: async ({ id }) => void queued.push(id),
    });
    await workOff({ id: '7LONG' }, slow);
    expect(queued).toEqual(['7LONG']);
    for (let run = 0; run < 20; run += 1) await workOff({ id: '7LONG' }, slow);
    expect(await told('7LONG')).toEqual({ people: all, most: 1 });
  });
});
