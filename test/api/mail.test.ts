import { SESv2Client } from '@aws-sdk/client-sesv2';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AlertFlag, alertFlags } from '#domain/message/alert-flag';
import type { Finding } from '#domain/scan/finding';
import type { Scan } from '#domain/scan/scan';
import { userSubject } from '#domain/keys';
import type { StoredNotification } from '#domain/message/notification';
import type { User } from '#domain/account/user';
import { type SendServices, sendDue } from '../../lambdas/message/send-due.ts';
import { mailSender } from '../../lambdas/message/send-mail.ts';
import { stopLinksOver } from '../../lambdas/message/stop-links.ts';
import { unsubscribeTokens } from '../../lambdas/message/unsubscribe-token.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { mailAddressStore } from '../../lambdas/store/mail-address.ts';
import { mailOutbox, mailShardOf } from '../../lambdas/store/mail-outbox.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { synthesize } from '../../local/synth.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { put } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { type Wire, wireTo } from '../support/client.ts';

/** Mails about notifications, over a running stack: its tables, its stream, its mail service, and the deployed function. */
let stack: LocalStack;
let database: Database;
let wire: Wire;
let person: Person;
let services: SendServices;
/** What the clock of the job says; an hour of its own for each test, as mails are counted by the hour. */
let clock = Date.now();
let serial = 0;
const hour = 3_600_000;
const root = join(import.meta.dirname, '../..');

beforeAll(async () => {
  stack = await startServices({ seed: 5 });
  database = await databaseOf(stack);
  wire = wireTo(stack.origin, stack.config);
  [person] = (await signUpPeople(stack, ['maya'])) as [Person];
  const input = { id: person.sub, accountEmail: person.email, firstName: 'Maya' };
  await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input },
    { token: person.accessToken },
  );
  const listed = { platform: 'X', pageUrl: 'https://x.com/maya_hollimund' };
  await userStore(database).change(person.sub, { set: { socialMediaAccounts: [listed] } });
  const { MAIL_FROM, MAIL_KEY, ONE_CLICK_URL } = stack.variables;
  services = {
    outbox: mailOutbox(database),
    users: userStore(database),
    addresses: mailAddressStore(database),
    findings: findingStore(database),
    scans: scanStore(database),
    once: onceStore(database),
    send: mailSender({ ses: sesAt(`${stack.origin}/ses`), from: MAIL_FROM! }),
    site: stack.origin,
    stopLinks: stopLinksOver(unsubscribeTokens(MAIL_KEY!), { site: stack.origin, oneClick: ONE_CLICK_URL! }),
    now: () => clock,
  };
});
afterAll(() => stack?.close());

const sesAt = (endpoint: string) =>
  new SESv2Client({
    endpoint,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });

/** Something new to tell, written as every part of the product writes it. */
async function tell(over: Partial<StoredNotification> = {}): Promise<StoredNotification> {
  serial += 1;
  const notification: StoredNotification = {
    userId: person.sub,
    id: `event-${serial}`,
    kind: 'SOURCE',
    title: `Event ${serial}`,
    createdAt: new Date().toISOString(),
    ...over,
  };
  await notificationStore(database).add(notification);
  return notification;
}
const rowOf = async ({ userId, id }: StoredNotification) =>
  (
    await database.client.send(
      new GetCommand({ TableName: database.table('Notification'), Key: { userId, id } }),
    )
  ).Item as StoredNotification;
/** Until the stream's job has delivered it in the app. */
const delivered = (row: StoredNotification) =>
  expect.poll(async () => (await rowOf(row)).deliveredAt, { timeout: 20_000 }).toBeTruthy();
const mails = () => stack.outbox.list().filter(({ to, headers }) => to === person.email && headers);
const user = async () => (await services.users.get(person.sub)) as User;
const setFlag = (flag: AlertFlag, value: boolean) =>
  userStore(database).change(person.sub, { set: { [flag]: value } });
const later = (ms: number) => {
  clock += ms;
};

beforeEach(() => {
  clock = (Math.floor(Math.max(clock, Date.now()) / hour) + 2) * hour;
});

const finding = (): Finding => {
  const seen = { platform: 'GITHUB' as const };
  return {
    subjectId: userSubject(person.sub),
    id: 'abc123',
    platform: 'GITHUB',
    verdict: 'likely clone',
    score: 91,
    reasons: [
      { signal: 'photo', value: 1, words: 'The same picture, cut at the edges.', side: 'for' },
      { signal: 'age', value: 1, words: 'It is older than yours.', side: 'against' },
    ],
    yours: { platform: 'X', handle: 'maya_hollimund' },
    theirs: { ...seen, handle: 'maya_ho1limund', name: 'Maya <script>alert(1)</script>' },
    status: 'OPEN',
    firstSeen: '2026-11-01T00:00:00.000Z',
    lastSeen: '2026-11-01T00:00:00.000Z',
    history: [],
  };
};

