import { afterAll, beforeAll, expect, it } from 'vitest';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { SharedFinding } from '#domain/business/shared-finding';
import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { findingStore } from '../../lambdas/store/finding.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { seedBusiness, seedInvitation } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';

/** What a member shares with a business, and who there sees it; asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
const later = '2026-11-21T10:00:00.000Z';
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;

beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 55 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'mona', 'mel', 'maya', 'bob']);
  const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
  for (const { name, accessToken, email } of all) {
    const by = { token: accessToken };
    await answer(wire.graphql(create, { input: { firstName: name, lastName: 'Hollimund' } }, by));
    const link = { userEmailAddress: email, operation: 'updateUserId' };
    await answer(wire.rest('user', 'update-email-address', link, by));
  }
  people = Object.fromEntries(all.map((person) => [person.name, person]));
  const { ada, mel, maya, mona, bob } = people as Record<string, Person>;
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada!, members: [mel!, maya!], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob!, members: [], at });
  await seatStore(database).addSeat({
    ...{ businessId: 'acme', userEmailAddress: mona!.email, userId: mona!.sub, role: 'MANAGER' },
    ...{ adminUserId: ada!.sub, createdAt: at, updatedAt: at },
  });
  await found('copy', { handle: 'maya-0' });
  await found('newer', { handle: 'maya-1', firstSeen: later, verdict: 'possible clone', score: 55 });
  await found('namesake', { handle: 'maya-2', verdict: 'namesake', score: 20 });
  await found('own', { handle: 'maya-3', status: 'MINE' });
});
afterAll(() => stack?.close());

async function found(id: string, { handle, ...more }: Partial<Finding> & { handle: string }): Promise<void> {
  const finding: Finding = {
    ...{ subjectId: userSubject(people['maya']!.sub), id, platform: 'GITHUB', verdict: 'likely clone' },
    ...{ score: 90, reasons: [], status: 'OPEN', firstSeen: at, lastSeen: at, history: [] },
    yours: { platform: 'GITHUB', handle: 'maya', name: 'Maya' },
    theirs: { platform: 'GITHUB', handle },
    ...more,
  };
  await database.client.send(new PutCommand({ TableName: database.table('Finding'), Item: finding }));
}

const by = (name: string) => ({ token: people[name]!.accessToken });
const share = (name: string, findingId: string, shared = true, businessId = 'acme') =>
  wire.rest('app', 'share-finding', { findingId, businessId, shared }, by(name));
const seenBy = (name: string, businessId = 'acme') =>
  wire.rest('business', 'get-shared-findings', { businessId }, by(name));
const seen = async (name: string) =>
  (await answer<{ findings: SharedFinding[] }>(seenBy(name))).findings.map(({ handle }) => handle);
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'done');
const business = (name: string, call: string, input: object) => wire.rest('business', call, input, by(name));
const mayaSeat = () => ({ businessId: 'acme', userEmailAddress: people['maya']!.email });
const back = async (token: string) => {
  const { email } = people['maya']!;
  await seedInvitation(database, { businessId: 'acme', email, token, by: people['ada']!, at });
  await answer(business('maya', 'answer-invitation', { ...mayaSeat(), answer: 'accept' }));
};

it('shows admins and managers the account and who shares it, the newest first, and nothing else', async () => {
  expect(await seen('ada')).toEqual([]);
  await answer(share('maya', 'copy'));
  await answer(share('maya', 'newer'));
  const { findings } = await answer<{ findings: SharedFinding[] }>(seenBy('ada'));
  expect(findings).toEqual([
    {
      ...{ platform: 'GITHUB', handle: 'maya-1', verdict: 'possible clone', status: 'OPEN' },
      ...{ firstSeen: later, sharedBy: 'maya Hollimund' },
    },
    {
      ...{ platform: 'GITHUB', handle: 'maya-0', verdict: 'likely clone', status: 'OPEN' },
      ...{ firstSeen: at, sharedBy: 'maya Hollimund' },
    },
  ]);
  expect(await seen('mona')).toEqual(['maya-1', 'maya-0']);
});

it('shows nothing to members, to admins of another business, and to a business that it was not shared with', async () => {
  for (const name of ['mel', 'maya', 'bob']) expect(refused(await seenBy(name))).toBe('FORBIDDEN');
  expect(await answer(seenBy('bob', 'other'))).toEqual({ findings: [] });
});

it('is for what may be a copy, for the caller’s own findings, and where they have a seat', async () => {
  expect(refused(await share('maya', 'namesake'))).toBe('FORBIDDEN');
  expect(refused(await share('maya', 'own'))).toBe('FORBIDDEN');
  expect(refused(await share('maya', 'copy', true, 'other'))).toBe('FORBIDDEN');
  expect(refused(await share('mel', 'copy'))).toBe('NOT_FOUND');
  expect(await seen('ada')).toEqual(['maya-1', 'maya-0']);
});

it('is undone at once, and ends where the person calls the account their own', async () => {
  await answer(share('maya', 'newer', false));
  expect(await seen('ada')).toEqual(['maya-0']);
  await answer(share('maya', 'newer'));
  const decide = (decision: string) =>
    answer(wire.rest('app', 'decide-finding', { findingId: 'newer', decision }, by('maya')));
  await decide('MINE');
  expect(await seen('ada')).toEqual(['maya-0']);
  await decide('OPEN');
  expect(await seen('ada')).toEqual(['maya-1', 'maya-0']);
});

it.each([
  ['leaving', 'maya'],
  ['being removed', 'ada'],
])('ends by %s, and does not come back with a new seat', async (_, who) => {
  await answer(share('maya', 'copy'));
  expect(await seen('ada')).toContain('maya-0');
  await answer(business(who, 'remove-user', mayaSeat()));
  expect(await seen('ada')).toEqual([]);
  // Whoever has left can still end what they shared.
  expect(refused(await share('maya', 'copy'))).toBe('FORBIDDEN');
  await back(`acme.${who}`);
  expect(await seen('ada')).toEqual([]);
  const rows = await findingStore(database).list(userSubject(people['maya']!.sub));
  expect(rows.flatMap(({ sharedWithBusinessIds }) => sharedWithBusinessIds ?? [])).toEqual([]);
});

it('ends with the account of who shared it', async () => {
  await answer(share('maya', 'copy'));
  expect(await seen('ada')).toEqual(['maya-0']);
  await answer(wire.rest('user', 'delete', { confirm: 'DELETE' }, by('maya')));
  await expect.poll(() => seen('ada'), { timeout: 60_000 }).toEqual([]);
});
