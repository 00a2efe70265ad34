import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Decided } from '#domain/proof/decision';
import { platformTable } from '#domain/platform/platform-table';
import { businessSubject } from '#domain/keys';
import { changeOperator } from '../../bin/change-operator.ts';
import { isPersonal, personalData } from '../../lambdas/account/personal-data.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { newToken } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { proofRows, provenAccount, provenHandle } from '../support/seed/seed-proof.ts';
import { startServices } from '../support/services.ts';
import { databaseOf, rowsAbout } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { filesInMemory } from '../support/files-in-memory.ts';

/** What operators decide stays readable to operators, whatever those do whom it is about. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let maya: Person;
let ada: Person;
const at = '2026-11-20T12:00:00.000Z';
const account = { platform: 'GITHUB', handle: provenHandle };
const shown = `${provenHandle} on ${platformTable.GITHUB.name}`;

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [maya, ada] = (await signUpPeople(stack, ['maya', 'ada'])) as [Person, Person];
  await changeOperator({ site: stack.origin, email: ada.email, remove: false, reason: 'On call.' });
  ada = { ...ada, accessToken: await newToken(stack.origin, ada) };
  for (const person of [maya, ada]) {
    const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
    await answer(wire.graphql(create, { input: {} }, by(person)));
  }
  await database.client.send(
    new UpdateCommand({
      TableName: database.table('User'),
      Key: { id: maya.sub },
      UpdateExpression: 'SET socialMediaAccounts = :list',
      ExpressionAttributeValues: { ':list': [provenAccount(at)] },
    }),
  );
  for (const [name, Item] of proofRows(maya, at))
    await stack.dynamo.call('PutItem', { TableName: database.table(name), Item: marshalled(Item) });
});
afterAll(() => stack?.close());

const marshalled = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value != null)
      .map(([key, value]) => [key, typeof value === 'boolean' ? { BOOL: value } : { S: String(value) }]),
  );
const by = ({ accessToken }: Person) => ({ token: accessToken });
const proxy = <T>(person: Person, name: string, input: object = {}) =>
  answer<T>(wire.rest('proxy', name, input, by(person)));
const decisions = async (before?: string) =>
  (await proxy<{ decisions: Decided[] }>(ada, 'get-decisions', before ? { before } : {})).decisions;

it('each decision says who, what, about whom, when and why; the newest first', async () => {
  const told = { ...account, own: 'https://github.com/maya-clay', words: '' };
  const store = socialProofStore(database);
  const proof = (await store.get(`GITHUB#${provenHandle}`))!;
  await store.look(proof, { public: true, wantsPublic: true });
  await answer(wire.rest('proxy', 'report-imitation', told, {}));
  await proxy(ada, 'decide-review', { ...account, decision: 'pause', reason: 'Two faces.' });
  await proxy(ada, 'decide-review', { ...account, decision: 'keep', reason: 'Hers.' });
  const { number } = await answer<{ number: string }>(
    wire.rest('app', 'support', { subject: 'My badge', message: 'Why?' }, by(maya)),
  );
  await proxy(ada, 'close-message', { id: `support-${number}`, open: false });
  const { announcement } = await answer<{ announcement: { id: string } }>(
    wire.rest('notification', 'draft-announcement', { kind: 'FEATURE', title: 'New', body: 'It.' }, by(ada)),
  );
  await expect
    .poll(() => wire.rest('notification', 'send-announcement', { id: announcement.id }, by(ada)))
    .toMatchObject({ kind: 'answer' });
  await proxy(ada, 'decide-review', { ...account, decision: 'pause', reason: 'Seen again.' });
  await proxy(ada, 'decide-review', { ...account, decision: 'end', reason: 'A copy.' });
  await changeOperator({ site: stack.origin, email: maya.email, remove: true });

  const found = await decisions();
  expect(found.map(({ kind, about, reason, by: who, done }) => [kind, about, reason, who, done])).toEqual([
    ['remove operator', maya.email, null, 'a command on this machine', true],
    ['end', shown, 'A copy.', ada.email, true],
    ['pause', shown, 'Seen again.', ada.email, true],
    ['send announcement', 'New', null, ada.email, true],
    ['close message', 'Message: My badge', null, ada.email, true],
    ['keep', shown, 'Hers.', ada.email, true],
    ['pause', shown, 'Two faces.', ada.email, true],
    ['make operator', ada.email, 'On call.', 'a command on this machine', true],
  ]);
  expect(found[5]!.reports).toHaveLength(1);
  expect(await decisions(found[5]!.id)).toEqual(found.slice(6));
});

it('sent again with its key it is one decision, and nobody decides in another one’s name', async () => {
  const before = await decisions();
  const { number } = await answer<{ number: string }>(
    wire.rest('app', 'support', { subject: 'Again', message: 'Why?' }, by(maya)),
  );
  const { REST } = (stack.config.API ?? {}) as { REST: Record<string, { endpoint: string }> };
  const twice = () =>
    fetch(`${REST['proxyAPI']!.endpoint}/proxy/close-message`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: ada.accessToken,
        'idempotency-key': 'press-one-button',
      },
      // What a program might add: another operator, another time, already done, somebody else concerned.
      body: JSON.stringify({
        ...{
          id: `support-${number}`,
          open: false,
          by: maya.sub,
          of: ada.sub,
          at: '2001-01-01T00:00:00.000Z',
        },
        ...{ kind: 'end', reports: ['x'], subjectId: 'announcements' },
      }),
    });
  const answers = [...(await Promise.all([twice(), twice(), twice()])), await twice()];
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(1);
  const [newest, ...rest] = await decisions();
  expect(newest).toMatchObject({ kind: 'close message', by: ada.email, about: 'Message: Again' });
  expect(newest!.at > before[0]!.at).toBe(true);
  expect(rest).toEqual(before);
  for (const foreign of ['announcements', 'U#' + maya.sub, '', '~'.repeat(129), '\u0000'])
    expect(await wire.rest('proxy', 'get-decisions', { before: foreign }, by(maya))).toMatchObject({
      kind: 'refused',
    });
});

it('is nobody else’s to read, and needs a reason', async () => {
  const refused = async (person: Person, name: string, input: object) => {
    const got = await wire.rest('proxy', name, input, by(person));
    return got.kind === 'refused' ? `${got.code} ${got.message}` : 'an answer';
  };
  expect(await refused(maya, 'get-decisions', {})).toMatch(/^FORBIDDEN/);
  expect(await refused(ada, 'decide-review', { ...account, decision: 'end' })).toMatch(
    /^INVALID_INPUT reason/,
  );
  expect(await refused(ada, 'decide-review', { ...account, decision: 'end', reason: ' ' })).toMatch(
    /^INVALID_INPUT/,
  );
});

it('is not about an account of one’s own, nor of a business in which one has a seat', async () => {
  const before = await decisions();
  await seedBusiness(database, { id: 'adas', seats: 2, admin: ada, members: [], at });
  for (const owner of [ada.sub, businessSubject('adas')]) {
    const [name, Item] = proofRows(ada, at)[0]!;
    const row = marshalled({ ...Item, owner });
    await stack.dynamo.call('PutItem', { TableName: database.table(name), Item: row });
    expect(
      await wire.rest('proxy', 'decide-review', { ...account, decision: 'pause', reason: 'Mine.' }, by(ada)),
    ).toMatchObject({
      kind: 'refused',
      code: 'FORBIDDEN',
      message: expect.stringContaining('Another operator'),
    });
  }
  expect(await decisions()).toEqual(before);
  await answer(
    wire.rest(
      'proxy',
      'report-imitation',
      { ...account, own: 'https://github.com/maya-clay', words: '' },
      {},
    ),
  );
  const { reviews } = await proxy<{ reviews: unknown[] }>(ada, 'get-reviews');
  expect(reviews).toEqual([]);
});

it('one that could not be done reads as begun', async () => {
  const id = await decisions().then((all) => all[0]!.id);
  const TableName = database.table('Audit');
  const { Item } = await database.client.send(
    new GetCommand({ TableName, Key: { subjectId: 'decisions', id } }),
  );
  expect(Item).toMatchObject({ kind: 'close message', of: maya.sub, done: true });
  // Somebody without an account there is refused before anything is written.
  await expect(
    changeOperator({ site: stack.origin, email: 'nobody@example.com', remove: false }),
  ).rejects.toThrow('They have to sign up first');
  expect(await decisions()).toHaveLength(9);
});

it('whoever deletes their account takes the words about them along, and not that it was decided', async () => {
  const audit = personalData.Audit;
  if (!isPersonal(audit)) throw new Error('The table holds something about people.');
  expect(await audit.rows({ id: maya.sub }, database)).toContainEqual(
    expect.objectContaining({ about: shown, reason: 'A copy.' }),
  );
  await audit.erase({ id: maya.sub }, database, filesInMemory().files);
  const left = await decisions();
  expect(left.map(({ kind, about, reason }) => [kind, about, reason])).toEqual([
    ['close message', null, null],
    ['remove operator', null, null],
    ['end', null, null],
    ['pause', null, null],
    ['send announcement', 'New', null],
    ['close message', null, null],
    ['keep', null, null],
    ['pause', null, null],
    ['make operator', ada.email, 'On call.'],
  ]);
  const rows = await rowsAbout(stack, database, [provenHandle, maya.email]);
  expect(rows.filter(([name]) => name === 'Audit')).toEqual([]);
});
