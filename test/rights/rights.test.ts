import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeMinutes, codeTries } from '#domain/account/confirmation-code';
import type { SafetyNotice } from '#domain/message/safety-letter';
import { type User, newUser } from '#domain/account/user';
import { day, hour, minute } from '#domain/durations';
import { SocialProof } from '#domain/proof/proof';
import { copyHours, graceDays, rightsBudgets, type RightsAsk } from '#domain/rights/rights-request';
import type { DeletionJob } from '../../lambdas/account/delete-account.ts';
import { deleteAccount } from '../../lambdas/account/delete-account.ts';
import { screenAge } from '../../lambdas/account/age-screen.ts';
import { type PersonalData, personalData, isPersonal } from '../../lambdas/account/personal-data.ts';
import { checkProfile } from '../../lambdas/graphql/check-profile.ts';
import { fingerprinter } from '../../lambdas/store/rights/fingerprint.ts';
import { closingOver } from '../../lambdas/rights/closing.ts';
import { optedOutOver } from '../../lambdas/rights/opted-out.ts';
import type { RightsServices } from '../../lambdas/rights/services.ts';
import { keepAccount } from '../../lambdas/routes/closing/keep-account.ts';
import { answerRightsRequest } from '../../lambdas/routes/rights/answer-rights-request.ts';
import { confirmRequest } from '../../lambdas/routes/rights/confirm-request.ts';
import { dataRequest } from '../../lambdas/routes/rights/data-request.ts';
import { getRightsRequests } from '../../lambdas/routes/rights/get-rights-requests.ts';
import { requestDownload } from '../../lambdas/routes/rights/request-download.ts';
import { requestStatus } from '../../lambdas/routes/rights/request-status.ts';
import { verificationOptOut } from '../../lambdas/routes/rights/verification-opt-out.ts';
import { withdrawRequest } from '../../lambdas/routes/rights/withdraw-request.ts';
import { emailOwnerOver } from '../../lambdas/store/contact/contact-owner.ts';
import { decisionStore } from '../../lambdas/store/decision.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { rightsRequestStore } from '../../lambdas/store/rights/rights-request.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import { suppressionStore } from '../../lambdas/store/rights/suppression.ts';
import { tombstoneStore } from '../../lambdas/store/tombstone.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { filesInMemory } from '../support/files-in-memory.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const at = new Date(start).toISOString();
const maya = 'maya@example.com';

let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});
afterEach(() => world.close());
afterEach(() => vi.unstubAllEnvs());

