import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { Case, ListedCase } from '#domain/case/case';
import { businessSubject } from '#domain/keys';
import { remindDue } from '../../lambdas/case/reminder/remind.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { brandFindingOf, brandRows, seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { screenshot } from '../support/seed/seed-case.ts';

/** Cases of a business: whose they are, who sees and writes them, and what is left of who wrote; asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;
let caseId: string;
let shot: string;

beforeAll(async () => {
  stack = await startServices({ now: Date.now, seed: 69 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const all = await signUpPeople(stack, ['ada', 'mona', 'mel', 'bob', 'olga']);
  people = Object.fromEntries(all.map((person) => [person.name, person]));
  const { ada, mel, mona, bob } = people as Record<string, Person>;
  for (const person of all)
    await userStore(database).create({ ...newUser(person, at), firstName: person.name, lastName: 'Ferrow' });
  await seedBusiness(database, { id: 'acme', seats: 10, admin: ada!, members: [mel!], at });
  await seedBusiness(database, { id: 'other', seats: 10, admin: bob!, members: [], at });
  await seatStore(database).addSeat({
    ...{ businessId: 'acme', userEmailAddress: mona!.email, userId: mona!.sub, role: 'MANAGER' },
    ...{ adminUserId: ada!.sub, createdAt: at, updatedAt: at },
  });
  const [[, finding]] = brandRows('acme', new Date().toISOString(), 'https://a.example/1');
  await findingStore(database).write(undefined, { ...finding, status: 'OPEN' });
});
afterAll(() => stack?.close());

const by = (name: string) => ({ token: people[name]!.accessToken });
const refused = (outcome: Outcome) => (outcome.kind === 'refused' ? outcome.code : 'done');
const acme = { businessId: 'acme' };
const ask = (name: string, call: string, input: object = {}, of: { businessId?: string } = acme) =>
  wire.rest('app', call, { ...input, ...of }, by(name));
const read = async (name: string) => (await answer<{ case: Case }>(ask(name, 'get-case', { caseId }))).case;
const listedFor = async (name: string, of?: { businessId?: string }) =>
  (await answer<{ cases: ListedCase[] }>(ask(name, 'get-cases', {}, of))).cases;
const findingId = brandFindingOf('acme');
const statusOf = async () => (await findingStore(database).get(businessSubject('acme'), findingId))?.status;

describe('a case of a business', () => {
  it('is kept by a manager from what was found, and waits for no decision any more', async () => {
    const { case: made } = await answer<{ case: Case }>(ask('mona', 'create-case', { findingId }));
    ({ caseId } = made);
    expect(made).toMatchObject({
      ...{ userId: 'B#acme', handle: 'copy-of-acme', snapshot: { seenBy: 'search' } },
      acts: [{ by: people['mona']!.sub, did: 'opened', name: 'mona Ferrow', left: false }],
    });
    expect(await statusOf()).toBe('CASE');
  });

  it('is one case, though an admin keeps it too', async () => {
    const { case: same } = await answer<{ case: Case }>(ask('ada', 'create-case', { findingId }));
    expect(same.caseId).toBe(caseId);
  });

  it('is written by both, each with their name, also in one moment', async () => {
    const { base64 } = screenshot;
    const { case: more } = await answer<{ case: Case }>(
      ask('ada', 'add-evidence', { caseId, words: 'Seen today', screenshot }),
    );
    shot = more.evidence.at(-1)!.id;
    expect(await answer(ask('mona', 'evidence-picture', { caseId, evidenceId: shot }))).toMatchObject({
      base64,
    });
    await Promise.all([
      answer(ask('ada', 'edit-case', { caseId, facts: ['ASKS_FOR_MONEY'] })),
      answer(ask('mona', 'edit-case', { caseId, reportedOn: at, reportText: 'As sent.' })),
    ]);
    const one = await read('ada');
    expect(one).toMatchObject({ facts: ['ASKS_FOR_MONEY'], reportedOn: at, reportText: 'As sent.' });
    expect(one.acts!.map(({ name, did }) => `${name}: ${did}`).sort()).toEqual([
      ...['ada Ferrow: evidence', 'ada Ferrow: facts', 'mona Ferrow: opened', 'mona Ferrow: reported'],
    ]);
  });

  it.each(['mel', 'bob', 'olga'])('is neither seen nor written nor opened by %s', async (name) => {
    const calls: [string, object][] = [
      ...([['get-cases', {}]] as [string, object][]),
      ['get-case', { caseId }],
      ['create-case', { findingId }],
      ['edit-case', { caseId, outcome: 'REMOVED' }],
      ['add-evidence', { caseId, words: 'Mine' }],
      ['evidence-picture', { caseId, evidenceId: shot }],
      ['delete-case', { caseId }],
      ['move-case', { caseId }],
    ];
    for (const [call, input] of calls)
      expect([call, refused(await ask(name, call, input))]).toEqual([call, 'FORBIDDEN']);
  });

  it('is nobody’s by way of another business, or of their own cases', async () => {
    const elsewhere = { businessId: 'other' };
    expect(await listedFor('bob', elsewhere)).toEqual([]);
    for (const [name, of] of [
      ['bob', elsewhere],
      ['mona', {}],
    ] as const) {
      expect(refused(await ask(name, 'get-case', { caseId }, of))).toBe('NOT_FOUND');
      expect(refused(await ask(name, 'edit-case', { caseId, outcome: 'REMOVED' }, of))).toBe('NOT_FOUND');
      expect(refused(await ask(name, 'create-case', { findingId }, of))).toBe('NOT_FOUND');
      expect(refused(await ask(name, 'delete-case', { caseId }, of))).toBe('NOT_FOUND');
    }
    // A friend's link is made by a person for a case of their own.
    expect(refused(await ask('mona', 'invite-helper', { caseId }))).toBe('NOT_FOUND');
    expect(await listedFor('mona', {})).toEqual([]);
  });

  it('of what an admin compared is joined to what was found of the account, also where that shares a name only', async () => {
    const seen = { platform: 'REDDIT' as const, handle: 'acme-fans', name: 'Acme' };
    const found = { subjectId: businessSubject('acme'), id: 'fans' };
    const status = async () => (await findingStore(database).get(found.subjectId, found.id))?.status;
    await findingStore(database).write(undefined, {
      ...{ ...found, platform: 'REDDIT', verdict: 'namesake', score: 58, reasons: [], status: 'OPEN' },
      ...{ yours: { ...seen, handle: 'acme' }, theirs: seen },
      ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
    });
    const snapshot = {
      ...{ at, seenBy: 'person', verdict: 'likely clone', score: 79, reasons: [] },
      ...{ yours: { name: 'Acme' }, theirs: { name: 'Acme' } },
    };
    const { case: made } = await answer<{ case: Case }>(
      ask('ada', 'create-case', { link: 'https://www.reddit.com/user/acme-fans', snapshot }),
    );
    expect(made).toMatchObject({ findingId: 'fans', snapshot: { seenBy: 'person', score: 79 } });
    expect(await status()).toBe('CASE');
    await answer(ask('mona', 'delete-case', { caseId: made.caseId }));
    expect(await status()).toBe('OPEN');
  });

  it('reminds whoever gets the alerts of the business', async () => {
    await answer(ask('mona', 'edit-case', { caseId, reminderAt: '2026-11-27T10:00:00.000Z' }));
    const notifications = notificationStore(database);
    const services = { cases: caseStore(database), seats: seatStore(database), notifications };
    const now = () => Date.parse('2026-11-27T10:00:01.000Z');
    expect(await remindDue({ ...services, now })).toEqual({ told: 2 });
    expect(await remindDue({ ...services, now })).toEqual({ told: 0 });
    for (const name of ['ada', 'mona'])
      expect(await notifications.recent(people[name]!.sub, 5)).toMatchObject([
        { link: `/business-dashboard/cases/${caseId}?businessId=acme` },
      ]);
  });

  it('stays when its writer leaves, who is named and sees it no more', async () => {
    const seat = { ...acme, userEmailAddress: people['mona']!.email };
    await answer(wire.rest('business', 'remove-user', seat, by('ada')));
    expect(refused(await ask('mona', 'get-case', { caseId }))).toBe('FORBIDDEN');
    expect((await read('ada')).acts).toContainEqual(
      expect.objectContaining({ did: 'opened', name: 'mona Ferrow', left: true }),
    );
  });

  it('gives its finding back when it is deleted', async () => {
    await answer(ask('ada', 'delete-case', { caseId }));
    expect(await listedFor('ada')).toEqual([]);
    expect(await statusOf()).toBe('OPEN');
  });

  it('isn’t opened about an account that a colleague has just called theirs, until that is undone', async () => {
    const decide = (decision: string) =>
      answer(wire.rest('business', 'decide-brand-finding', { ...acme, findingId, decision }, by('ada')));
    await decide('MINE');
    expect(await ask('ada', 'create-case', { findingId })).toMatchObject({
      ...{ kind: 'refused', code: 'FORBIDDEN' },
      message: 'copy-of-acme on GitHub is marked as yours. Undo that first if it isn’t.',
    });
    expect(await listedFor('ada')).toEqual([]);
    await decide('OPEN');
  });

  it('of what looks like a name that its domain alone says is about no account of that name', async () => {
    const [[, found]] = brandRows('other', at, 'https://a.example/1');
    const yours = { platform: found.platform, handle: 'other', ofDomain: true as const };
    await findingStore(database).write(undefined, { ...found, status: 'OPEN', yours });
    const of = { businessId: 'other' };
    const asked = ask('bob', 'create-case', { findingId: brandFindingOf('other') }, of);
    expect((await answer<{ case: Case }>(asked)).case).toMatchObject({
      ...{ imitates: null, snapshot: { yours: { handle: 'other', ofDomain: true } } },
    });
  });

  it('ends with the business, also where somebody writes to it meanwhile', async () => {
    const cases = caseStore(database);
    ({ caseId } = (await answer<{ case: Case }>(ask('ada', 'create-case', { findingId }))).case);
    const before = (await cases.get('B#acme', caseId))!;
    await answer(wire.rest('business', 'delete-business', { ...acme, confirm: 'acme Ltd' }, by('ada')));
    expect(await cases.list(businessSubject('acme'))).toEqual([]);
    expect(await cases.write({ before: undefined, after: before })).toBe(false);
    expect(refused(await ask('ada', 'get-case', { caseId }))).toBe('FORBIDDEN');
  });
});
