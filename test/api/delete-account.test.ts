import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { Notification } from '#domain/message/notification';
import type { SafetyNotice } from '#domain/message/safety-letter';
import {
  businessSubject,
  devicesSubject,
  type TableName,
  tables,
  userSubject,
  writerSubject,
} from '#domain/keys';
import { type UserPatch, newUser } from '#domain/account/user';
import {
  type DeletionJob,
  deleteAccount,
  longestDelaySeconds,
} from '../../lambdas/account/delete-account.ts';
import { editProfile } from '../../lambdas/graphql/edit-profile.ts';
import { isPersonal, personalData } from '../../lambdas/account/personal-data.ts';
import { deleteAccount as askToDelete } from '../../lambdas/routes/account/delete.ts';
import type { PersonalExport } from '#domain/account/personal-export';
import { exportData } from '../../lambdas/routes/account/export.ts';
import { idempotencyOver } from '../../lambdas/rest/idempotency.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { contactStore } from '../../lambdas/store/contact/contact.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { tombstoneStore } from '../../lambdas/store/tombstone.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { openTables } from '../support/tables-in-memory.ts';

const at = '2026-11-20T12:00:00.000Z';
const now = Date.parse(at);
const closing: (() => Promise<void>)[] = [];
beforeEach(() => vi.stubEnv('OPT_OUT_KEY', 'k'.repeat(32)));
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) await close();
});

/** Only Maya's words, whatever a table calls them: what must be nowhere afterwards. */
const canary = 'canary-of-maya';
/** On their lists, and confirmed by neither. */
const typed = 'typed@example.com';
const tables_ = Object.keys(tables) as TableName[];

async function everything({ client }: Database): Promise<[TableName, Record<string, unknown>][]> {
  const all = await Promise.all(
    tables_.map(async (TableName) => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName }));
      return Items.map((item): [TableName, Record<string, unknown>] => [TableName, item]);
    }),
  );
  return all.flat();
}

const about = async (database: Database, ...words: string[]) =>
  (await everything(database)).filter((row) => words.some((word) => JSON.stringify(row).includes(word)));

/** Every table holds something of Maya's and something of Tom's. */
async function world() {
  const opened = await openTables(() => now);
  closing.push(opened.close);
  const { database } = opened;
  const put = (TableName: TableName, Item: object) =>
    database.client.send(new PutCommand({ TableName, Item }));
  const users = userStore(database);
  const times = { createdAt: at, updatedAt: at };
  for (const id of ['maya', 'tom']) {
    const mark = `canary-of-${id}`;
    await users.create({
      ...newUser({ sub: id, email: `${mark}@example.com` }, at),
      firstName: mark,
      socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: `https://github.com/${mark}`, verifiedAt: at }],
    });
    const user = (await users.get(id))!;
    const phone = id === 'maya' ? '+18605550100' : '+18605550101';
    await contactStore(database).write(
      user,
      {
        set: {
          phoneCell: phone,
          phones: [{ phoneNumber: phone, verifiedAt: at }],
          emails: [
            ...user.emails!,
            { emailAddress: `second-${mark}@example.com`, verifiedAt: at },
            { emailAddress: typed },
          ],
        },
        owners: [
          { kind: 'phone', value: phone, type: 'PRIMARY' },
          { kind: 'email', value: `second-${mark}@example.com`, type: 'SECONDARY' },
        ],
      },
      at,
    );
    const subjectId = userSubject(id);
    await put('Watch', { subjectId, shard: 1, nextScanAt: at, mark });
    await put('Watch', { subjectId: devicesSubject(id), shard: 1, nextScanAt: at, mark });
    for (let each = 0; each < 30; each += 1)
      await put('Finding', { subjectId, id: `f${each}`, lastSeen: at, mark });
    await put('Scan', { subjectId, id: 's', mark, expiresAt: 9e9 });
    await put('Audit', { subjectId, id: 'a', mark });
    await put('Request', { id: `support-${id}`, kind: 'SUPPORT', owner: id, message: mark, expiresAt: 9e9 });
    // Written without signing in: with both addresses of theirs, and with one that is only on their list.
    for (const [number, email] of [`${mark}@example.com`, `second-${mark}@example.com`].entries()) {
      const row = { owner: writerSubject(email), email, message: mark, expiresAt: 9e9 };
      await put('Request', { ...row, id: `contact-${id}-${number}`, kind: 'SUPPORT' });
      await put('Request', { ...row, id: `imitation-${id}-${number}`, kind: 'IMITATION' });
    }
    await put('Case', { userId: id, caseId: 'c', mark });
    await put('IssuedCopy', { userId: id, id: 'p', mark });
    await put('Notification', { userId: id, id: 'n', createdAt: at, mark });
    await put('Notification', { userId: 'ann', id: `of-${id}`, about: id, title: mark, createdAt: at });
    await put('SocialProof', { id: `GITHUB#${mark}`, owner: id });
    await put('Connection', { userId: id, peerId: 'ann', mark, ...times });
    await put('Connection', { userId: 'ann', peerId: id, peerName: mark, ...times });
    // Ben ignored them, and the request was taken back: only his row is left, and what he was told.
    await put('Connection', { userId: 'ben', peerId: id, peerName: mark, status: 'IGNORED', ...times });
    await put('Notification', { userId: 'ben', id: `of-${id}`, about: id, title: mark, createdAt: at });
    const once = onceStore(database);
    await once.count(`scans#${id}`, 1, 9, now / 1000 + 99, id);
    await idempotencyOver(once, () => now).once(
      { scope: id, key: 'key-12345', request: '', owner: id },
      async () => ({ mark }),
    );
  }
  const stranger = { owner: writerSubject(typed), email: typed, message: 'Mine.', expiresAt: 9e9 };
  await put('Request', { ...stranger, id: 'contact-typed', kind: 'SUPPORT' });
  await seats(database);
  return { database, users, put };
}