/** Tables with Maya, who has proven an account that anyone may check, and everything that leaves kept. */
async function open() {
  let now = start;
  let drawn = 0;
  const { database, close } = await openTables(() => now);
  const sent: { to: string; subject: string; text: string }[] = [];
  const jobs: DeletionJob[] = [];
  const ends: [string[], SafetyNotice][] = [];
  const written: string[] = [];
  const steps: Record<string, string[]> = {};
  const users = userStore(database);
  const optOutKey = 'k'.repeat(32);
  vi.stubEnv('OPT_OUT_KEY', optOutKey);
  const fingerprint = fingerprinter(optOutKey);
  const suppressions = suppressionStore(database);
  await users.create({ ...newUser({ sub: 'maya', email: maya }, at), findable: true });
  const services: RightsServices = {
    ...{
      database,
      users,
      suppressions,
      fingerprint,
      from: 'hello@site.example',
      site: 'https://site.example',
    },
    requests: rightsRequestStore(database),
    tombstones: tombstoneStore(database),
    emailOwner: emailOwnerOver(database),
    identity: async (username) => ({
      username,
      signIn: {
        ...{ name: username, emailVerified: true, phoneVerified: false },
        secondSteps: steps[username] ?? [],
      },
    }),
    enqueueDeletion: async (job) => void jobs.push(job),
    files: {
      list: async () => [],
      put: async ({ text }) => void written.push(text),
      link: async (key) => `https://files.example/${key}`,
    },
    notifications: notificationStore(database),
    once: onceStore(database),
    decisions: decisionStore(database),
    random: Math.random,
    send: async (to, { subject, text }) => {
      sent.push({ to, subject, text });
      return 'sent';
    },
    // Other bytes each time, the same in each run.
    randomBytes: (count) => Buffer.alloc(count, (drawn += 7) % 251),
  };
  const call = (request: object, more: object = {}) =>
    ({ request, now, sourceIp: '192.0.2.1', caller: { sub: '', groups: [], token: '' }, ...more }) as never;
  const ask = (asks: RightsAsk, email: string, details = '', sourceIp = '192.0.2.1') =>
    asks === 'VERIFICATION_OPT_OUT'
      ? verificationOptOut(call({ email, details }, { sourceIp }), services)
      : dataRequest(call({ asks, email, details }, { sourceIp }), services);
  const codeTo = (email: string) =>
    /\b\d{6}\b/.exec(sent.filter(({ to, subject }) => to === email && /code/.test(subject)).at(-1)!.text)![0];
  const confirm = (caseNumber: string, code: string) => confirmRequest(call({ caseNumber, code }), services);
  const operator = { caller: { sub: 'ada', groups: ['Admin'], token: '' } };
  return {
    ...{ database, close, services, sent, jobs, ends, written, steps, ask, codeTo, confirm, users },
    wait: (ms: number) => (now += ms),
    now: () => now,
    /** A request to its proven address. */
    proven: async (asks: RightsAsk, email: string, details = '') => {
      const { caseNumber } = await ask(asks, email, details);
      return confirm(caseNumber, codeTo(email));
    },
    status: async (token: string) => (await requestStatus(call({ token }), services)).request,
    download: (token: string) => requestDownload(call({ token }), services),
    withdraw: async (token: string) => (await withdrawRequest(call({ token }), services)).request,
    keep: (sub: string) =>
      keepAccount(call({}, { caller: { sub, groups: [], token: '' } }), {
        ...services,
        notifications: notificationStore(database),
      }),
    /** What an account's owner reads of its end, and what they were told of it. */
    closing: closingOver(services.tombstones),
    told: () => notificationStore(database).recent('maya', 10),
    waiting: async () => (await getRightsRequests(call({}, operator), services)).requests,
    answer: (caseNumber: string, outcome: 'done' | 'refused', answer: string) =>
      answerRightsRequest(call({ caseNumber, outcome, answer }, operator), services),
    prove: (owner: string, handle: string) =>
      database.client.send(
        new PutCommand({
          TableName: database.table('SocialProof'),
          Item: SocialProof.parse({
            ...{ id: `X#${handle}`, owner, proves: 'this URL', since: at, lastCheckedAt: at, public: true },
            how: 'code',
          }),
        }),
      ),
    check: (handle: string) =>
      checkProfile(
        { platform: 'X', handle },
        { sourceIp: '198.51.100.1' },
        {
          proofs: socialProofStore(database),
          once: { count: async () => true },
          optedOut: optedOutOver({ users, suppressions, fingerprint }),
          now: () => now,
        },
      ),
    rowOf: async (id: string) =>
      (await database.client.send(new GetCommand({ TableName: database.table('Request'), Key: { id } })))
        .Item,
    /** Runs the jobs of a deletion that are due, as their queue does. */
    runDeletions: async () => {
      for (const job of jobs.splice(0))
        await deleteAccount(job, {
          database,
          tombstones: tombstoneStore(database),
          files: { remove: async () => {}, removeAll: async () => {} },
          removeIdentity: async () => {},
          enqueue: async (next) => void jobs.push(next),
          now: () => now,
          tell: async (to, notice) => void ends.push([to, notice]),
        });
    },
    suppressed: async () =>
      (await database.client.send(new ScanCommand({ TableName: database.table('Suppression') }))).Items ?? [],
  };
}

