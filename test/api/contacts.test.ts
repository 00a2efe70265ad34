import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { codeBudgets, codeMinutes, codeTries } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import type { TableName } from '#domain/keys';
import type { SafetyNotice } from '#domain/message/safety-letter';
import { newUser, type User } from '#domain/account/user';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { codeBudget } from '../../lambdas/account/contact/contact-codes.ts';
import { keepEmail } from '../../lambdas/graphql/keep-contact.ts';
import { giveUpEmail } from '../../lambdas/graphql/give-up-contact.ts';
import { confirmCode } from '../../lambdas/routes/account/confirm-code.ts';
import { sendCode } from '../../lambdas/routes/account/send-code.ts';
import { setContactUse } from '../../lambdas/routes/account/set-contact-use.ts';
import { updateEmailAddress } from '../../lambdas/routes/account/update-email-address.ts';
import { updatePhoneNumber } from '../../lambdas/routes/account/update-phone-number.ts';
import type { OwnIdentity } from '../../lambdas/runtime/identity/own-identity.ts';
import { codeStore } from '../../lambdas/store/contact/contact-code.ts';
import { leftOutOver } from '../../lambdas/rights/left-out.ts';
import { contactStore } from '../../lambdas/store/contact/contact.ts';
import { contactOwnerStore } from '../../lambdas/store/contact/contact-owner.ts';
import { seatChangeStore } from '../../lambdas/store/business/seat-change.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { givenUpStore } from '../../lambdas/store/given-up.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { safetyStore } from '../../lambdas/store/safety.ts';
import { suppressionStore } from '../../lambdas/store/rights/suppression.ts';
import { tombstoneStore } from '../../lambdas/store/tombstone.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** An identity service of one attribute each, which keeps the old e-mail address until the code comes. */
function identityOf(email: string) {
  const known = {
    username: 'name',
    value: { email } as Partial<Record<Contact['kind'], string>>,
    verified: { email: true, phone: false },
    smsFactor: false,
    factors: [],
  };
  const sentTo: string[] = [];
  let waiting: string | undefined;
  const identity: OwnIdentity = {
    read: async () => structuredClone(known),
    change: async (_, kind, value) => {
      if (kind === 'email') {
        waiting = value;
        sentTo.push(value);
        return;
      }
      known.value.phone = value;
      known.verified.phone = false;
      if (value === '') delete known.value.phone;
    },
    sendCode: async (_, kind) => void sentTo.push(known.value[kind] ?? ''),
    confirm: async (_, kind, code) => {
      if (code !== '111111') throw new ProductError('INVALID_INPUT', 'no');
      if (kind === 'email' && waiting) known.value.email = waiting;
      known.verified[kind] = true;
    },
  };
  return { identity, known, sentTo };
}

