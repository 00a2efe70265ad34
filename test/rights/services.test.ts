import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSubject } from '#domain/keys';
import type { RightsAsk, RightsState, WaitingRequest } from '#domain/rights/rights-request';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { asOperator } from '../support/operator.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { proofRows, provenAccount, provenHandle } from '../support/seed/seed-proof.ts';
import { put } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { settled } from '../support/settled.ts';
import { databaseOf } from '../support/tables.ts';

/** The rights of people over the deployed functions, with their own permissions. The tests build on each other. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let maya: Person;
let ada: Person;
let copy: Person;
const at = '2026-11-20T12:00:00.000Z';

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const people = (await signUpPeople(stack, ['maya', 'ada', 'copy'])) as [Person, Person, Person];
  for (const person of people) {
    const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
    await answer(wire.graphql(create, { input: {} }, { token: person.accessToken }));
  }
  [maya, ada, copy] = people;
  ada = await asOperator(stack, ada);
  const change = { set: { socialMediaAccounts: [provenAccount(at)] } };
  await userStore(database).change(maya.sub, change);
  const rows = proofRows(maya, at).map(([name, row]): [typeof name, object] => [
    name,
    name === 'SocialProof' && row['id'] === `GITHUB#${provenHandle}` ? { ...row, public: true } : row,
  ]);
  await put(database, rows as never);
});
afterAll(() => stack?.close());

const call = <T>(name: string, input: object, by: { token?: string } = {}) =>
  answer<T>(wire.rest('app', name, input, by));

interface Confirmed {
  token: string;
  request: RightsState;
}

/** A request that somebody proved by the code in their mailbox. */
async function proven(
  name: string,
  input: { email: string; asks?: RightsAsk; details?: string },
): Promise<Confirmed> {
  const { caseNumber } = await call<{ caseNumber: string }>(name, input);
  const mail = stack.outbox.list().find(({ to, subject }) => to === input.email && /code/.test(subject));
  return call<Confirmed>('confirm-request', { caseNumber, code: mail!.code });
}

async function scanned(person: Person): Promise<void> {
  const { scan } = await call<{ scan: { id: string } }>('start-scan', {}, { token: person.accessToken });
  const stand = async () => (await scanStore(database).get(userSubject(person.sub), scan.id))?.status;
  await expect.poll(stand, { timeout: 120_000 }).toBe('DONE');
  await settled(stack);
}

const registered = async () => {
  const { API } = stack.config as { API: { GraphQL: { apiKey: string } } };
  const query =
    'query ($platform: SocialPlatform!, $handle: String!) { checkProfile(platform: $platform, handle: $handle) { registered } }';
  const got = await answer<{ registered: boolean }>(
    wire.graphql(query, { platform: 'GITHUB', handle: provenHandle }, { apiKey: API.GraphQL.apiKey }),
  );
  return got.registered;
};

it('a copy that was asked for without a session is the whole export', async () => {
  const { token, request } = await proven('data-request', { asks: 'EXPORT', email: maya.email, details: '' });
  expect(request.status).toBe('READY');
  const { url } = await call<{ url: string }>('request-download', { token });
  const file = (await (await fetch(url)).json()) as { tables: { User: { accountEmail: string }[] } };
  expect(file.tables.User[0]!.accountEmail).toBe(maya.email);
});

it('a deletion is planned, mailed with its link, and called off by it', async () => {
  const asked = { asks: 'DELETE' as const, email: ada.email, details: '' };
  const { token, request } = await proven('data-request', asked);
  expect(request.status).toBe('PLANNED');
  const mail = stack.outbox
    .list()
    .find(({ to, subject }) => to === ada.email && /will be deleted/.test(subject));
  expect(mail?.body).toContain(`/data-request#${token}`);
  const { request: after } = await call<Confirmed>('withdraw-request', { token });
  expect(after.status).toBe('WITHDRAWN');
  await settled(stack);
  expect(await userStore(database).get(ada.sub)).toBeDefined();
});

it('a deletion is read in the app by whose account it ends, and called off there', async () => {
  const asked = { asks: 'DELETE' as const, email: ada.email, details: '' };
  const { token, request } = await proven('data-request', asked);
  const closing = async ({ accessToken }: Person) =>
    (await answer<{ closing: object | null }>(wire.rest('proxy', 'get-proofs', {}, { token: accessToken })))
      .closing;
  const keep = ({ accessToken }: Person) =>
    answer(wire.rest('proxy', 'keep-account', {}, { token: accessToken }));
  expect(await closing(ada)).toMatchObject({ closesAt: request.until });
  expect(await closing(maya)).toBeNull();
  const told = async () =>
    (await notificationStore(database).recent(ada.sub, 10))
      .filter(({ kind }) => kind === 'ACCOUNT')
      .map(({ body }) => /^Called off on|Unless it is cancelled/.exec(body ?? '')?.[0]);
  // The one of before was called off by its link.
  expect(await told()).toEqual(['Unless it is cancelled', 'Called off on']);
  expect(await keep(maya)).toEqual({ closing: null });
  expect(await closing(ada)).not.toBeNull();
  expect(await keep(ada)).toEqual({ closing: null });
  expect(await closing(ada)).toBeNull();
  expect(await told()).toEqual(['Called off on', 'Called off on']);
  const { request: after } = await call<Confirmed>('request-status', { token });
  expect(after.status).toBe('WITHDRAWN');
});

it('an operator answers what waits', async () => {
  const asked = { asks: 'CORRECT' as const, email: 'nobody@example.com', details: 'A name.' };
  const { token, request } = await proven('data-request', asked);
  const by = { token: ada.accessToken };
  const { requests } = await call<{ requests: WaitingRequest[] }>('get-rights-requests', {}, by);
  expect(requests).toMatchObject([{ caseNumber: request.caseNumber, email: asked.email, hasAccount: false }]);
  const answered = { caseNumber: request.caseNumber, outcome: 'refused', answer: 'We store nothing of it.' };
  expect(await call('answer-rights-request', answered, by)).toEqual({ mailed: true });
  const { request: after } = await call<Confirmed>('request-status', { token });
  expect(after).toMatchObject({ status: 'DONE', answer: 'We store nothing of it.' });
});

it('nobody silences an alert about a copy, or hides whom they copy, by any of the forms', async () => {
  // Whoever runs the copy has an account here, and asks for everything, in the name of both.
  const names = `https://github.com/${provenHandle}, and every account that looks like it`;
  for (const asks of ['EXPORT', 'CORRECT', 'OPT_OUT_OF_SALE'] as const)
    await proven('data-request', { asks, email: `copy+${asks.toLowerCase()}@example.com`, details: names });
  await proven('verification-opt-out', { email: copy.email, details: names });
  await proven('data-request', { asks: 'DELETE', email: copy.email, details: names });
  expect(await registered()).toBe(true);
  await scanned(maya);
  const found = await findingStore(database).list(userSubject(maya.sub));
  expect(found.some(({ status, verdict }) => status === 'OPEN' && /clone/.test(verdict))).toBe(true);
  const alerts = await notificationStore(database).recent(maya.sub, 100);
  expect(alerts.some(({ kind }) => kind === 'FINDING')).toBe(true);
});

it('the person whose address it is can leave the check, and come back', async () => {
  const { token, request } = await proven('verification-opt-out', { email: maya.email });
  expect(request.status).toBe('DONE');
  expect(await registered()).toBe(false);
  await call('withdraw-request', { token });
  expect(await registered()).toBe(true);
});