describe('asking', () => {
  it.each(['EXPORT', 'DELETE', 'VERIFICATION_OPT_OUT'] as const)(
    '%s is answered alike, and mailed alike, whether or not anything is stored',
    async (asks) => {
      const known = await world.ask(asks, maya);
      const other = await world.ask(asks, 'mary@example.com');
      expect({ ...known, caseNumber: '' }).toEqual({ ...other, caseNumber: '' });
      expect(known.codeSentTo).toBe('m***@e***');
      const [one, two] = world.sent.map(({ subject, text }) => `${subject} ${text}`.replace(/\d{6}/g, ''));
      expect(one).toBe(two);
    },
  );

  it('keeps no code, and forgets within a day what nobody confirmed', async () => {
    const { caseNumber } = await world.ask('EXPORT', maya);
    const row = (await world.rowOf(caseNumber))!;
    expect(JSON.stringify(row)).not.toContain(world.codeTo(maya));
    expect(row['open']).toBeUndefined();
    expect(Number(row['expiresAt']) * 1000).toBe(start + day);
    expect(await world.waiting()).toEqual([]);
  });

  it('sends an address so many codes, and a sender may ask so often', async () => {
    const { perAddressAndHour, perSenderAndHour } = rightsBudgets;
    for (let i = 0; i < perAddressAndHour; i++) await world.ask('EXPORT', maya, '', `192.0.2.${i}`);
    await expect(world.ask('EXPORT', maya, '', '192.0.2.99')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(world.sent).toHaveLength(perAddressAndHour);
    for (let i = 0; i < perSenderAndHour; i++)
      await world.ask('EXPORT', `p${i}@example.com`, '', '203.0.113.7');
    await expect(world.ask('EXPORT', 'last@example.com', '', '203.0.113.7')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    world.wait(hour);
    await world.ask('EXPORT', maya, '', '192.0.2.99');
  });
});

describe('the code', () => {
  it('works once, however many press at the same moment', async () => {
    const { caseNumber } = await world.ask('CORRECT', maya, 'My name is Maya.');
    const code = world.codeTo(maya);
    const tries = await Promise.allSettled([1, 2, 3].map(() => world.confirm(caseNumber, code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(world.confirm(caseNumber, code)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is taken although the table’s answers are lost, and each change is sent again', async () => {
    const { requests } = world.services;
    world.services.requests = {
      ...requests,
      change: async (...change) => {
        await requests.change(...change);
        return requests.change(...change);
      },
    };
    const { token, request } = await world.proven('VERIFICATION_OPT_OUT', maya);
    expect(request.status).toBe('DONE');
    expect(await world.status(token)).toEqual(request);
    expect(world.sent.at(-1)!.subject).toContain('left out');
  });

  it('is dead after too many tries and after its minutes; one sentence for all of it', async () => {
    const { caseNumber } = await world.ask('EXPORT', maya);
    const code = world.codeTo(maya);
    const wrong = code === '000000' ? '111111' : '000000';
    const refusals = new Set<string>();
    const refused = (id: string, given: string) =>
      world.confirm(id, given).catch((error: Error) => refusals.add(error.message));
    for (let i = 0; i < codeTries; i++) await refused(caseNumber, wrong);
    await refused(caseNumber, code);
    await refused('DR-2222-2222', code);
    const late = await world.ask('EXPORT', maya);
    world.wait(codeMinutes * minute);
    await refused(late.caseNumber, world.codeTo(maya));
    expect(refusals.size).toBe(1);
    expect(world.jobs).toEqual([]);
  });

  it('opens the request by a token of which only a hash is kept; nothing else does', async () => {
    const { token, request } = await world.proven('CORRECT', maya, 'My name.');
    expect(request).toMatchObject({
      ...{ asks: 'CORRECT', status: 'WAITING', address: 'm***@e***', because: 'person' },
      deadlines: [
        { law: 'GDPR', by: '2026-12-20' },
        { law: 'CCPA', by: '2027-01-04' },
      ],
    });
    expect(await world.status(token)).toEqual(request);
    expect(JSON.stringify(await world.rowOf(request.caseNumber))).not.toContain(token.split('.')[1]);
    const mail = world.sent.at(-1)!;
    expect(mail.text).toContain(`https://site.example/data-request#${token}`);
    for (const other of [`${request.caseNumber}.${'A'.repeat(43)}`, `DR-2222-2222.${token.split('.')[1]}`])
      await expect(world.status(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a copy', () => {
  it('is the whole export of the account, for a day, and not for whoever has the address later', async () => {
    const { token, request } = await world.proven('EXPORT', maya);
    expect(request).toMatchObject({
      status: 'READY',
      until: new Date(start + copyHours * hour).toISOString(),
    });
    expect(await world.download(token)).toMatchObject({ url: 'https://files.example/exports/maya.json' });
    const file = JSON.parse(world.written[0]!) as { tables: Record<string, Record<string, unknown>[]> };
    expect(file.tables['User']![0]).toMatchObject({ accountEmail: maya });
    // The request itself is in it, without what opens it.
    expect(file.tables['Request']).toMatchObject([{ id: request.caseNumber, asks: 'EXPORT' }]);
    expect(world.written[0]).not.toContain('tokenHash');
    world.steps['maya'] = ['Codes from an authenticator app'];
    await expect(world.download(token)).rejects.toThrow('Your account now asks for a second step');
    world.steps['maya'] = [];
    world.wait(copyHours * hour);
    await expect(world.download(token)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps neither the address nor what was written, and goes with the sign-in address all the same', async () => {
    const { token, request } = await world.proven('EXPORT', maya, 'Canary words.');
    expect(JSON.stringify(await world.rowOf(request.caseNumber))).not.toMatch(/maya@|Canary/);
    const move = (accountEmail: string) => world.users.change('maya', { set: { accountEmail } });
    await move('maya-too@example.com');
    await expect(world.download(token)).rejects.toMatchObject({ code: 'CONFLICT' });
    await move(maya);
    expect(await world.download(token)).toMatchObject({ url: expect.anything() });
  });

  it('whose time is over is closed, and says until when it was there', async () => {
    const { token, request } = await world.proven('ACCESS', maya);
    world.wait(copyHours * hour - 1);
    expect(await world.status(token)).toEqual(request);
    world.wait(1);
    const over = { status: 'DONE', until: request.until, closedAt: request.until };
    expect(await world.status(token)).toEqual({ ...request, ...over });
  });

  it('that is withdrawn takes back no opt-out of the same address', async () => {
    const optOut = await world.proven('VERIFICATION_OPT_OUT', maya);
    const { token } = await world.proven('EXPORT', maya);
    expect(await world.withdraw(token)).toMatchObject({ status: 'WITHDRAWN', until: null });
    expect(await world.status(optOut.token)).toMatchObject({ status: 'DONE' });
    await expect(world.download(token)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each(['EXPORT', 'DELETE'] as const)(
    '%s waits for a person without an account, with a second step, and at another address of an account',
    async (asks) => {
      expect((await world.proven(asks, 'nobody@example.com')).request.because).toBe('no account');
      await world.database.client.send(
        new PutCommand({
          TableName: world.database.table('EmailInventory'),
          Item: {
            emailAddress: 'old@example.com',
            id: 'maya',
            type: 'SECONDARY',
            createdAt: at,
            updatedAt: at,
          },
        }),
      );
      expect((await world.proven(asks, 'old@example.com')).request.because).toBe('other address');
      world.steps['maya'] = ['Codes by text message'];
      // To ask again with the address of the sign-in would be in vain.
      expect((await world.proven(asks, 'old@example.com')).request.because).toBe(
        'other address, second step',
      );
      const { token, request } = await world.proven(asks, maya);
      expect([request.status, request.because]).toEqual(['WAITING', 'second step']);
      await expect(world.download(token)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(world.jobs).toEqual([]);
    },
  );
});

describe('a deletion', () => {
  it('waits its days, then takes everything; the request stays, without the address', async () => {
    const { token, request } = await world.proven('DELETE', maya, 'Canary words.');
    expect(request).toMatchObject({
      status: 'PLANNED',
      until: new Date(start + graceDays * day).toISOString(),
    });
    await world.runDeletions();
    expect(await world.users.get('maya')).toBeDefined();
    world.wait(graceDays * day);
    await world.runDeletions();
    await world.runDeletions();
    expect(await world.users.get('maya')).toBeUndefined();
    expect(world.ends).toEqual([[[maya], { kind: 'deleted', because: 'MAILBOX' }]]);
    expect(await world.status(token)).toMatchObject({ status: 'DONE', closedAt: request.until });
    expect(JSON.stringify(await world.rowOf(request.caseNumber))).not.toMatch(/maya@|Canary/);
    await expect(world.withdraw(token)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(world.keep('maya')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of an account that its owner deleted earlier was closed on that day', async () => {
    const { token } = await world.proven('DELETE', maya);
    world.wait(2 * day);
    const requestedAt = new Date(world.now()).toISOString();
    world.jobs.push({ userId: 'maya', username: 'maya', requestedAt, sweep: 'first' });
    await world.runDeletions();
    expect(await world.status(token)).toMatchObject({ status: 'DONE', closedAt: requestedAt, until: null });
    world.wait(graceDays * day);
    await world.runDeletions();
    expect(await world.status(token)).toMatchObject({ status: 'DONE', closedAt: requestedAt });
  });

  it.each(['second step', 'other address'] as const)(
    'that waits for a person (%s) stays as done once its owner deleted the account: without address and words',
    async (because) => {
      if (because === 'second step') world.steps['maya'] = ['an authenticator app'];
      else world.services.emailOwner = async () => 'maya';
      const email = because === 'second step' ? maya : 'maya-too@example.com';
      const asked = await world.proven('DELETE', email, 'Canary words.');
      const withdrawn = await world.proven('DELETE', email);
      await world.withdraw(withdrawn.token);
      const correction = await world.proven('CORRECT', email);
      expect(asked.request).toMatchObject({ status: 'WAITING', because });
      world.wait(day);
      const requestedAt = new Date(world.now()).toISOString();
      world.jobs.push({ userId: 'maya', username: 'maya', requestedAt, sweep: 'first' });
      await world.runDeletions();
      await world.runDeletions();
      const done = { status: 'DONE', because: null, closedAt: requestedAt, answer: null };
      expect(await world.status(asked.token)).toMatchObject(done);
      const row = await world.rowOf(asked.request.caseNumber);
      expect(row).toMatchObject({ account: 'maya', address: asked.request.address });
      expect(Object.keys(row!)).not.toEqual(expect.arrayContaining(['owner']));
      expect(JSON.stringify(row)).not.toMatch(/maya@|maya-too@|Canary/);
      expect(await world.waiting()).toEqual([]);
      expect(await world.status(withdrawn.token)).toMatchObject({ status: 'WITHDRAWN', closedAt: at });
      await expect(world.status(correction.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(world.withdraw(asked.token)).rejects.toMatchObject({ code: 'CONFLICT' });
    },
  );

  it('is in the export as the other requests are, planned and called off, and stays once the account is gone', async () => {
    const exported = async () => {
      const { token } = await world.proven('EXPORT', maya);
      await world.download(token);
      const { tables } = JSON.parse(world.written.at(-1)!) as { tables: Record<string, object[]> };
      return tables['Request']!.filter((row) => 'asks' in row && row.asks === 'DELETE');
    };
    const first = await world.proven('DELETE', maya, 'Canary words.');
    const id = first.request.caseNumber;
    expect(await exported()).toMatchObject([{ id, status: 'PLANNED', createdAt: at }]);
    await world.keep('maya');
    expect(await exported()).toMatchObject([{ id, status: 'WITHDRAWN', closedAt: at }]);
    world.wait(day);
    const second = await world.proven('DELETE', maya);
    expect(await exported()).toHaveLength(2);
    world.wait(graceDays * day);
    await world.runDeletions();
    await world.runDeletions();
    expect(await world.users.get('maya')).toBeUndefined();
    expect(await world.status(first.token)).toMatchObject({ status: 'WITHDRAWN', closedAt: at });
    expect(await world.status(second.token)).toMatchObject({
      status: 'DONE',
      closedAt: second.request.until,
    });
    for (const { request } of [first, second])
      expect(Object.keys((await world.rowOf(request.caseNumber))!)).not.toContain('owner');
  });

  it('is told to its owner in the app, once, with the day it was asked for and the day it comes', async () => {
    expect(await world.closing('maya')).toBeUndefined();
    const { request } = await world.proven('DELETE', maya);
    await world.proven('DELETE', maya);
    expect(await world.closing('maya')).toEqual({ because: 'MAILBOX', askedAt: at, closesAt: request.until });
    expect(await world.told()).toMatchObject([
      {
        kind: 'ACCOUNT',
        title: 'Someone asked us to delete this account',
        body: expect.stringContaining('the account closes on 27 November 2026'),
        link: '/settings/privacy',
        createdAt: at,
      },
    ]);
    expect(JSON.stringify(await world.told())).not.toContain(request.caseNumber);
  });

  it('is called off in the app by its owner and by nobody else, and its link says so', async () => {
    await world.users.create(newUser({ sub: 'li', email: 'li@example.com' }, at));
    const { token, request } = await world.proven('DELETE', maya);
    expect(await world.keep('li')).toEqual({ closing: null });
    expect(await world.closing('maya')).toBeDefined();
    expect(await world.keep('maya')).toEqual({ closing: null });
    expect(await world.keep('maya')).toEqual({ closing: null });
    expect(await world.status(token)).toMatchObject({ status: 'WITHDRAWN', until: null, closedAt: at });
    expect(await world.rowOf(request.caseNumber)).toMatchObject({ status: 'WITHDRAWN' });
    expect(await world.told()).toMatchObject([{ readAt: at }]);
    expect(await world.withdraw(token)).toMatchObject({ status: 'WITHDRAWN' });
    world.wait(graceDays * day);
    await world.runDeletions();
    expect(await world.users.get('maya')).toBeDefined();
    // And may be asked again, which is news.
    expect((await world.proven('DELETE', maya)).request.status).toBe('PLANNED');
    expect(await world.told()).toHaveLength(2);
  });

  it('called off in the app or by its link, its notification says so and when, and no more how to call it off', async () => {
    await world.proven('DELETE', maya);
    world.wait(day);
    await world.keep('maya');
    const calledOff = (on: string, readAt?: string) => ({
      title: 'Someone asked us to delete this account',
      body: `Called off on ${on}: the account stays. If it wasn’t you who asked, change the password of your mailbox.`,
      link: null,
      ...(readAt && { readAt }),
    });
    const first = calledOff('21 November 2026', new Date(start + day).toISOString());
    expect(await world.told()).toMatchObject([first]);
    const { token } = await world.proven('DELETE', maya);
    expect((await world.told())[0]).toMatchObject({
      body: expect.stringContaining('Unless it is cancelled'),
    });
    world.wait(day);
    await world.withdraw(token);
    world.wait(day);
    await world.withdraw(token);
    await world.keep('maya');
    // By its link it may have been whoever asked: its owner has not read it yet.
    const second = calledOff('22 November 2026');
    expect(await world.told()).toMatchObject([second, first]);
    expect((await world.told())[0]!.readAt ?? null).toBeNull();
  });

  it('called off by a call that stopped in the middle is called off, and its link says so', async () => {
    const { token, request } = await world.proven('DELETE', maya);
    const change = vi.spyOn(world.services.requests, 'change').mockRejectedValueOnce(new Error('stopped'));
    await expect(world.keep('maya')).rejects.toThrow('stopped');
    change.mockRestore();
    expect(await world.closing('maya')).toBeUndefined();
    expect(await world.status(token)).toMatchObject({ status: 'WITHDRAWN', until: null });
    expect(await world.keep('maya')).toEqual({ closing: null });
    expect(await world.told()).toMatchObject([{ body: expect.stringContaining('Called off on') }]);
    await world.withdraw(token);
    expect(await world.rowOf(request.caseNumber)).toMatchObject({ status: 'WITHDRAWN' });
  });

  it('whose notification could not be told anew is called off all the same', async () => {
    const { token } = await world.proven('DELETE', maya);
    vi.spyOn(world.services.notifications, 'retell').mockRejectedValueOnce(new Error('stopped'));
    expect(await world.keep('maya')).toEqual({ closing: null });
    expect(await world.status(token)).toMatchObject({ status: 'WITHDRAWN', until: null });
  });

  it('of somebody too young is none that they asked for: it is shown, and not called off', async () => {
    const set = { closesAt: new Date(start + day).toISOString() };
    await world.users.change('maya', { set });
    const closing = { because: 'DATE_OF_BIRTH', askedAt: at, closesAt: set.closesAt };
    expect(await world.closing('maya')).toEqual(closing);
    expect(await world.keep('maya')).toEqual({ closing });
    expect(await tombstoneStore(world.database).read('maya')).toMatchObject(set);
  });

  it('is called off by its link, not by a date of birth, and once', async () => {
    const { token } = await world.proven('DELETE', maya);
    await screenAge(
      { input: { id: 'maya', dateOfBirth: '1990-01-01' } },
      { sub: 'maya', token: '' },
      { ...(world.services as never as Parameters<typeof screenAge>[2]), now: world.now },
    );
    expect((await tombstoneStore(world.database).read('maya'))?.closesAt).toBeDefined();
    expect(await world.withdraw(token)).toMatchObject({ status: 'WITHDRAWN', until: null });
    expect(await world.withdraw(token)).toMatchObject({ status: 'WITHDRAWN' });
    world.wait(graceDays * day);
    await world.runDeletions();
    expect(await world.users.get('maya')).toBeDefined();
    // And may be asked again.
    expect((await world.proven('DELETE', maya)).request.status).toBe('PLANNED');
  });

  it('asked for twice is planned once', async () => {
    await world.proven('DELETE', maya);
    expect((await world.proven('DELETE', maya)).request.because).toBe('closing');
    expect(world.jobs).toHaveLength(1);
  });
});

describe('an opt-out', () => {
  it('leaves the person’s own accounts out of the check, until it is withdrawn, and keeps no address', async () => {
    await world.prove('maya', 'maya_hollimund');
    const shown = await world.check('maya_hollimund');
    expect(shown.registered).toBe(true);
    const { token, request } = await world.proven('VERIFICATION_OPT_OUT', maya);
    expect(request.status).toBe('DONE');
    expect(await world.check('maya_hollimund')).toEqual({
      ...(await world.check('nobody')),
      handle: 'maya_hollimund',
    });
    expect((await world.users.get('maya'))!.findable).toBe(false);
    expect(JSON.stringify([await world.suppressed(), await world.rowOf(request.caseNumber)])).not.toContain(
      'maya@',
    );
    await world.withdraw(token);
    expect(await world.check('maya_hollimund')).toEqual(shown);
    expect(await world.suppressed()).toEqual([]);
  });

  it('asked for twice is over for both when one is withdrawn', async () => {
    await world.prove('maya', 'maya_hollimund');
    const first = await world.proven('VERIFICATION_OPT_OUT', maya);
    const second = await world.proven('VERIFICATION_OPT_OUT', maya);
    expect((await world.status(first.token)).status).toBe('DONE');
    await world.withdraw(second.token);
    expect((await world.check('maya_hollimund')).registered).toBe(true);
    expect((await world.status(first.token)).status).toBe('WITHDRAWN');
  });

  describe('that failed half way', () => {
    let token: string;
    let caseNumber: string;
    beforeEach(async () => {
      const { emailOwner } = world.services;
      let failed = false;
      world.services.emailOwner = (email) => {
        if (failed) return emailOwner(email);
        failed = true;
        throw new Error('The table is away');
      };
      const { token: secret, request } = await world.proven('VERIFICATION_OPT_OUT', maya);
      expect([request.status, await world.suppressed()]).toEqual(['WAITING', [expect.anything()]]);
      [token, caseNumber] = [secret, request.caseNumber];
    });

    it('is undone when it is withdrawn', async () => {
      expect((await world.withdraw(token)).status).toBe('WITHDRAWN');
      expect(await world.suppressed()).toEqual([]);
    });

    it('is undone as well once an operator has answered it', async () => {
      await world.answer(caseNumber, 'done', 'You are left out.');
      expect(await world.status(token)).toMatchObject({ status: 'DONE', answer: 'You are left out.' });
      expect((await world.withdraw(token)).status).toBe('WITHDRAWN');
      expect(await world.suppressed()).toEqual([]);
    });
  });

  it('that an operator refused reads as answered, and can be taken back though nothing was done', async () => {
    const { suppressions } = world.services;
    world.services.suppressions = { ...suppressions, add: () => Promise.reject(new Error('Away')) };
    const { token, request } = await world.proven('VERIFICATION_OPT_OUT', maya);
    await world.answer(request.caseNumber, 'refused', 'Please write to us.');
    expect(await world.status(token)).toMatchObject({ status: 'DONE', answer: 'Please write to us.' });
    expect((await world.withdraw(token)).status).toBe('WITHDRAWN');
  });

  it('outlasts the account', async () => {
    await world.proven('VERIFICATION_OPT_OUT', maya);
    for (const data of Object.values(personalData))
      if (isPersonal(data))
        await data.erase((await world.users.get('maya'))!, world.database, filesInMemory().files);
    await world.database.client.send(
      new DeleteCommand({ TableName: world.database.table('User'), Key: { id: 'maya' } }),
    );
    await world.users.create(newUser({ sub: 'maya-again', email: maya }, at));
    await world.prove('maya-again', 'maya_hollimund');
    expect((await world.check('maya_hollimund')).registered).toBe(false);
  });

  it('of somebody who copies Maya hides nothing of hers, whatever they name', async () => {
    await world.prove('maya', 'maya_hollimund');
    const before = await world.check('maya_hollimund');
    const names = 'https://x.com/maya_hollimund and maya@example.com are mine';
    for (const asks of ['OPT_OUT_OF_SALE', 'CORRECT', 'EXPORT', 'DELETE'] as const) {
      const { request } = await world.proven(asks, `copy-${asks.toLowerCase()}@example.com`, names);
      // A person reads it; nothing was done about what it names.
      expect(request.status).toBe('WAITING');
    }
    // Nobody can do anything about accounts that an opt-out names, so it takes none, and nobody is asked to.
    const { request } = await world.proven('VERIFICATION_OPT_OUT', 'copy@example.com', names);
    expect(request.status).toBe('DONE');
    expect(JSON.stringify(await world.rowOf(request.caseNumber))).not.toContain('hollimund');
    expect(await world.check('maya_hollimund')).toEqual(before);
    expect(await world.users.get('maya')).toMatchObject({ findable: true });
    expect(world.jobs).toEqual([]);
    expect(await world.waiting()).toHaveLength(4);
  });
});

describe('what was asked before there was an account', () => {
  const before = 'before@example.com';
  const signUp = async () => {
    const other = 'typed@example.com';
    await world.users.create(newUser({ sub: 'late', email: before }, at));
    await world.users.change('late', { set: { emails: [{ emailAddress: other }] } });
    return (await world.users.get('late'))!;
  };
  const { rows, erase } = personalData.Request as PersonalData;
  const exported = async (person: User) =>
    (await rows(person, world.database)).map(({ asks }) => String(asks)).sort();

  it('is of whoever confirms the address, in the export and in the deletion', async () => {
    const correct = await world.proven('CORRECT', before, 'Canary words.');
    const optOut = await world.proven('VERIFICATION_OPT_OUT', before);
    const sale = await world.proven('OPT_OUT_OF_SALE', before);
    await world.answer(sale.request.caseNumber, 'done', 'We sell nothing.');
    const remove = await world.proven('DELETE', before, 'Canary words.');
    // Of nobody's, so far: an address that is only on the list leads to nothing.
    const typed = await world.proven('CORRECT', 'typed@example.com');
    expect((await world.waiting()).map(({ hasAccount }) => hasAccount)).toEqual([false, false, false]);
    const person = await signUp();
    expect(await exported(person)).toEqual(['CORRECT', 'DELETE', 'OPT_OUT_OF_SALE', 'VERIFICATION_OPT_OUT']);
    expect(JSON.stringify(await rows(person, world.database))).not.toMatch(/address#|"owner"|[a-f\d]{64}/);
    world.jobs.push({ userId: 'late', username: 'late', requestedAt: at, sweep: 'first' });
    await world.runDeletions();
    for (const { token } of [correct, optOut, sale])
      await expect(world.status(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // The record stays, without the address and what was written, and it no longer waits.
    const record = (await world.rowOf(remove.request.caseNumber))!;
    expect(record).toMatchObject({ status: 'DONE', closedAt: at });
    expect(JSON.stringify(record)).not.toMatch(/before@|address#|Canary/);
    expect((await world.waiting()).map(({ caseNumber }) => caseNumber)).toEqual([typed.request.caseNumber]);
    expect(await world.suppressed()).toHaveLength(1);
  });

  it('keeps no address once it is answered or called off', async () => {
    const { request } = await world.proven('CORRECT', before);
    await world.answer(request.caseNumber, 'refused', 'Nothing is stored.');
    const calledOff = await world.proven('CORRECT', before);
    await world.withdraw(calledOff.token);
    for (const { caseNumber } of [request, calledOff.request])
      expect(JSON.stringify(await world.rowOf(caseNumber))).not.toContain('before@');
    const person = await signUp();
    expect(await exported(person)).toEqual(['CORRECT', 'CORRECT']);
    await erase(person, world.database, filesInMemory().files);
    expect(await world.rowOf(request.caseNumber)).toBeUndefined();
  });
});

describe('operators', () => {
  it('read what waits by its deadline, and answer once, by email and on record', async () => {
    await world.proven('CORRECT', maya, 'My name is Maya.');
    world.wait(day);
    const sale = await world.proven('OPT_OUT_OF_SALE', 'nobody@example.com');
    expect((await world.waiting()).map(({ asks, email, hasAccount }) => [asks, email, hasAccount])).toEqual([
      ['OPT_OUT_OF_SALE', 'nobody@example.com', false],
      ['CORRECT', maya, true],
    ]);
    const { caseNumber } = sale.request;
    expect(await world.answer(caseNumber, 'done', 'We sell nothing.\nNoted.')).toEqual({ mailed: true });
    expect(world.sent.at(-1)).toMatchObject({ to: 'nobody@example.com' });
    expect(world.sent.at(-1)!.text).toContain('We sell nothing.');
    expect(await world.status(sale.token)).toMatchObject({
      status: 'DONE',
      answer: 'We sell nothing.\nNoted.',
    });
    expect(JSON.stringify(await world.rowOf(caseNumber))).not.toContain('nobody@');
    await expect(world.answer(caseNumber, 'refused', 'Again.')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [decision, ...more] = await decisionStore(world.database).recent(5);
    expect(decision).toMatchObject({ kind: 'grant request', by: 'ada', reports: [caseNumber], done: true });
    expect(more).toEqual([]);
    expect(await world.waiting()).toHaveLength(1);
  });
});