/** Tables behind the real SDK, with pauses that let racers overlap, and people in them. */
async function world(seed = 1) {
  let clock = start;
  const tables = await openTables(() => clock, seededPause(seed));
  closing.push(tables.close);
  const { database } = tables;
  const users = userStore(database);
  const sent: { to: string; code: string }[] = [];
  let bytes = 0;
  const once = onceStore(database);
  const mails: [to: string[], kind: string][] = [];
  const shared = {
    users,
    safety: safetyStore(database),
    tell: async (to: string[], { kind }: SafetyNotice) => void mails.push([to, kind]),
    contacts: contactStore(database),
    codes: codeStore(database),
    spendCode: codeBudget(once),
    sendCode: async (contact: Contact, code: string) => void sent.push({ to: contact.value, code }),
    randomBytes: (length: number) => Buffer.alloc(length, (bytes += 7)),
    suppressions: suppressionStore(database),
    fingerprint: (address: string) => `of ${address}`,
    retry: {
      ...raceRetry,
      random: () => 0.5,
      sleep: (ms: number) => new Promise<void>((go) => setTimeout(go, ms / 4)),
    },
  };
  const person = async (sub: string) => {
    const email = `${sub}@example.com`;
    await users.create(newUser({ sub, email }, new Date(start).toISOString()));
    const { identity, known, sentTo } = identityOf(email);
    const services = {
      ...shared,
      identity,
      freeAddress: async () => {},
      verifiedEmail: async () => known.value.email!,
      seats: { ...seatStore(database), ...seatChangeStore(database) },
      owners: contactOwnerStore(database),
      givenUp: givenUpStore(database, () => clock),
      now: () => clock,
    };
    const call = <Request>(request: Request) => ({
      request,
      caller: { sub, groups: [], token: `token-of-${sub}` },
      now: clock,
      headers: {},
      sourceIp: '',
    });
    return {
      known,
      sentTo,
      identity,
      services,
      email: (
        operation: 'updateUserId' | 'add' | 'makePrimary' | 'remove',
        userEmailAddress: string,
        code?: string,
      ) => updateEmailAddress(call({ operation, userEmailAddress, code }), services),
      phone: (operation: 'add' | 'makePrimary' | 'remove', phoneNumber: string, code?: string) =>
        updatePhoneNumber(call({ operation, phoneNumber, code }), services),
      use: (request: Parameters<typeof setContactUse>[0]['request']) =>
        setContactUse(call(request), services),
      ask: (emailAddress: string) => sendCode(call({ emailAddress }), services),
      askPhone: (phoneNumber: string) => sendCode(call({ phoneNumber }), services),
      confirm: (emailAddress: string, code: string) => confirmCode(call({ emailAddress, code }), services),
      giveUp: (emailAddress: string) => giveUpEmail({ input: { emailAddress } }, { sub }, services),
      optOut: (address: string, at: string) => shared.suppressions.add(`of ${address}`, at),
      leftOutSince: async () => leftOutOver(shared)((await users.get(sub))!),
      record: async () => (await users.get(sub))!,
      /** Adds and proves an address. */
      proven: async function (address: string) {
        await this.email('add', address);
        await this.ask(address);
        return this.confirm(address, sent.at(-1)!.code);
      },
    };
  };
  const rows = async (name: TableName) =>
    (await database.client.send(new ScanCommand({ TableName: name }))).Items ?? [];
  /** Address -> owner and type, as stored. */
  const inventory = async (name: 'EmailInventory' | 'PhoneInventory' = 'EmailInventory') =>
    Object.fromEntries(
      (await rows(name)).map((row) => [row.emailAddress ?? row.phoneNumber, `${row.id} ${row.type}`]),
    );
  return { database, person, inventory, rows, sent, mails, later: (ms: number) => (clock += ms) };
}

const emailsOf = (user: User) => user.emails?.map(({ emailAddress }) => emailAddress);