/** acme is Ann's, Maya and Tom have seats; solo is Maya's alone; pair is Maya's, with Ann as another admin. */
async function seats(database: Database) {
  const store = businessStore(database);
  const seat = (
    businessId: string,
    id: string,
    role: 'ADMIN' | 'MEMBER',
    by: string,
  ): BusinessAccountUsers => ({
    ...{ businessId, userEmailAddress: `canary-of-${id}@example.com`, userId: id, role, adminUserId: by },
    ...{ createdAt: at, updatedAt: at },
  });
  const business = (id: string, adminId: string) => ({
    ...{ id, adminId, name: id, totalAvailableSeats: 5 },
    ...{ createdAt: at, updatedAt: at },
  });
  await store.create(business('acme', 'ann'), seat('acme', 'ann', 'ADMIN', 'ann'));
  await seatStore(database).addSeat(seat('acme', 'maya', 'MEMBER', 'ann'));
  await seatStore(database).addSeat(seat('acme', 'tom', 'MEMBER', 'maya'));
  await store.create(business('solo', 'maya'), seat('solo', 'maya', 'ADMIN', 'maya'));
  await store.create(business('pair', 'maya'), seat('pair', 'maya', 'ADMIN', 'maya'));
  await seatStore(database).addSeat(seat('pair', 'ann', 'ADMIN', 'maya'));
  await seatStore(database).addSeat({
    ...seat('acme', 'maya', 'MEMBER', 'ann'),
    userEmailAddress: 'second-canary-of-maya@example.com',
    userId: undefined,
  });
  for (const businessId of ['acme', 'solo', 'pair'])
    for (const [TableName, Item] of [
      ['DomainWatch', { businessId, domain: `${businessId}.example` }],
      ['Integration', { businessId, id: 'webhook' }],
    ] as const)
      await database.client.send(new PutCommand({ TableName, Item }));
  const Item = { subjectId: businessSubject('solo'), id: 'a', mark: canary };
  await database.client.send(new PutCommand({ TableName: 'Audit', Item }));
}

const job: DeletionJob = { userId: 'maya', username: 'name-of-maya', requestedAt: at, sweep: 'first' };

function servicesOver(database: Database) {
  const done: string[] = [];
  const clock = { now };
  const later: [DeletionJob, number][] = [];
  const mailed: [string[], SafetyNotice][] = [];
  return {
    clock,
    done,
    mailed,
    later,
    services: {
      now: () => clock.now,
      database,
      tombstones: tombstoneStore(database),
      files: {
        removeAll: async (prefix: string) => void done.push(`files ${prefix}`),
        remove: async (key: string) => void done.push(`file ${key}`),
      },
      removeIdentity: async (username: string) => void done.push(`identity ${username}`),
      enqueue: async (next: DeletionJob, seconds: number) => void later.push([next, seconds]),
      tell: async (to: string[], notice: SafetyNotice) => void mailed.push([to, notice]),
    },
  };
}

