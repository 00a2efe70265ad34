import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmailInventory } from '#domain/account/contact-owner';
import type { MailState } from '#domain/message/returned-mail';
import { newUser } from '#domain/account/user';
import { sendDue, type SendServices } from '../../lambdas/message/send-due.ts';
import { mailSender } from '../../lambdas/message/send-mail.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { mailAddressStore } from '../../lambdas/store/mail-address.ts';
import { mailOutbox } from '../../lambdas/store/mail-outbox.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { put } from '../support/seed/seed.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** Mails that come back, over the topic and the queue of the template, as SES tells of its simulator's addresses. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let maya: Person;
let otto: Person;
let services: SendServices;
let sent = 0;
const hour = 3_600_000;
const address = 'bounce+maya@simulator.amazonses.com';
const nobody = { accessKeyId: 'test', secretAccessKey: 'test' };

beforeAll(async () => {
  stack = await startServices({ seed: 23 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [maya, otto] = (await signUpPeople(stack, ['maya', 'otto'])) as [Person, Person];
  const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
  await answer(wire.graphql(create, { input: {} }, { token: otto.accessToken }));
  const at = new Date().toISOString();
  // The record as it is when somebody has moved to that address.
  await userStore(database).create(newUser({ sub: maya.sub, email: address }, at));
  const ses = new SESv2Client({ endpoint: `${stack.origin}/ses`, region: 'us-east-1', credentials: nobody });
  const { MAIL_FROM, MAIL_SET } = stack.variables;
  services = {
    outbox: mailOutbox(database),
    users: userStore(database),
    addresses: mailAddressStore(database),
    findings: findingStore(database),
    scans: scanStore(database),
    once: onceStore(database),
    send: mailSender({ ses, from: MAIL_FROM!, configurationSet: MAIL_SET! }),
    site: stack.origin,
    stopLinks: () => ({ page: `${stack.origin}/unsubscribe#x`, oneClick: `${stack.origin}/x` }),
    now: Date.now,
  };
});
afterAll(() => stack?.close());

const by = () => ({ token: maya.accessToken });
const ask = <T>(name: string, input: object = {}) => answer<T>(wire.rest('notification', name, input, by()));
const state = () => ask<MailState>('get-mail-state');
const stopped = (expected: unknown) =>
  expect.poll(async () => (await state()).stopped, { timeout: 30_000 }).toEqual(expected);
/** Something new to tell that is due for a mail; gives how many mails left for it. */
async function mailed(): Promise<number> {
  sent += 1;
  const at = new Date(Date.now() - hour / 2).toISOString();
  const row = { userId: maya.sub, id: `event-${sent}`, kind: 'SOURCE' as const, title: 'New', createdAt: at };
  await put(database, [
    [
      'Notification',
      { ...row, deliveredAt: at, mailShard: 0, mailDueAt: new Date(Date.now()).toISOString() },
    ],
  ]);
  const before = stack.outbox.list().length;
  // The job on its schedule may be there first.
  await sendDue(services);
  await expect.poll(() => rowWaits(row.id), { timeout: 30_000 }).toBe(false);
  return stack.outbox.list().length - before;
}
const rowWaits = async (id: string) =>
  (await services.outbox.waiting(0, '9999', 100)).some((row) => row.id === id);

it('is marked, told, and no other mail leaves for there', async () => {
  expect(await state()).toEqual({ address, stopped: null });
  expect(await mailed()).toBe(1);
  await stopped({ since: expect.any(String), because: 'bounced' });
  expect(await mailed()).toBe(0);
  const recent = await notificationStore(database).recent(maya.sub, 9);
  expect(recent, 'both stand in the app').toHaveLength(2);
  const got = await answer(
    wire.graphql('query ($e: String!) { getEmailInventory(emailAddress: $e) { id } }', { e: address }, by()),
  );
  expect(got, 'and the address stays theirs').toEqual({ id: maya.sub });
  expect(Object.keys(EmailInventory.shape)).not.toContain('returnedSince');
});

it('a message that SES did not send is refused', async () => {
  const forged = {
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: maya.email }] },
    mail: { timestamp: new Date().toISOString(), tags: { 'ses:configuration-set': ['mine'] } },
  };
  const store = mailAddressStore(database);
  const source = stack.eventSources.find(({ arn }) => arn.includes('MailReturned'))!;
  const queue = stack.sqs.queue(source.arn)!;
  for (const TopicArn of ['arn:aws:sns:us-east-1:111111111111:mine', stack.variables.MAIL_TOPIC])
    await queue.send({
      body: JSON.stringify({ Type: 'Notification', TopicArn, Message: JSON.stringify(forged) }),
    });
  await source.drain();
  // Tried again later, and in the end kept for somebody to look at.
  await expect.poll(() => queue.counts(), { timeout: 30_000 }).toMatchObject({ visible: 0, inWork: 2 });
  expect((await store.get(maya.email))?.returnedSince).toBeUndefined();
});

it('a code that arrives there turns mails on again, once', async () => {
  const code = async () => {
    expect(await ask('try-mail')).toEqual({ codeSentTo: 'b***@s***' });
    return stack.outbox.list().find(({ to, code: found }) => to === address && found)!.code;
  };
  const first = await code();
  const wrong = first === '000000' ? '000001' : '000000';
  expect(await wire.rest('notification', 'resume-mail', { code: wrong }, by())).toMatchObject({
    kind: 'refused',
    code: 'INVALID_INPUT',
  });
  // A hundred guesses at once are five, and then the right one is refused too: a new code is asked for.
  const guesses = Array.from({ length: 12 }, (_, n) =>
    String((Number(first) + n + 2) % 1e6).padStart(6, '0'),
  );
  const guessed = await Promise.all(
    guesses.map((guess) => wire.rest('notification', 'resume-mail', { code: guess }, by())),
  );
  expect(guessed.every(({ kind }) => kind === 'refused')).toBe(true);
  expect(await wire.rest('notification', 'resume-mail', { code: first }, by())).toMatchObject({
    kind: 'refused',
  });
  const second = await code();
  // Another person's code for this address is none, nor is theirs to have the mark taken by the API of addresses.
  const mutation = `mutation ($input: UpdateEmailInventoryInput!) { updateEmailInventory(input: $input) { id } }`;
  await wire.graphql(mutation, { input: { emailAddress: address, type: 'PRIMARY' } }, by());
  expect((await state()).stopped).not.toBeNull();
  expect(
    await wire.rest('notification', 'resume-mail', { code: second }, { token: otto.accessToken }),
  ).toMatchObject({
    value: { address: otto.email, stopped: null },
  });
  expect((await state()).stopped).not.toBeNull();
  const both = await Promise.all(
    [1, 2].map(() => wire.rest('notification', 'resume-mail', { code: second }, by())),
  );
  expect(both.some(({ kind }) => kind === 'answer')).toBe(true);
  expect(await state()).toEqual({ address, stopped: null });
  // What SES tells late of a mail from before changes nothing.
  const before = new Date(Date.now() - hour).toISOString();
  const store = mailAddressStore(database);
  expect(await store.stop(address, { because: 'bounced', sentAt: before, at: before })).toBe(false);
  expect(await ask('try-mail'), 'nobody gets codes for nothing').toEqual({ codeSentTo: null });
  expect(await mailed()).toBe(1);
  await stopped({ since: expect.any(String), because: 'bounced' });
});