describe('a further address', () => {
  it('is on the list unverified and owned by nobody, until its code comes back', async () => {
    const { person, inventory, sent } = await world();
    const maya = await person('maya');
    const { user } = await maya.email('add', 'm@work.example');
    expect(user.emails?.[1]).toEqual({ emailAddress: 'm@work.example' });
    expect(await inventory()).toEqual({ 'maya@example.com': 'maya PRIMARY' });
    expect(await maya.ask('m@work.example')).toEqual({
      codeSentTo: 'm***@w***',
      expiresAt: new Date(start + codeMinutes * 60_000).toISOString(),
    });
    expect(sent).toEqual([{ to: 'm@work.example', code: expect.stringMatching(/^\d{6}$/) }]);
    const confirmed = await maya.confirm('m@work.example', sent[0]!.code);
    expect(confirmed.user.emails?.[1]?.verifiedAt).toBe(new Date(start).toISOString());
    expect(confirmed.user).toEqual(await maya.record());
    expect(await inventory()).toEqual({
      'maya@example.com': 'maya PRIMARY',
      'm@work.example': 'maya SECONDARY',
    });
  });

  it('keeps its code out of the tables, and needs none that it is confirmed', async () => {
    const { person, rows, sent } = await world();
    const maya = await person('maya');
    await maya.email('add', 'm@work.example');
    await maya.ask('m@work.example');
    expect(JSON.stringify(await rows('Once'))).not.toContain(sent[0]!.code);
    await maya.confirm('m@work.example', sent[0]!.code);
    expect((await rows('Once')).filter(({ id }) => id.startsWith('code#'))).toEqual([]);
    await expect(maya.ask('m@work.example')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(maya.confirm('m@work.example', sent[0]!.code)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('says the same of a wrong, a dead, an expired, a foreign and a never sent code', async () => {
    const { person, sent, later } = await world();
    const maya = await person('maya');
    const tom = await person('tom');
    await maya.email('add', 'm@work.example');
    const refusals: string[] = [];
    const refused = async (work: Promise<unknown>) =>
      refusals.push(
        await work.then(String, (error: Error) => JSON.stringify({ ...error, message: error.message })),
      );
    await refused(maya.confirm('m@work.example', '000000'));
    await refused(maya.confirm('never@work.example', '000000'));
    await maya.ask('m@work.example');
    const { code } = sent[0]!;
    const wrong = code === '000000' ? '999999' : '000000';
    await refused(tom.confirm('m@work.example', code));
    for (let tries = 0; tries < codeTries; tries += 1) await refused(maya.confirm('m@work.example', wrong));
    await refused(maya.confirm('m@work.example', code));
    await maya.ask('m@work.example');
    later(codeMinutes * 60_000);
    await refused(maya.confirm('m@work.example', sent[1]!.code));
    expect(new Set(refusals).size).toBe(1);
    expect((await maya.record()).emails?.[1]?.verifiedAt).toBeUndefined();
  });

  it('of a hundred guesses at once compares five', async () => {
    const { person, sent } = await world();
    const maya = await person('maya');
    await maya.email('add', 'm@work.example');
    await maya.ask('m@work.example');
    const right = sent[0]!.code;
    const guesses = Array.from({ length: 30 }, (_, at) => String(at).padStart(6, '0')).filter(
      (one) => one !== right,
    );
    await Promise.allSettled(guesses.map((guess) => maya.confirm('m@work.example', guess)));
    await expect(maya.confirm('m@work.example', right)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('gets no more codes than its budgets', async () => {
    const { person, later } = await world();
    const maya = await person('maya');
    await maya.email('add', 'm@work.example');
    for (let at = 0; at < codeBudgets.perAddressAndHour; at += 1) await maya.ask('m@work.example');
    await expect(maya.ask('m@work.example')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    later(3_600_000);
    await maya.ask('m@work.example');
    await maya.phone('add', '+18605550100');
    await maya.phone('add', '+18605550101');
    for (let at = 0; at < codeBudgets.smsPerUserAndDay; at += 1)
      await maya.askPhone(at % 2 ? '+18605550100' : '+18605550101');
    await expect(maya.askPhone('+18605550101')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is one of 20 at most, described, and removed with what was owned', async () => {
    const { person, inventory } = await world();
    const maya = await person('maya');
    await maya.proven('m@work.example');
    await maya.use({ emailAddress: 'm@work.example', use: 'WORK' });
    expect((await maya.record()).emails?.[1]).toMatchObject({
      emailUse: 'WORK',
      verifiedAt: expect.any(String),
    });
    for (let at = 2; at < 20; at += 1) await maya.email('add', `m${at}@work.example`);
    await expect(maya.email('add', 'more@work.example')).rejects.toMatchObject({ code: 'CONFLICT' });
    await maya.email('add', 'm2@work.example');
    await expect(maya.email('remove', 'maya@example.com')).rejects.toMatchObject({ code: 'CONFLICT' });
    await maya.email('remove', 'm@work.example');
    const { user } = await maya.email('remove', 'm@work.example');
    expect(emailsOf(user)).not.toContain('m@work.example');
    expect(await inventory()).toEqual({ 'maya@example.com': 'maya PRIMARY' });
  });

  it('of somebody else cannot be taken, nor given up', async () => {
    const { person, inventory, sent } = await world();
    const [maya, tom] = [await person('maya'), await person('tom')];
    await maya.email('add', 'tom@example.com');
    await maya.ask('tom@example.com');
    await expect(maya.confirm('tom@example.com', sent[0]!.code)).rejects.toMatchObject({ code: 'CONFLICT' });
    await maya.email('remove', 'tom@example.com');
    expect(await inventory()).toEqual({
      'maya@example.com': 'maya PRIMARY',
      'tom@example.com': 'tom PRIMARY',
    });
    expect(emailsOf(await tom.record())).toEqual(['tom@example.com']);
  });
});

describe('an opt-out', () => {
  const [early, late] = ['2026-11-01T00:00:00.000Z', '2026-11-09T00:00:00.000Z'];
  const removals = [
    ['off the list', 'email'],
    ['by GraphQL', 'giveUp'],
  ] as const;

  it.each(removals)('outlasts the address that it was asked by, since the same day (%s)', async (_, how) => {
    const { person } = await world();
    const maya = await person('maya');
    await maya.proven('m@work.example');
    await maya.optOut('m@work.example', early);
    await (how === 'email' ? maya.email('remove', 'm@work.example') : maya.giveUp('m@work.example'));
    expect(emailsOf(await maya.record())).toEqual(['maya@example.com']);
    expect(await maya.leftOutSince()).toBe(early);
  });

  it('goes along when the address to sign in with changes and the old one is removed', async () => {
    const { person } = await world();
    const maya = await person('maya');
    await maya.optOut('maya@example.com', early);
    await maya.proven('new@example.com');
    await maya.email('makePrimary', 'new@example.com');
    await maya.email('makePrimary', 'new@example.com', '111111');
    await maya.email('remove', 'maya@example.com');
    expect(emailsOf(await maya.record())).toEqual(['new@example.com']);
    expect(await maya.leftOutSince()).toBe(early);
  });

  it('keeps the earliest day, and is made by no address that asked for none or was never confirmed', async () => {
    const { person } = await world();
    const maya = await person('maya');
    await maya.optOut('foreign@example.com', early);
    await maya.email('add', 'foreign@example.com');
    await maya.email('remove', 'foreign@example.com');
    await maya.proven('plain@example.com');
    await maya.email('remove', 'plain@example.com');
    expect(await maya.leftOutSince()).toBeUndefined();
    await maya.proven('m@work.example');
    await maya.optOut('maya@example.com', early);
    await maya.optOut('m@work.example', late);
    await maya.email('remove', 'm@work.example');
    expect(await maya.leftOutSince()).toBe(early);
  });
});

describe('races', () => {
  it.each([1, 2, 3, 4, 5])('one address, two people, one owner (seed %i)', async (seed) => {
    const { person, inventory, sent } = await world(seed);
    const both = [await person('maya'), await person('tom')];
    const codes: string[] = [];
    for (const one of both) {
      await one.email('add', 'shared@example.com');
      await one.ask('shared@example.com');
      codes.push(sent.at(-1)!.code);
    }
    const outcomes = await Promise.allSettled(
      both.map((one, at) => one.confirm('shared@example.com', codes[at]!)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const owner = outcomes[0]!.status === 'fulfilled' ? 'maya' : 'tom';
    expect((await inventory())['shared@example.com']).toBe(`${owner} SECONDARY`);
    const verified = await Promise.all(
      both.map(async (one) => !!(await one.record()).emails?.[1]?.verifiedAt),
    );
    expect(verified).toEqual([owner === 'maya', owner === 'tom']);
  });

  it('eight changes of one list at once lose none', async () => {
    const { person } = await world(9);
    const maya = await person('maya');
    const added = Array.from({ length: 8 }, (_, at) => `m${at}@work.example`);
    await Promise.all(added.map((address) => maya.email('add', address)));
    expect(emailsOf(await maya.record())?.sort()).toEqual([...added, 'maya@example.com'].sort());
  });

  it('confirming and removing at once leaves list and inventory agreed', async () => {
    for (let seed = 10; seed < 16; seed += 1) {
      const { person, inventory, sent } = await world(seed);
      const maya = await person('maya');
      await maya.email('add', 'm@work.example');
      await maya.ask('m@work.example');
      await Promise.allSettled([
        maya.confirm('m@work.example', sent[0]!.code),
        maya.email('remove', 'm@work.example'),
      ]);
      const listed = (await maya.record()).emails?.some((entry) => entry.emailAddress === 'm@work.example');
      expect('m@work.example' in (await inventory()), `seed ${seed}`).toBe(!!listed);
    }
  });
});

describe('the address to sign in with', () => {
  it('changes in two calls, in one transaction, and the old one stays as a second', async () => {
    const { person, inventory, mails } = await world();
    const maya = await person('maya');
    await maya.proven('m@work.example');
    const asked = await maya.email('makePrimary', 'm@work.example');
    expect(asked).toMatchObject({ codeSentTo: 'm***@w***', user: { accountEmail: 'maya@example.com' } });
    expect(maya.sentTo).toEqual(['m@work.example']);
    const done = await maya.email('makePrimary', 'm@work.example', '111111');
    expect(done).toMatchObject({ user: { accountEmail: 'm@work.example' } });
    expect(done.codeSentTo).toBeUndefined();
    expect(await inventory()).toEqual({
      'maya@example.com': 'maya SECONDARY',
      'm@work.example': 'maya PRIMARY',
    });
    // A lost answer, asked again with the code that is used up.
    expect(await maya.email('makePrimary', 'm@work.example', '111111')).toEqual({
      user: await maya.record(),
    });
    // Each address was told, once.
    expect(mails).toEqual([
      [['maya@example.com'], 'email'],
      [['m@work.example'], 'email'],
    ]);
  });

  it('goes on after a stop at any step', async () => {
    const { person, inventory, mails } = await world();
    const maya = await person('maya');
    await maya.proven('m@work.example');
    await maya.email('makePrimary', 'm@work.example');
    // The browser gave the code to the identity service and was closed. The next sign-in finds two addresses.
    await maya.identity.confirm('', 'email', '111111');
    const { user } = await maya.email('updateUserId', 'm@work.example');
    expect(user.accountEmail).toBe('m@work.example');
    expect(await inventory()).toMatchObject({ 'm@work.example': 'maya PRIMARY' });
    const again = await maya.email('updateUserId', 'm@work.example');
    expect(again.user.version).toBe(user.version);
    expect(mails).toHaveLength(2);
  });

  it('is never an unconfirmed one, another one than said, or one that is not on the list', async () => {
    const { person, inventory } = await world();
    const maya = await person('maya');
    await expect(maya.email('makePrimary', 'm@work.example')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await maya.email('add', 'm@work.example');
    await expect(maya.email('makePrimary', 'm@work.example')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(maya.email('updateUserId', 'm@work.example')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(maya.sentTo).toEqual([]);
    await maya.proven('m2@work.example');
    await maya.email('makePrimary', 'm2@work.example');
    await expect(maya.email('makePrimary', 'm2@work.example', '222222')).rejects.toThrow();
    expect((await inventory())['maya@example.com']).toBe('maya PRIMARY');
  });
});

describe('the mobile number', () => {
  it('is verified by the identity service, replaced, and removed', async () => {
    const { person, inventory } = await world();
    const maya = await person('maya');
    await maya.phone('add', '+18605550100');
    expect(await maya.phone('makePrimary', '+18605550100')).toMatchObject({ codeSentTo: '+*******0100' });
    const first = await maya.phone('makePrimary', '+18605550100', '111111');
    expect(first.user).toMatchObject({
      phoneCell: '+18605550100',
      phones: [{ phoneNumber: '+18605550100', verifiedAt: expect.any(String) }],
    });
    await maya.phone('add', '+18605550101');
    await maya.phone('makePrimary', '+18605550101');
    await maya.phone('makePrimary', '+18605550101', '111111');
    expect(await inventory('PhoneInventory')).toEqual({
      '+18605550100': 'maya SECONDARY',
      '+18605550101': 'maya PRIMARY',
    });
    const { user } = await maya.phone('remove', '+18605550101');
    expect(user.phoneCell).toBeNull();
    expect(maya.known.value.phone).toBeUndefined();
    expect(await inventory('PhoneInventory')).toEqual({ '+18605550100': 'maya SECONDARY' });
  });

  it('is forgotten by the identity service when it is removed before its code came back', async () => {
    const { person } = await world();
    const maya = await person('maya');
    await maya.phone('add', '+18605550100');
    await maya.phone('makePrimary', '+18605550100');
    expect(maya.known.value.phone).toBe('+18605550100');
    await maya.phone('remove', '+18605550100');
    expect(maya.known.value.phone).toBeUndefined();
  });

  it('stays while sign-ins are confirmed by text message', async () => {
    const { person } = await world();
    const maya = await person('maya');
    await maya.phone('add', '+18605550100');
    await maya.phone('makePrimary', '+18605550100');
    await maya.phone('makePrimary', '+18605550100', '111111');
    maya.known.smsFactor = true;
    await expect(maya.phone('remove', '+18605550100')).rejects.toMatchObject({ code: 'CONFLICT' });
    await maya.phone('add', '+18605550101');
    await expect(maya.phone('makePrimary', '+18605550101')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await maya.record()).phoneCell).toBe('+18605550100');
  });
});

describe('the inventories by GraphQL', () => {
  it('give up an own second address with its place on the list, and no other', async () => {
    const { person, inventory } = await world();
    const [maya] = [await person('maya'), await person('tom')];
    await maya.proven('m@work.example');
    const giveUp = (emailAddress: string) =>
      giveUpEmail({ input: { emailAddress } }, { sub: 'maya' }, maya.services);
    expect(await giveUp(' M@work.example')).toMatchObject({
      emailAddress: 'm@work.example',
      type: 'SECONDARY',
    });
    expect(emailsOf(await maya.record())).toEqual(['maya@example.com']);
    await expect(giveUp('maya@example.com')).rejects.toMatchObject({ code: 'CONFLICT' });
    const refusals = [giveUp('tom@example.com'), giveUp('nobody@example.com'), giveUp('')];
    const words = await Promise.all(
      refusals.map((work) => work.then(String, ({ message }: Error) => message)),
    );
    expect(new Set(words).size).toBe(1);
    expect(await inventory()).toEqual({
      'maya@example.com': 'maya PRIMARY',
      'tom@example.com': 'tom PRIMARY',
    });
  });

  it('keep what the identity service has verified, and the record follows', async () => {
    const { person, inventory } = await world();
    const maya = await person('maya');
    maya.known.value.email = 'new@example.com';
    const kept = await keepEmail(
      { input: { emailAddress: 'new@example.com' } },
      { sub: 'maya', token: '' },
      maya.services,
    );
    expect(kept).toMatchObject({ id: 'maya', type: 'PRIMARY' });
    expect(await maya.record()).toMatchObject({ accountEmail: 'new@example.com' });
    expect(await inventory()).toMatchObject({ 'maya@example.com': 'maya SECONDARY' });
  });
});

it('someone deleted changes nothing any more', async () => {
  const { person, database, inventory } = await world();
  const maya = await person('maya');
  await tombstoneStore(database).mark('maya', new Date(start).toISOString());
  await expect(maya.email('add', 'm@work.example')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(maya.email('updateUserId', 'maya@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(Object.keys(await inventory())).toEqual(['maya@example.com']);
});