/** A database that stops after so many writes, as a function that is killed. */
function stoppingAfter(database: Database, writes: number): Database {
  let left = writes;
  const client = new Proxy(database.client, {
    get: (target, name) => {
      if (name !== 'send') return Reflect.get(target, name) as unknown;
      return async (command: { constructor: { name: string } }) => {
        const isRead = /^(Get|Query|Scan)/.test(command.constructor.name);
        if (!isRead && left-- <= 0) throw new Error('killed');
        return target.send(command as never);
      };
    },
  });
  return { ...database, client };
}

describe('the register of personal data', () => {
  it('names every table, each with an export and a deletion or with why not', () => {
    expect(Object.keys(personalData).sort()).toEqual(tables_.sort());
    for (const [name, entry] of Object.entries(personalData))
      if (!isPersonal(entry)) expect(entry.nothing.length, name).toBeGreaterThan(20);
  });

  it('finds what is stored of a person, and nothing of anybody else', async () => {
    const { database, users } = await world();
    const file = (key: string) => ({ key, bytes: 1, changedAt: at });
    const [picture, ofBusiness] = [file('users/maya/profile/1.png'), file('users/business-solo/seen/2.png')];
    const kept: { key: string; text: string }[] = [];
    const files = {
      list: async (prefix: string) => [picture, ofBusiness].filter(({ key }) => key.startsWith(prefix)),
      put: async (file: { key: string; text: string }) => void kept.push(file),
      link: async (key: string) => `https://bucket.example/${key}`,
    } as never;
    const once = { count: async () => true };
    const call = { caller: { sub: 'maya', groups: [], token: '' }, now, headers: {}, sourceIp: '' };
    const known = { username: 'name-of-maya', value: { email: 'm@example.com' }, factors: ['TOTP'] };
    const identity = { read: async () => ({ ...known, verified: { email: true, phone: false } }) } as never;
    const told = await exportData({ ...call, request: {} }, { users, database, files, identity, once });
    expect(told.url).toBe('https://bucket.example/exports/maya.json');
    expect(kept.map(({ key }) => key)).toEqual(['exports/maya.json']);
    const whole = JSON.parse(kept[0]!.text) as PersonalExport;
    expect(whole.signIn).toMatchObject({
      ...{ name: 'name-of-maya', email: 'm@example.com' },
      secondSteps: ['Codes from an authenticator app'],
    });
    expect(whole).toMatchObject({ exportedAt: at, files: [picture, ofBusiness] });
    for (const [name, entry] of Object.entries(personalData))
      if (isPersonal(entry)) expect(whole.tables[name]!.length, name).toBeGreaterThan(0);
    expect(whole.tables['Finding']).toHaveLength(30);
    expect(whole.tables['Business']!.map(({ id }) => id).sort()).toEqual(['pair', 'solo']);
    expect(JSON.stringify(whole)).not.toContain('canary-of-tom');
    // What was written signed out with an address that is confirmed, and nothing of one that anybody could have typed.
    expect(whole.tables['Request']!.map(({ id }) => id).sort()).toEqual([
      ...['contact-maya-0', 'contact-maya-1', 'imitation-maya-0', 'imitation-maya-1', 'support-maya'],
    ]);

    const spent = { count: async (_id: string, by: number, most: number) => by + 20 <= most };
    const again = exportData({ ...call, request: {} }, { users, database, files, identity, once: spent });
    await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(kept).toHaveLength(1);
  });
});

