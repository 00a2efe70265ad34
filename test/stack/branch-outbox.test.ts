import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { KeptMessage } from '#domain/operations/kept-message';
import type { LocalStack } from '../../local/stack.ts';
import { startBranch } from './start-branch.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { dataFolder } from '../support/local-process.ts';
import { beginWith, type Person, signInAs, signUpPeople } from '../support/people.ts';

/** What a branch would have sent, read by whoever runs it, and by nobody else. */
let data: Awaited<ReturnType<typeof dataFolder>>;
let stack: LocalStack;
let wire: Wire;
let password: string;
let operator: Person;
let ada: Person;
const patience = { timeout: 60_000, interval: 200 };
const further = 'ada.further@example.com';
const phone = '+12025550143';

beforeAll(async () => {
  data = await dataFolder();
  stack = await startBranch({ data: data.path });
  wire = wireTo(stack.origin, stack.config);
  const [{ LogIn = '' }] = Object.values(stack.made) as [Record<string, string>];
  password = LogIn.split(' ').at(-1)!;
  operator = await signInAs(stack, 'operator@demo.countersign.example', password);
  [ada] = (await signUpPeople(stack, ['ada'])) as [Person];
  await beginWith(wire, ada, 'mayahollis');
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await data?.remove();
});

const read = (by: Person) => wire.rest('proxy', 'get-outbox', {}, { token: by.accessToken });
const kept = async (to: string) =>
  (await answer<{ messages: KeptMessage[] }>(read(operator))).messages.filter((each) => each.to === to);
const asks = (group: 'user' | 'business', call: string, request: object, by = ada) =>
  answer(wire.rest(group, call as 'send-code', request as never, { token: by.accessToken }));
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0];

test('an operator reads it, and is told for how long', async () => {
  expect(await answer(read(operator))).toMatchObject({ hours: 72 });
  expect(await read(ada)).toMatchObject({ kind: 'refused', code: 'FORBIDDEN' });
  expect(stack.config['outbox']).toBe(true);
});

test('of what Cognito sends itself there is a note, without the code that only Cognito knows', async () => {
  const [note] = await kept('ada@example.com');
  expect(note).toMatchObject({ channel: 'EMAIL', by: 'user pool' });
  expect(note!.text).toContain('{####}');
  const sent = stack.outbox.list().find(({ to }) => to === 'ada@example.com')!;
  expect(note!.text).not.toContain(sent.code);
});

test('codes for further addresses and numbers are kept, work, and are not sent', async () => {
  await asks('user', 'update-email-address', { userEmailAddress: further, operation: 'add' });
  await asks('user', 'update-phone-number', { phoneNumber: phone, operation: 'add' });
  for (const [contact, to, channel] of [
    [{ emailAddress: further }, further, 'EMAIL'],
    [{ phoneNumber: phone }, phone, 'TEXT'],
  ] as const) {
    await asks('user', 'send-code', contact);
    const [message] = await kept(to);
    expect(message).toMatchObject({ channel, by: 'us' });
    await asks('user', 'confirm-code', { ...contact, code: codeIn(message!.text) });
  }
  const sent = stack.outbox.list().map(({ to }) => to);
  expect(sent).not.toContain(further);
  expect(sent).not.toContain(phone);
});

test('an invitation is kept with its link', async () => {
  const owner = await signInAs(stack, 'rosalind@ferrowbay.example', password);
  const people = [{ userEmailAddress: 'guest@example.com' }];
  await asks('business', 'invite-users', { businessId: 'ferrow-bay-ceramics', people }, owner);
  expect((await kept('guest@example.com'))[0]!.text).toMatch(/https?:\/\/\S+business-invitation\S+/);
});

test('what goes to somebody goes with their account', async () => {
  await asks('user', 'delete' as never, { confirm: 'DELETE' });
  await vi.waitFor(async () => {
    for (const to of ['ada@example.com', further, phone]) expect(await kept(to)).toEqual([]);
  }, patience);
  expect(await kept('guest@example.com')).toHaveLength(1);
}, 90_000);

test('no log says to whom, or what', () => {
  const folder = join(data.path, 'logs');
  const logs = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(logs).toContain('Answered');
  for (const word of ['ada@example.com', further, phone, 'guest@example.com'])
    expect(logs).not.toContain(word);
});
