import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountProof } from '#domain/proof/proof';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { recheckDue } from '../../lambdas/proof/recheck.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { integrationStore } from '../../lambdas/store/business/integration.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** Badges of a platform whose profiles nobody reads here: what can be compared is what their holders say. */
let stack: LocalStack;
let wire: Wire;
let database: Database;
let maya: Person;
let thief: Person;

beforeAll(async () => {
  stack = await startServices({ seed: 31 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  [maya, thief] = (await signUpPeople(stack, ['maya', 'thief'])) as [Person, Person];
  for (const person of [maya, thief])
    await graphql(person, 'createUser', 'CreateUserInput', { id: person.sub });
});
afterAll(() => stack?.close());

const by = ({ accessToken }: Person) => ({ token: accessToken });
const graphql = (person: Person, field: string, type: string, input: object) =>
  answer(
    wire.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, { input }, by(person)),
  );
const proxy = <T>(person: Person, name: string, input: object) =>
  answer<T>(wire.rest('proxy', name, input, by(person)));

/** On the list, and shown by a sign-in at the platform. */
async function prove(person: Person, handle: string, fields: object = {}): Promise<void> {
  const socialMediaAccounts = [{ platform: 'PINTEREST', pageUrl: `https://www.pinterest.com/${handle}/` }];
  await graphql(person, 'updateUser', 'UpdateUserInput', { id: person.sub, socialMediaAccounts, ...fields });
  const { url } = await proxy<{ url: string }>(person, 'start-link', { platform: 'PINTEREST', handle });
  const body = new URLSearchParams({ account: handle, answer: 'allow' });
  const back = (await fetch(url, { method: 'POST', body, redirect: 'manual' })).headers.get('location')!;
  const [code, state] = ['code', 'state'].map((name) => new URL(back).searchParams.get(name));
  await proxy(person, 'finish-link', { platform: 'PINTEREST', code, state });
}
const show = (person: Person, handle: string) =>
  proxy<{ account: AccountProof }>(person, 'set-public', { platform: 'PINTEREST', handle, public: true });
const look = (later: number) =>
  recheckDue({
    holders: holdersOver({ users: userStore(database), businesses: businessStore(database) }),
    seats: seatStore(database),
    integrations: integrationStore(database),
    hook: async () => {},
    proofs: socialProofStore(database),
    notifications: notificationStore(database),
    sources: new Map(),
    fetchImage: async () => undefined,
    hashImage: async () => undefined,
    mayAsk: async () => true,
    retry: { ...raceRetry, sleep: async () => {} },
    now: () => Date.now() + later,
  });
const check = async (handle: string) =>
  answer<{ registered: boolean; paused: boolean }>(
    wire.graphql(
      `{ checkProfile(platform: PINTEREST, handle: "${handle}") { registered paused } }`,
      {},
      { apiKey: (stack.config.API as { GraphQL: { apiKey: string } }).GraphQL.apiKey },
    ),
  );
const minutes = 60_000;
const named = { firstName: 'Maya', lastName: 'Hollimund' };

it('nothing is shown of a holder who gives no name, nor before the first look', async () => {
  await prove(maya, 'maya_hollimund');
  await expect(show(maya, 'maya_hollimund')).rejects.toThrow('CONFLICT: Please add your name');
  await graphql(maya, 'updateUser', 'UpdateUserInput', { id: maya.sub, ...named });
  const { account } = await show(maya, 'maya_hollimund');
  expect([account.public, account.wantsPublic]).toEqual([false, true]);
  expect(await check('maya_hollimund')).toEqual({ registered: false, paused: false });
  await look(2 * minutes);
  expect(await check('maya_hollimund')).toEqual({ registered: true, paused: false });
});

it('somebody else of that name whose handle reads as hers: both rest', async () => {
  await prove(thief, 'maya_ho11imund', named);
  await show(thief, 'maya_ho11imund');
  await look(4 * minutes);
  for (const handle of ['maya_hollimund', 'maya_ho11imund'])
    expect(await check(handle), handle).toEqual({ registered: false, paused: true });
});

it('another name, or proving it anew, does not bring the badge back', async () => {
  await graphql(thief, 'updateUser', 'UpdateUserInput', {
    id: thief.sub,
    firstName: 'Tom',
    lastName: 'Reed',
  });
  await look(26 * 60 * minutes);
  expect((await check('maya_ho11imund')).registered).toBe(false);
  await graphql(thief, 'updateUser', 'UpdateUserInput', { id: thief.sub, socialMediaAccounts: [] });
  await prove(thief, 'maya_ho11imund');
  await show(thief, 'maya_ho11imund');
  await look(52 * 60 * minutes);
  expect((await check('maya_ho11imund')).registered).toBe(false);
});