const scan = (): Scan => ({
  ...{ subjectId: userSubject(person.sub), id: '01JD0000000000000000000000', status: 'DONE' },
  ...{ requestedAt: '2026-11-01T00:00:00.000Z', expiresAt: 4_000_000_000 },
  sources: [{ platform: 'GITHUB', status: 'looked', asked: 3, total: 3, compared: 9, found: 1 }],
});

describe('a mail about a copy', () => {
  it('leaves once, however often and however many at a time look for it', async () => {
    await put(database, [['Finding', finding()]]);
    await scanStore(database).put(scan());
    const row = await tell({
      kind: 'FINDING',
      title: 'Likely clone on GitHub: maya_ho1limund',
      link: '/dashboard#finding-abc123',
    });
    await delivered(row);
    const before = mails().length;
    const runs = await Promise.all([sendDue(services), sendDue(services), sendDue(services)]);
    await sendDue(services);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    expect(mails().length - before).toBe(1);
    expect(await rowOf(row)).toMatchObject({ mailedAt: expect.any(String) as string });
  });

  it('says in text and in HTML who it is, how the handles differ, why, and where to look', () => {
    const [mail] = mails();
    expect(mail).toMatchObject({
      to: person.email,
      subject: 'Likely clone on GitHub: maya_ho1limund',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    for (const words of [
      'Digit 1 in place of l',
      'The same picture, cut at the edges.',
      'It is older than yours.',
    ])
      expect([mail!.body.includes(words), mail!.html!.includes(words)]).toEqual([true, true]);
    expect(mail!.body).toContain('maya_hollimund');
    expect(mail!.body).toContain(`${stack.origin}/dashboard#finding-abc123`);
    expect(mail!.body).toContain(`${stack.origin}/unsubscribe#u.m.${person.sub}.`);
    expect(mail!.html).not.toContain('<script');
    expect(mail!.html!.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toContain('|maya_ho|1|limund|');
  });

  it('says how alike they are, and what the latest scan could not search', () => {
    const [mail] = mails();
    for (const words of [
      'The latest scan searched GitHub: 1 of 17 platforms.',
      'We couldn’t search Facebook, LinkedIn, X, ',
    ])
      expect([mail!.body.includes(words), mail!.html!.includes(words)]).toEqual([true, true]);
    expect(mail!.body).toContain('91 of 100 likeness, from 1 reason.');
  });

  it('does not leave when its account was taken off the list meanwhile', async () => {
    const users = userStore(database);
    const { socialMediaAccounts } = await user();
    await users.change(person.sub, { set: { socialMediaAccounts: [] } });
    const row = await tell({ kind: 'FINDING', link: '/dashboard#finding-abc123' });
    await delivered(row);
    expect(await sendDue(services)).toEqual({ sent: 0 });
    expect((await rowOf(row)).mailDueAt).toBeUndefined();
    await users.change(person.sub, { set: { socialMediaAccounts } });
  });

  it('is sent by the deployed function with the rights it has', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    await put(database, [
      [
        'Notification',
        {
          userId: person.sub,
          id: 'by-the-function',
          kind: 'CONNECTION',
          title: 'Otto asks to connect',
          // Leads to a finding, so that the function reads everything that it may have to read.
          link: '/dashboard#finding-abc123',
          createdAt: past,
          deliveredAt: past,
          mailShard: mailShardOf({ userId: person.sub, kind: 'CONNECTION' }),
          mailDueAt: past,
        },
      ],
    ]);
    await stack.lambda.invoke(await jobName(), {});
    expect(mails()[0]!.subject).toBe('Otto asks to connect');
    expect(mails()[0]!.headers!['List-Unsubscribe']).toMatch(
      /^<http:[^>]+\/notification\/one-click\?token=u\.c\./,
    );
    await silenceSchedule();
  });
});

/** The function behind the mails, by its name in the template. */
async function jobName(): Promise<string> {
  const { ofType } = loadAssembly(await synthesize(root), stack.origin);
  return ofType('AWS::Lambda::Function').find(({ logicalId }) => logicalId.includes('MailSend'))!
    .physicalName;
}

/** From here on the deployed function, which runs each minute by its own clock, has used up this hour and the next. */
async function silenceSchedule(): Promise<void> {
  const { once } = services;
  for (const window of [0, 1].map((ahead) => Math.floor(Date.now() / hour) + ahead)) {
    const until = (window + 2) * 3600;
    for (let used = 0; used < 3; used += 1) await once.count(`mail#${person.sub}#${window}`, 1, 3, until);
    for (const flag of alertFlags) await once.count(`digest#${person.sub}#${flag}#${window}`, 1, 1, until);
  }
}

describe('no mail', () => {
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'when its flag is off',
      () => setFlag('alertsMonitoring', false),
      () => setFlag('alertsMonitoring', true),
    ],
    [
      'to an address that is not confirmed',
      () => setVerified(null),
      () => setVerified('2026-11-01T00:00:00.000Z'),
    ],
  ])('%s', async (_when, before, after) => {
    await before();
    const row = await tell();
    await delivered(row);
    const count = mails().length;
    await sendDue(services);
    expect(mails().length).toBe(count);
    await after();
    await sendDue(services);
    expect(mails().length).toBe(count);
    expect((await rowOf(row)).mailDueAt).toBeUndefined();
  });

  it('about what was read in the app meanwhile', async () => {
    const row = await tell();
    await delivered(row);
    await notificationStore(database).markRead(row.userId, row.id, new Date().toISOString());
    const count = mails().length;
    await sendDue(services);
    expect(mails().length).toBe(count);
  });

  it('about what was taken back before its mail left, nor that it was; once that is out, its end is news', async () => {
    const given = await tell();
    const withdrawn = await tell({ takesBack: [given.id] });
    for (const row of [given, withdrawn]) await delivered(row);
    expect(await sendDue(services)).toEqual({ sent: 0 });
    const told = await tell();
    await delivered(told);
    expect(await sendDue(services)).toEqual({ sent: 1 });
    await delivered(await tell({ takesBack: [told.id] }));
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: 1 });
    // So it is to whoever has read of it in the app.
    const read = await tell();
    await delivered(read);
    await notificationStore(database).markRead(read.userId, read.id, new Date().toISOString());
    await delivered(await tell({ takesBack: [read.id] }));
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: 1 });
  });

  it('before others had the time to come', async () => {
    const row = await tell();
    await delivered(row);
    const due = (await rowOf(row)).mailDueAt!;
    const soon = clock;
    clock = Date.parse(due) - 1;
    expect(await sendDue(services)).toEqual({ sent: 0 });
    expect((await rowOf(row)).mailDueAt).toBe(due);
    clock = soon;
    expect(await sendDue(services)).toEqual({ sent: 1 });
  });
});

