import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { newUser } from '#domain/account/user';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { caseRows, helperToken, screenshot } from '../support/seed/seed-case.ts';
import { pageRows } from '../support/seed/seed-proof.ts';
import { contactsOf, phoneOf, put, secondEmail, seedBusiness, seedInvitation } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf, rowsAbout } from '../support/tables.ts';

/**
 * A page asks again where an answer was lost on its way, with the same key: what was done is answered as it was the first time, and is
 * not done twice.
 */
const at = new Date().toISOString();
const linkToken = `acme.${'d'.repeat(40)}`;
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<'ada' | 'bob' | 'mel' | 'mona', Person>;

beforeAll(async () => {
  stack = await startServices({ seed: 85 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'bob', 'mel', 'mona']);
  people = Object.fromEntries(all.map((person) => [person.name, person])) as typeof people;
  const { ada, bob, mel, mona } = people;
  for (const person of all) await userStore(database).create(newUser(person, at));
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada, members: [bob, mel], at });
  await seedInvitation(database, { businessId: 'acme', email: mona.email, token: 'of-mona', by: ada, at });
  const declining = { email: 'declining@example.com', token: linkToken };
  await seedInvitation(database, { businessId: 'acme', ...declining, by: ada, at });
  await put(database, [...caseRows(ada, at), ...pageRows(at)]);
});
afterAll(() => stack?.close());

const calls = Object.entries(contract).flatMap(([group, entries]) =>
  Object.entries(entries as Record<string, Endpoint>).map(([name, entry]) => ({ group, name, entry })),
);
let keys = 0;
/** Twice, with one key. */
async function twice<T>(by: keyof typeof people | undefined, name: string, input: object): Promise<T> {
  const { group } = calls.find((one) => one.name === name)!;
  const key = `repeat-${(keys += 1)}-key`;
  const token = by && people[by].accessToken;
  const send = () => answer<T>(wire.rest(group as Group, name, input, { token, key }));
  const first = await send();
  expect(await send(), name).toEqual(first);
  return first;
}
const acme = { businessId: 'acme' };

it('a trial, an invitation that is answered, and a seat that is taken away', async () => {
  expect(await twice('ada', 'start-trial', acme)).toMatchObject({ plan: 'PROFESSIONAL' });
  const own = { ...acme, userEmailAddress: people.mona.email };
  expect(await twice('mona', 'answer-invitation', { ...own, answer: 'accept' })).toEqual({ state: 'JOINED' });
  await twice('ada', 'remove-user', { ...acme, userEmailAddress: people.mel.email });
  await twice('mona', 'remove-user', own);
  expect(await twice(undefined, 'decline-invitation', { token: linkToken })).toEqual({ declined: true });
  const left = (await seatStore(database).seatsIn('acme')).map(({ userEmailAddress }) => userEmailAddress);
  expect(left.sort()).toEqual([people.ada.email, people.bob.email]);
  expect(await businessStore(database).get('acme')).toMatchObject({ usedSeats: 2 });
});

it('a friend’s screenshot, a message and a report', async () => {
  await twice(undefined, 'helper-screenshot', { token: helperToken, words: 'Seen today', screenshot });
  const [[, { caseId }]] = caseRows(people.ada, at) as [[string, { caseId: string }]];
  const { evidence } = (await caseStore(database).get(people.ada.sub, caseId))!;
  expect(evidence.filter(({ words }) => words === 'Seen today')).toHaveLength(1);
  await twice(undefined, 'contact', { email: 'a@example.com', subject: 'Hello', message: 'A question.' });
  const report = { platform: 'X', handle: 'shown_in_public', own: 'https://x.com/me', words: 'It is me.' };
  expect(await twice(undefined, 'report-imitation', report)).toEqual({ received: true });
  const kept = await rowsAbout(stack, database, ['A question.', 'It is me.']);
  expect(kept.filter(([table]) => table === 'Request')).toHaveLength(2);
});

it('a business that is handed on, and one that is deleted', async () => {
  const heir = { ...acme, userEmailAddress: people.bob.email };
  expect(await twice('ada', 'transfer-business', heir)).toEqual({ adminId: people.bob.sub });
  expect(await twice('bob', 'delete-business', { ...acme, confirm: 'acme Ltd' })).toEqual({ deleted: true });
});