describe('a deletion', () => {
  it('leaves a tombstone and nothing else, in any table', async () => {
    const { database, users } = await world();
    const toms = await about(database, 'canary-of-tom');
    const { services, done, later, mailed } = servicesOver(database);
    await deleteAccount(job, services);
    // Whoever asked for it was told when they did.
    expect(mailed).toEqual([]);
    expect(done).toEqual([
      ...['identity name-of-maya', 'files users/business-solo/'],
      ...['files users/maya/', 'file exports/maya.json'],
    ]);
    expect(await about(database, 'maya', '+18605550100')).toEqual([['User', { id: 'maya', deletedAt: at }]]);
    expect(await about(database, '"solo"', 'B#solo')).toEqual([]);
    expect(later).toEqual([[{ ...job, sweep: 'second' }, longestDelaySeconds]]);
    expect(await users.get('maya')).toBeUndefined();
    expect(await about(database, typed)).toHaveLength(2);
    // Tom lost nothing; Maya, who had invited him, is named no more.
    expect(await about(database, 'canary-of-tom')).toEqual(
      toms.map(([name, row]) => [name, row['adminUserId'] === 'maya' ? { ...row, adminUserId: 'ann' } : row]),
    );
  });

  it('gives seats back and hands businesses on', async () => {
    const { database } = await world();
    await deleteAccount(job, servicesOver(database).services);
    const store = businessStore(database);
    expect(await store.get('acme')).toMatchObject({ usedSeats: 2, adminId: 'ann' });
    expect(await store.get('pair')).toMatchObject({ usedSeats: 1, adminId: 'ann' });
    const [told] = (await about(database, 'You now own pair')).map(([, row]) => row);
    expect(told).toMatchObject({
      userId: 'ann',
      kind: 'SOURCE',
      link: '/business-settings?businessId=pair#members',
    });
    expect(await store.get('solo')).toBeUndefined();
  });

  it('stopped after any write goes on to the same end', async () => {
    let stops = 0;
    for (let writes = 0; ; writes += 4) {
      const { database } = await world();
      const { services } = servicesOver(database);
      const killed = stoppingAfter(database, writes);
      const first = await deleteAccount(job, {
        ...services,
        database: killed,
        tombstones: tombstoneStore(killed),
      }).then(
        () => 'done',
        (error: Error) => error.message,
      );
      if (first === 'done') break;
      stops += 1;
      expect(first).toBe('killed');
      await deleteAccount(job, services);
      expect(await about(database, 'maya', '+18605550100'), `after ${writes} writes`).toEqual([
        ['User', { id: 'maya', deletedAt: at }],
      ]);
      expect(await businessStore(database).get('acme')).toMatchObject({ usedSeats: 2 });
      await closing.pop()!();
    }
    expect(stops).toBeGreaterThan(10);
  });

  it('sweeps once more for what a request under way wrote, and then no more', async () => {
    const { database, put } = await world();
    const { services, later, done } = servicesOver(database);
    await deleteAccount(job, services);
    await put('Request', { id: 'support-late', kind: 'SUPPORT', owner: 'maya', message: canary });
    await put('Finding', { subjectId: userSubject('maya'), id: 'late', lastSeen: at, mark: canary });
    await deleteAccount(later[0]![0], services);
    expect(await about(database, 'maya')).toEqual([['User', { id: 'maya', deletedAt: at }]]);
    expect(done.filter((step) => step === 'files users/maya/')).toHaveLength(2);
    expect(later).toHaveLength(1);
  });

  it('cannot be undone by a token that still lives', async () => {
    const { database, users } = await world();
    await deleteAccount(job, servicesOver(database).services);
    await expect(users.create(newUser({ sub: 'maya', email: 'maya@example.com' }, at))).rejects.toMatchObject(
      {
        code: 'CONFLICT',
      },
    );
    expect(await users.change('maya', { set: { firstName: 'Maya' } })).toBeUndefined();
    expect(await about(database, 'maya')).toHaveLength(1);
  });
});