const setVerified = async (verifiedAt: string | null) =>
  database.client.send(
    new UpdateCommand({
      TableName: database.table('User'),
      Key: { id: person.sub },
      UpdateExpression: 'SET emails[0].verifiedAt = :at',
      ExpressionAttributeValues: { ':at': verifiedAt },
    }),
  );

describe('many at once', () => {
  it('are one mail that counts them, and a second burst waits for the next hour', async () => {
    const burst = (count: number) =>
      Promise.all(
        Array.from({ length: count }, () => tell({ kind: 'FINDING', title: 'Possible clone on X: m' })),
      );
    const first = await burst(7);
    await Promise.all(first.map(delivered));
    const before = mails().length;
    expect(await sendDue(services)).toEqual({ sent: 1 });
    expect(mails()[0]!.subject).toBe('7 new possible clones');
    expect(mails()[0]!.body.match(/- Possible clone on X: m/g)).toHaveLength(7);

    const second = await burst(5);
    await Promise.all(second.map(delivered));
    later(60_000);
    expect(await sendDue(services)).toEqual({ sent: 0 });
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: 1 });
    expect(mails()[0]!.subject).toBe('5 new possible clones');
    expect(mails().length - before).toBe(2);
  });

  it('of one business are counted by what they tell of, and lead to its page', async () => {
    const page = '/business-dashboard?businessId=b1';
    const of = (part: string, title: string, domains?: StoredNotification['domains']) =>
      tell({ title: `Acme: ${title}`, link: `${page}#${part}`, business: 'Acme', domains });
    const rows = await Promise.all([
      ...[1, 2].map((n) => of('brand', `likely clone on X: acme_${n}`)),
      of('looks', 'new look-alike domain: acrne.example', { fresh: 1 }),
      of('looks', 'look-alike domain acme.net can now receive email', { changed: 'acme.net' }),
    ]);
    await Promise.all(rows.map(delivered));
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: 1 });
    const [{ subject, body }] = mails() as [ReturnType<typeof mails>[0]];
    expect(subject).toBe('Acme: 2 new likely clones, 1 new look-alike domain, 1 look-alike domain changed');
    expect(body).toContain(`See them all:\n${stack.origin}${page}\n`);
  });

  it('a fourth of the hour waits, and comes in the next', async () => {
    for (const [expected] of [[1], [1], [1], [0]] as const) {
      await delivered(await tell());
      expect(await sendDue(services)).toEqual({ sent: expected });
    }
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: 1 });
  });
});