/** What a repeat without a key does no harm to, and why. */
const harmless: Record<string, string> = {
  'check-proof': 'what is proven is proven again',
  'confirm-request': 'a code is used once; its mail brings the same link',
  'data-request': 'another code, and the one before works as well',
  delete: 'one more of the same job',
  'end-helper-link': 'ended stays so',
  'end-token': 'one that is gone is no failure',
  export: 'the same file again',
  'find-users': 'reads',
  'invite-helper': 'another link in the place of the first, which nobody saw',
  'issue-copies': 'other copies; what is answered is not kept, for it holds keys',
  'keep-account': 'kept stays so',
  'give-domain': 'on the list stays so',
  'look-at-domains': 'its turn is now',
  'make-token': 'another token, on the list, where it can be ended; what is answered is not kept',
  'mark-domain': 'the same mark',
  'one-click': 'off stays off',
  'read-copies': 'reads',
  'request-download': 'the same file again',
  'request-status': 'reads',
  'set-alerts': 'as it was set',
  'remove-domain': 'off the list stays so',
  'set-domain': 'as it was set',
  'set-logo': 'as it was set',
  'set-role': 'as it was set',
  'set-seats': 'as it was set',
  'set-webhook': 'another secret in the place of the first, which nobody saw',
  'show-in-checks': 'shown stays so',
  'start-link': 'another beginning',
  unsubscribe: 'off stays off',
  'upload-url': 'another address for the same',
  'verification-opt-out': 'another code, and the one before works as well',
  'verify-domain': 'looks again',
  'withdraw-request': 'withdrawn stays so',
};

it('every other call is known by its key, or does no harm twice', () => {
  const open = calls.filter(({ entry }) => entry.method === 'POST' && !entry.idempotent);
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(harmless).sort());
});

describe('what GraphQL takes away has no key', () => {
  const remove = <T>(by: keyof typeof people, field: string, input: object): Promise<T> =>
    answer<T>(
      wire.graphql(
        `mutation ($input: ${field.charAt(0).toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { createdAt } }`,
        { input },
        { token: people[by].accessToken },
      ),
    );

  it.each([
    ['deleteEmailInventory', 'EmailInventory', { emailAddress: secondEmail('bob') }],
    ['deletePhoneInventory', 'PhoneInventory', { phoneNumber: phoneOf('bob') }],
  ] as const)('%s: whoever did it is answered once more, and nobody else is', async (field, table, input) => {
    await userStore(database).change(people.bob.sub, { set: contactsOf(people.bob, at) });
    const dates = { createdAt: at, updatedAt: at };
    await put(database, [[table, { ...input, id: people.bob.sub, type: 'SECONDARY', ...dates }]]);
    const first = await remove('bob', field, input);
    expect(await remove('bob', field, input)).toEqual(first);
    await expect(remove('mona', field, input)).rejects.toThrow('FORBIDDEN');
  });

  it('deleteBusinessAccountUsers: one’s own seat and somebody else’s; whoever comes back has one to give up', async () => {
    const { bob, mel } = people;
    await seedBusiness(database, { id: 'guild', seats: 10, admin: people.ada, members: [bob, mel], at });
    const used = async () => (await businessStore(database).get('guild'))?.usedSeats;
    for (const [by, whose] of [
      ['bob', bob],
      ['ada', mel],
    ] as const) {
      const input = { businessId: 'guild', userEmailAddress: whose.email };
      const first = await remove(by, 'deleteBusinessAccountUsers', input);
      expect(await remove(by, 'deleteBusinessAccountUsers', input)).toEqual(first);
    }
    expect(await used()).toBe(1);
    const input = { businessId: 'guild', userEmailAddress: mel.email };
    await expect(remove('bob', 'deleteBusinessAccountUsers', input)).rejects.toThrow('FORBIDDEN');
    await seatStore(database).addSeat({
      ...{ businessId: 'guild', userEmailAddress: mel.email, userId: mel.sub, role: 'MEMBER' },
      ...{ adminUserId: people.ada.sub, createdAt: at, updatedAt: at },
    });
    await remove('ada', 'deleteBusinessAccountUsers', input);
    expect(await used()).toBe(1);
  });
});
