import { readFile, readdir } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#domain/account/user';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { settled } from '../support/settled.ts';
import { startServices } from '../support/services.ts';
import { type Row, databaseOf, rowsAbout } from '../support/tables.ts';
import { type Outcome, type Wire, wireTo } from '../support/client.ts';

/** One person's account from the first sign-in to its end, over HTTP of a running stack; steps build on each other. */
let stack: LocalStack;
let wire: Wire;
let maya: Person;
const data = mkdtempSync(join(tmpdir(), 'countersign-account-'));

beforeAll(async () => {
  stack = await startServices({ data });
  wire = wireTo(stack.origin, stack.config);
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
  await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { id: maya.sub } },
    { token: maya.accessToken },
  );
});
afterAll(async () => {
  await stack?.close();
  rmSync(data, { recursive: true, force: true });
});

const ask = (name: string, input: object = {}): Promise<Outcome> =>
  wire.rest('user', name, input, { token: maya.accessToken });
const answered = async <T>(name: string, input?: object): Promise<T> => {
  const outcome = await ask(name, input);
  expect(outcome).toMatchObject({ kind: 'answer' });
  return (outcome as { value: T }).value;
};
const codeFor = (address: string) => stack.outbox.list().find(({ to }) => to === address)!.code;

it('a further address is proven by a mail, and becomes the one to sign in with by another', async () => {
  const userEmailAddress = 'maya@work.example';
  await answered('update-email-address', { userEmailAddress, operation: 'add' });
  await answered('send-code', { emailAddress: userEmailAddress });
  await answered('confirm-code', { emailAddress: userEmailAddress, code: codeFor(userEmailAddress) });
  const makePrimary = { userEmailAddress, operation: 'makePrimary' };
  expect(await answered('update-email-address', makePrimary)).toMatchObject({ codeSentTo: 'm***@w***' });
  const { user } = await answered<{ user: User }>('update-email-address', {
    ...makePrimary,
    code: codeFor(userEmailAddress),
  });
  expect(user.accountEmail).toBe(userEmailAddress);
});

it('a number is proven by text message, first with us, then as the mobile', async () => {
  const phoneNumber = '+18605550142';
  await answered('update-phone-number', { phoneNumber: '+1 (860) 555-0142', operation: 'add' });
  await answered('send-code', { phoneNumber });
  await answered('confirm-code', { phoneNumber, code: codeFor(phoneNumber) });
  const makePrimary = { phoneNumber, operation: 'makePrimary' };
  await answered('update-phone-number', makePrimary);
  const code = codeFor(phoneNumber);
  expect(await answered('update-phone-number', { ...makePrimary, code })).toMatchObject({
    user: { phoneCell: phoneNumber },
  });
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(contentType: string, bytes: Buffer) {
  const form = await answered<{ url: string; fields: Record<string, string>; key: string }>('upload-url', {
    contentType,
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([Uint8Array.from(bytes)], { type: contentType }));
  const { status } = await fetch(form.url, { method: 'POST', body });
  return { key: form.key, status };
}

it('a picture that is taken away goes itself, and not its name alone', async () => {
  const { key } = await upload('image/png', png);
  await answered('finish-upload', { key });
  const outcome = await wire.graphql(
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { profileImagePath } }',
    { input: { id: maya.sub, profileImagePath: null } },
    { token: maya.accessToken },
  );
  expect(outcome).toMatchObject({ kind: 'answer', value: { profileImagePath: null } });
  await settled(stack);
  expect((await exported()).file.files).toEqual([]);
});

it('a picture is taken when it is one, and replaces the one before', async () => {
  const first = await upload('image/png', png);
  await answered('finish-upload', { key: first.key });
  const second = await upload('image/png', png);
  expect(await answered('finish-upload', { key: second.key })).toMatchObject({
    user: { profileImagePath: second.key },
  });
  const { files } = (await exported()).file;
  expect(files.map(({ key }) => key)).toEqual([second.key]);
});

it('a file that is no picture, too large, or never came is refused in words', async () => {
  const disguised = await upload('image/jpeg', png);
  expect(await ask('finish-upload', { key: disguised.key })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await ask('finish-upload', { key: disguised.key })).toMatchObject({ code: 'CONFLICT' });
  expect((await upload('image/png', Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(400);
  expect(await ask('finish-upload', { key: `users/${maya.sub}/profile/../../x.png` })).toMatchObject({
    code: 'FORBIDDEN',
  });
});

interface Exported {
  tables: Record<string, Record<string, unknown>[]>;
  files: { key: string }[];
}
/** Asks for the export and follows its link, with nothing but the link. */
async function exported() {
  const { url, expiresAt } = await answered<{ url: string; expiresAt: string }>('export');
  const reply = await fetch(url);
  const text = await reply.text();
  return { url, expiresAt, reply, bytes: Buffer.byteLength(text), file: JSON.parse(text) as Exported };
}

describe('the export', () => {
  it('holds everything, though it is more than a function can answer with', async () => {
    const { client, table } = await databaseOf(stack);
    const [userId, base64] = [maya.sub, 'A'.repeat(340_000)];
    for (let n = 10; n < 30; n += 1) {
      const Item = { userId, caseId: `picture#1#${n}`, contentType: 'image/png', base64 };
      await client.send(new PutCommand({ TableName: table('Case'), Item }));
    }
    const { file, bytes } = await exported();
    expect(bytes).toBeGreaterThan(6_291_556);
    expect(file.tables['Case']).toHaveLength(20);
    expect(file.tables['User']).toMatchObject([{ id: maya.sub }]);
  });

  it('arrives as a file, by a link that ends after minutes and opens nothing else', async () => {
    const { url, expiresAt, reply } = await exported();
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="countersign-\d{4}-\d\d-\d\d\.json"$/,
    );
    const link = new URL(url);
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBe(300);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
    link.pathname = link.pathname.replace(maya.sub, 'somebody-else');
    expect((await fetch(link)).status).toBe(403);
    expect((await fetch(`${link.origin}${link.pathname}`)).status).toBe(403);
  });
});

/**
 * The records of all objects in all buckets. The index of protected accounts is no person's file: it is written anew every six
 * hours from the proofs that there are (docs/decisions/043).
 */
const objects = async () => {
  const records = (await readdir(join(data, 's3'), { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  const texts = await Promise.all(records.map((name) => readFile(join(data, 's3', name), 'utf8')));
  return records.filter((_, n) => !texts[n]!.includes('"identities/'));
};

it('deleted, nothing is left in any table or bucket but the tombstone, and the token brings nothing back', async () => {
  const database = await databaseOf(stack);
  const words = [maya.sub, 'maya@', '8605550142'];
  expect((await rowsAbout(stack, database, words)).length).toBeGreaterThan(5);
  // The picture and the export.
  expect(await objects()).toHaveLength(2);
  const { deletedAt } = await answered<{ deletedAt: string }>('delete', { confirm: 'DELETE' });
  const left = async () => rowsAbout(stack, database, words);
  const tombstone: Row[] = [['User', { id: maya.sub, deletedAt }]];
  // The job runs by its queue; what it leaves decides, not how long it takes.
  let rows = await left();
  while (JSON.stringify(rows) !== JSON.stringify(tombstone)) {
    await after(100);
    rows = await left();
  }
  expect(await objects()).toEqual([]);
  expect(await ask('export')).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await ask('update-email-address', { userEmailAddress: maya.email, operation: 'updateUserId' }),
  ).toMatchObject({ code: 'NOT_FOUND' });
  const again = await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { id: maya.sub } },
    { token: maya.accessToken },
  );
  expect(again).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
  expect(await left()).toEqual(tombstone);
});