describe('a mail service that does not take it', () => {
  const failing = (name: string, httpStatusCode?: number) =>
    mailSender({
      ses: {
        send: (() =>
          Promise.reject(Object.assign(new Error(name), { name, $metadata: { httpStatusCode } }))) as never,
      },
      from: 'a@b.example',
    });

  it.each([
    ['is asked again in the next hour when it certainly did not', 'TooManyRequestsException', 429, 1],
    ['is not asked again about a mail that it never will', 'MessageRejected', 400, 0],
    ['is not asked again when nobody knows: nothing comes twice', 'TimeoutError', undefined, 0],
  ] as const)('%s', async (_what, name, status, again) => {
    await delivered(await tell());
    await sendDue({ ...services, send: failing(name, status) });
    later(hour);
    expect(await sendDue(services)).toEqual({ sent: again });
  });
});

it('one person whose record cannot be read keeps nobody else waiting', async () => {
  const past = new Date(Date.now() - 60_000).toISOString();
  const broken = {
    userId: 'broken',
    id: 'b',
    kind: 'SOURCE',
    title: 'B',
    createdAt: past,
    deliveredAt: past,
  };
  // Both of Maya's shard, and before her.
  const waits = { mailShard: mailShardOf({ userId: person.sub, kind: 'SOURCE' }), mailDueAt: past };
  await put(database, [
    ['User', { id: 'broken', accountEmail: 7 }],
    ['Notification', { ...broken, ...waits }],
    ['Notification', { ...broken, id: 'c', title: 7, ...waits }],
  ]);
  await delivered(await tell());
  expect(await sendDue(services)).toEqual({ sent: 1 });
});

describe('the link that stops mails', () => {
  const address = () => services.stopLinks(person.sub, 'alertsConnectionRequest').oneClick;
  const token = () => new URL(address()).searchParams.get('token')!;

  it('opened, it shows a button and changes nothing', async () => {
    const page = await fetch(address());
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<button>Stop emails about connections</button>');
    expect((await user()).alertsConnectionRequest).toBe(true);
  });

  it("posted to by a mail program's own button, it turns the one flag off, once or often", async () => {
    const post = () =>
      fetch(address(), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect([(await post()).status, (await post()).status]).toEqual([200, 200]);
    expect(await user()).toMatchObject({ alertsConnectionRequest: false, alertsMonitoring: true });
    await setFlag('alertsConnectionRequest', true);
  });

  it('works from the page, for whoever is not signed in', async () => {
    const ask = () => wire.rest('notification', 'unsubscribe', { token: token() }, {});
    const stopped = { kind: 'answer', value: { stopped: 'alertsConnectionRequest' } };
    expect([await ask(), await ask()]).toEqual([stopped, stopped]);
    expect((await user()).alertsConnectionRequest).toBe(false);
    await setFlag('alertsConnectionRequest', true);
  });

  it.each<[string, (good: string) => string]>([
    ['for another flag', (good) => good.replace('u.c.', 'u.m.')],
    ['for another person', (good) => good.replace(person.sub, `${person.sub}0`)],
    ['with another signature', (good) => good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA')],
    ['cut off', (good) => good.slice(0, -1)],
    ['of nothing', () => 'x'],
    [
      'made with another key',
      () => unsubscribeTokens('k'.repeat(32)).make({ userId: person.sub, flag: 'alertsMonitoring' }),
    ],
  ])('is refused in a plain sentence: %s', async (_what, alter) => {
    const asked = await wire.rest('notification', 'unsubscribe', { token: alter(token()) }, {});
    expect(asked).toMatchObject({ kind: 'refused', code: 'INVALID_INPUT', status: 400 });
    expect((asked as { message: string }).message).toMatch(/^This link is incomplete\./);
    expect(await user()).toMatchObject({ alertsConnectionRequest: true, alertsMonitoring: true });
  });

  it('says the same for somebody who is no longer there', async () => {
    const gone = unsubscribeTokens(stack.variables['MAIL_KEY']!).make({
      userId: 'gone',
      flag: 'alertsMonitoring',
    });
    const asked = await wire.rest('notification', 'unsubscribe', { token: gone }, {});
    expect(asked.kind).toBe('answer');
  });
});