describe('a date of birth below the age', () => {
  const screen = async () => {
    const { database, users } = await world();
    const { services, later, clock } = servicesOver(database);
    const told: Notification[] = [];
    const seen: string[] = [];
    const notifications = {
      add: async (one: Notification) => told.push(one) > 0,
      markRead: async (_: string, id: string) => seen.push(id) > 0,
      retell: async (_: string, id: string, said: object) =>
        void Object.assign(
          told.find((one) => one.id === id)!,
          said,
        ),
    };
    const save = (input: UserPatch) =>
      editProfile(
        { input: { id: 'maya', ...input } },
        { sub: 'maya', token: '' },
        {
          users,
          identity: { read: async () => ({ username: 'name-of-maya' }) } as never,
          enqueueDeletion: services.enqueue,
          forgetPicture: async () => {},
          notifications,
          tombstones: tombstoneStore(database),
          now: services.now,
          retry: { attempts: 3, first: 1, longest: 1, random: () => 0, sleep: async () => {} },
        },
      );
    const give = (dateOfBirth: string) => save({ dateOfBirth });
    const closesAt = async () => (await tombstoneStore(database).read('maya'))?.closesAt;
    /** Lets the queue deliver what waits, by its own delays, until nothing waits or a time is over. */
    const runQueue = async (until: number) => {
      for (let next = later.shift(); next; next = later.shift()) {
        clock.now += next[1] * 1000;
        if (clock.now > until) return;
        await deleteAccount(next[0], services);
      }
    };
    return { database, users, told, seen, save, give, closesAt, later, runQueue };
  };
  const day = 24 * 3_600_000;

  it('closes the account within a day, and says so', async () => {
    const { database, users, told, give, later, runQueue } = await screen();
    await expect(give('2015-01-01')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(give('2015-01-01')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(later).toHaveLength(1);
    expect((await users.get('maya'))?.dateOfBirth).toBeUndefined();
    expect(told).toMatchObject([
      { userId: 'maya', kind: 'ACCOUNT', title: 'A date of birth set your account to close' },
    ]);
    await runQueue(now + day - 1000);
    expect(await users.get('maya')).toBeDefined();
    expect(await give('2015-01-01').catch(({ code }) => code as string)).toBe('FORBIDDEN');
    const { services, mailed, later: second } = servicesOver(database);
    const due = { ...job, requestedAt: new Date(now + day).toISOString(), sweep: 'when due' as const };
    const last = { ...services, now: () => now + day };
    await deleteAccount(due, last);
    expect(await users.get('maya')).toBeUndefined();
    expect(await about(database, canary)).toEqual([]);
    // By email, which is all that still reaches them; once, also when the job comes again.
    await deleteAccount(second[0]![0], last);
    await deleteAccount(due, last);
    expect(mailed).toEqual([[['canary-of-maya@example.com'], { kind: 'deleted', because: 'DATE_OF_BIRTH' }]]);
  });

  it('corrected in time changes nothing', async () => {
    const { users, told, seen, give, later, runQueue } = await screen();
    await expect(give('2015-01-01')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(seen).toEqual([]);
    await give('1985-01-01');
    expect(seen).toEqual([told[0]!.id]);
    await runQueue(now + 3 * day);
    expect(later).toEqual([]);
    expect(await users.get('maya')).toBeDefined();
  });

  /** Fourteen: old enough but in some countries. */
  const young = '2012-01-01';
  const kiel = { city: 'Kiel', country: 'Germany' };
  const bath = { city: 'Bath', country: 'United Kingdom' };

  it.each<[string, UserPatch[]]>([
    ['an address is added', [{ dateOfBirth: young }, { addresses: [kiel] }]],
    [
      'an address is put in another country',
      [{ dateOfBirth: young, addresses: [bath] }, { addresses: [kiel] }],
    ],
    [
      'the address before it is removed',
      [{ dateOfBirth: young, addresses: [bath, kiel] }, { addresses: [kiel] }],
    ],
    [
      'a removed address comes back',
      [{ addresses: [kiel] }, { addresses: [] }, { dateOfBirth: young }, { addresses: [kiel] }],
    ],
  ])('is one also where the country comes after it: %s', async (_, edits) => {
    const { users, told, save, closesAt, later } = await screen();
    for (const edit of edits.slice(0, -1)) await save(edit);
    expect([await closesAt(), later, told]).toEqual([undefined, [], []]);
    await save(edits.at(-1)!);
    expect(await closesAt()).toBe(new Date(now + day).toISOString());
    expect(later).toHaveLength(1);
    expect(told).toMatchObject([
      { kind: 'ACCOUNT', title: 'Your date of birth and country set your account to close' },
    ]);
    // The country is known from now on: the same date is refused, and puts the day off no more than another address does.
    expect(await users.get('maya')).toMatchObject({ addresses: [kiel] });
    await expect(save({ dateOfBirth: young })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await save({ addresses: [kiel, bath] });
    expect([later.length, told.length]).toEqual([1, 1]);
  });

  it('beside a country that came after it is corrected by another date, or by the same once the country is right', async () => {
    const { seen, told, save, give, closesAt } = await screen();
    await give(young);
    await save({ addresses: [kiel] });
    await give('1985-01-01');
    expect([await closesAt(), seen]).toEqual([undefined, [told[0]!.id]]);
    await save({ addresses: [bath] });
    await give(young);
    await save({ addresses: [kiel] });
    // Which of the two was the mistake is for its owner to say, who gives the date again.
    await save({ addresses: [bath] });
    expect(await closesAt()).toBeDefined();
    await give(young);
    expect(await closesAt()).toBeUndefined();
  });

  it('is judged by the address that is saved with it', async () => {
    const { users, save, closesAt } = await screen();
    const both = save({ dateOfBirth: young, addresses: [kiel] });
    await expect(both).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await closesAt()).toBeDefined();
    expect((await users.get('maya'))?.dateOfBirth).toBeUndefined();
    await save({ addresses: [kiel] });
    await save({ dateOfBirth: young, addresses: [bath] });
    expect(await closesAt()).toBeUndefined();
  });

  it('and a country saved at once by two windows closes the account whichever is kept first', async () => {
    const { save, closesAt } = await screen();
    await Promise.allSettled([save({ dateOfBirth: young }), save({ addresses: [kiel] })]);
    expect(await closesAt()).toBeDefined();
  });

  it('that is old enough stays so wherever its owner lives', async () => {
    const { save, closesAt, told } = await screen();
    await save({ dateOfBirth: '2010-01-01' });
    await save({ addresses: [kiel] });
    expect([await closesAt(), told]).toEqual([undefined, []]);
  });

  it.each(['2027-01-01', '1800-01-01'])('is a slip when nobody has it: %s', async (dateOfBirth) => {
    const { give, later } = await screen();
    await expect(give(dateOfBirth)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(later).toEqual([]);
  });
});

describe('asking for it', () => {
  const ask = async (over: { signedInAt?: number; enqueue?: () => Promise<void> }) => {
    const { database, users } = await world();
    const queued: DeletionJob[] = [];
    const told: unknown[] = [];
    const answer = askToDelete(
      {
        request: { confirm: 'DELETE' },
        caller: { sub: 'maya', groups: [], token: '', signedInAt: over.signedInAt ?? now / 1000 - 60 },
        ...{ now, headers: {}, sourceIp: '' },
      },
      {
        users,
        database,
        tombstones: tombstoneStore(database),
        identity: { read: async () => ({ username: 'name-of-maya' }) } as never,
        enqueueDeletion: over.enqueue ?? (async (next) => void queued.push(next)),
        tell: async (to, { kind }) => void told.push([to, kind]),
      },
    );
    return { answer, queued, told, users, database };
  };

  it('closes the account at once, tells of it, and queues the rest', async () => {
    const { answer, queued, told, users } = await ask({});
    expect(await answer).toEqual({ deletedAt: at });
    expect(queued).toEqual([job]);
    expect(told).toEqual([[['canary-of-maya@example.com'], 'deleted']]);
    expect(await users.get('maya')).toBeUndefined();
  });

  it.each([now / 1000 - 601, 0, now / 1000 + 3600])(
    'takes a sign-in of the last ten minutes, not %d',
    async (then) => {
      const { answer, users } = await ask({ signedInAt: then });
      await expect(answer).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await users.get('maya')).toBeDefined();
    },
  );

  it('changes nothing when it cannot be queued', async () => {
    const { answer, users } = await ask({ enqueue: () => Promise.reject(new Error('no queue')) });
    await expect(answer).rejects.toThrow('no queue');
    expect(await users.get('maya')).toBeDefined();
  });

  it('is refused while members of a business would be left without an admin', async () => {
    const { database, users } = await world();
    await seatStore(database).addSeat({
      ...{ businessId: 'solo', userEmailAddress: 'tom@example.com', userId: 'tom', role: 'MEMBER' },
      ...{ adminUserId: 'maya', createdAt: at, updatedAt: at },
    });
    const answer = askToDelete(
      {
        request: { confirm: 'DELETE' },
        caller: { sub: 'maya', groups: [], token: '', signedInAt: now / 1000 },
        ...{ now, headers: {}, sourceIp: '' },
      },
      {
        users,
        database,
        tombstones: tombstoneStore(database),
        identity: { read: async () => ({ username: 'name-of-maya' }) } as never,
        enqueueDeletion: async () => {},
        tell: async () => {},
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
