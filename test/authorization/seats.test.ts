import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Business } from '#domain/business/business';
import { day } from '#domain/durations';
import type { InvitationResult, Member } from '#domain/contract/business';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Outcome, type Wire, answer, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { startServices } from '../support/services.ts';
import { databaseOf, rowsAbout } from '../support/tables.ts';

/** Seats, roles and invitations, asked over HTTP of a running stack. */
const at = '2026-11-20T10:00:00.000Z';
let stack: LocalStack;
let wire: Wire;
let database: Database;
let people: Record<string, Person>;
let shift = 0;

beforeAll(async () => {
  stack = await startServices({ now: () => Date.now() + shift, seed: 21 });
  wire = wireTo(stack.origin, stack.config);
  database = await databaseOf(stack);
  const names = ['ada', 'mona', 'mel', 'tom', 'uma'];
  const all = await signUpPeople(stack, names);
  await Promise.all(all.map(firstSignIn));
  people = Object.fromEntries(all.map((person) => [person.name, person]));
});
afterAll(() => stack?.close());

/** What the browser does of somebody new: their record, then the link of their address. */
async function firstSignIn(person: Person): Promise<void> {
  const by = { token: person.accessToken };
  const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
  await answer(wire.graphql(create, { input: { firstName: person.name } }, by));
  const link = { userEmailAddress: person.email, operation: 'updateUserId' };
  await answer(wire.rest('user', 'update-email-address', link, by));
}

const ask = (name: string, call: string, input: object): Promise<Outcome> =>
  wire.rest('business', call, input, { token: people[name]!.accessToken });
const business = async (id: string, seats = 10): Promise<string> => {
  await seedBusiness(database, { id, seats, admin: people['ada']!, members: [], at });
  return id;
};
const invite = async (by: string, businessId: string, ...given: string[]): Promise<InvitationResult[]> => {
  const rows = given.map((one) => one.split(' '));
  const asked = rows.map(([userEmailAddress = '', role]) => ({ userEmailAddress, ...(role && { role }) }));
  return (
    await answer<{ results: InvitationResult[] }>(ask(by, 'invite-users', { businessId, people: asked }))
  ).results;
};
const noticesOf = async (name: string): Promise<string[]> =>
  (await notificationStore(database).recent(people[name]!.sub, 50)).map(({ title }) => title);
const accept = (name: string, businessId: string) =>
  ask(name, 'answer-invitation', {
    businessId,
    ...{ userEmailAddress: people[name]!.email, answer: 'accept' },
  });
const join = async (name: string, businessId: string, role = 'member') => {
  await invite('ada', businessId, `${people[name]!.email} ${role}`);
  await answer(accept(name, businessId));
};
/** A seat without the mail of it, of which an address gets few a day. */
const seated = (name: string, businessId: string, more: object = {}) =>
  seatStore(database).addSeat({
    ...{ businessId, userEmailAddress: people[name]!.email, userId: people[name]!.sub, role: 'MEMBER' },
    ...{ adminUserId: people['ada']!.sub, createdAt: at, updatedAt: at, ...more },
  });
const members = async (by: string, businessId: string) =>
  (await answer<{ members: Member[] }>(ask(by, 'get-members', { businessId }))).members;
const tokenTo = (email: string) =>
  /business-invitation#(\S+)/.exec(stack.outbox.list().find(({ to }) => to === email)?.body ?? '')?.[1];
const refused = (outcome: Outcome) =>
  outcome.kind === 'refused' ? `${outcome.code}: ${outcome.message}` : 'done';
/** Rows, the count on the business, and what it says of seats. */
const seatsOf = async (id: string) => ({
  rows: (await seatStore(database).seatsIn(id)).length,
  used: (await businessStore(database).get(id))!.usedSeats,
});

describe('a newcomer', () => {
  it('is invited, reads what for, signs up, is linked, and joins by their own yes', async () => {
    const created = await answer<Business>(
      ask('ada', 'create-business', { name: 'Ferrow Bay', domain: 'ferrow.example' }),
    );
    const [result] = await invite('ada', created.id, 'nina@example.com manager');
    expect(result).toMatchObject({ invited: true, mailed: true });
    const token = tokenTo('nina@example.com')!;
    const shown = await answer(wire.rest('business', 'get-invitation', { token }, {}));
    expect(shown).toMatchObject({
      business: 'Ferrow Bay',
      invitedBy: 'ada',
      role: 'MANAGER',
      invitedFrom: people['ada']!.email,
    });

    const [nina] = (await signUpPeople(stack, ['nina'])) as [Person];
    await firstSignIn(nina);
    people['nina'] = nina;
    const row = () => seatStore(database).seatByEmail(created.id, nina.email);
    expect(await row()).toMatchObject({ userId: nina.sub, invitedUntil: expect.any(String) });
    // Linked is not joined: nothing of the business is open, and nobody there learns of the account.
    expect(refused(await ask('nina', 'get-business', { businessId: created.id }))).toMatch('NOT_FOUND');
    expect((await members('ada', created.id))[1]).not.toHaveProperty('name');
    expect(await answer(ask('nina', 'get-invitations', {}))).toMatchObject({
      invitations: [{ businessId: created.id, userEmailAddress: nina.email }],
    });
    expect(refused(await accept('nina', created.id))).toBe('done');
    expect(
      (await members('nina', created.id)).map(({ name, role, state, owner }) => [name, role, state, owner]),
    ).toEqual([
      ['ada', 'ADMIN', 'JOINED', true],
      ['nina', 'MANAGER', 'JOINED', false],
    ]);
    expect(refused(await wire.rest('business', 'get-invitation', { token }, {}))).toMatch('NOT_FOUND');
    expect(refused(await accept('nina', created.id))).toMatch(
      'CONFLICT: You have joined this business already',
    );
  });

  it('declines without an account, and is forgotten', async () => {
    const id = await business('decline');
    await invite('ada', id, 'quiet@example.com');
    const token = tokenTo('quiet@example.com')!;
    expect(refused(await wire.rest('business', 'decline-invitation', { token }, {}))).toBe('done');
    expect(refused(await wire.rest('business', 'decline-invitation', { token }, {}))).toMatch('NOT_FOUND');
    expect(await seatsOf(id)).toEqual({ rows: 1, used: 1 });
    expect(await rowsAbout(stack, database, ['quiet@example.com'])).toEqual([]);
    expect(await noticesOf('ada')).toContain('An invitation to decline Ltd was declined');
  });

  it('cannot use a link that is old or was replaced; sent again it works', async () => {
    const id = await business('again', 2);
    await invite('ada', id, people['tom']!.email);
    const first = tokenTo(people['tom']!.email)!;
    shift += 8 * day;
    expect(refused(await wire.rest('business', 'get-invitation', { token: first }, {}))).toMatch('NOT_FOUND');
    shift -= 8 * day;
    await answer(ask('ada', 'resend-invitation', { businessId: id, userEmailAddress: people['tom']!.email }));
    const second = tokenTo(people['tom']!.email)!;
    expect(refused(await wire.rest('business', 'get-invitation', { token: first }, {}))).toMatch('NOT_FOUND');
    expect(refused(await wire.rest('business', 'get-invitation', { token: second }, {}))).toBe('done');
    expect(await seatsOf(id)).toEqual({ rows: 2, used: 2 });
    expect(refused(await accept('tom', id))).toBe('done');
  });

  it('who joins or leaves is told to the owner by their role, without a name', async () => {
    const id = await business('told');
    await join('mona', id, 'manager');
    expect(await noticesOf('ada')).toContain('Someone joined told Ltd as a manager');
    await answer(ask('mona', 'remove-user', { businessId: id, userEmailAddress: people['mona']!.email }));
    expect(await noticesOf('ada')).toContain('A manager left told Ltd');
  });

  it('is told when somebody else takes the seat away, not when an invitation is withdrawn', async () => {
    const id = await business('away');
    await join('mel', id);
    await invite('ada', id, people['uma']!.email);
    for (const name of ['mel', 'uma'])
      await answer(ask('ada', 'remove-user', { businessId: id, userEmailAddress: people[name]!.email }));
    const title = 'You’re no longer a member of away Ltd';
    const told = await notificationStore(database).recent(people['mel']!.sub, 50);
    expect(told.find((one) => one.title === title)?.link, 'nothing is left to do').toBeNull();
    expect(await noticesOf('uma')).not.toContain(title);
  });

  it('is told the same where the seat goes by GraphQL, once though it is sent again', async () => {
    const id = await business('byGraphql');
    await join('mona', id, 'manager');
    await join('mel', id);
    const away =
      'mutation ($i: DeleteBusinessAccountUsersInput!) { deleteBusinessAccountUsers(input: $i) { role } }';
    for (const [by, name] of [
      ['ada', 'mel'],
      ['ada', 'mel'],
      ['mona', 'mona'],
    ]) {
      const i = { businessId: id, userEmailAddress: people[name!]!.email };
      await answer(wire.graphql(away, { i }, { token: people[by!]!.accessToken }));
    }
    const told = async (name: string, title: string) =>
      (await noticesOf(name)).filter((one) => one === title).length;
    expect([
      await told('mel', 'You’re no longer a member of byGraphql Ltd'),
      await told('ada', 'A manager left byGraphql Ltd'),
    ]).toEqual([1, 1]);
  });
});

describe('a list', () => {
  it('is answered row by row; a faulty row keeps nobody else from a seat', async () => {
    const id = await business('rows', 4);
    const results = await invite(
      'ada',
      id,
      ...['a@example.com', 'not-an-address', 'A@example.com', 'b@example.com owner', 'ada@example.com'],
      ...['c@example.com admin', 'd@example.com', 'e@example.com'],
    );
    expect(results.map(({ invited, reason }) => reason ?? invited)).toEqual([
      true,
      'Please enter a valid email',
      'This address is on the list twice.',
      'The role must be admin, manager or member.',
      'This person already has a seat or an invitation.',
      true,
      true,
      'All seats are taken.',
    ]);
    expect(await seatsOf(id)).toEqual({ rows: 4, used: 4 });
  });

  it('an expired invitation makes room for somebody else', async () => {
    const id = await business('room', 2);
    await seatStore(database).addSeat({
      ...{
        businessId: id,
        userEmailAddress: 'gone@example.com',
        role: 'MEMBER',
        adminUserId: people['ada']!.sub,
      },
      ...{ createdAt: at, updatedAt: at, invitedUntil: at, invitationHash: 'h' },
    });
    expect((await members('ada', id))[1]).toMatchObject({ state: 'EXPIRED' });
    expect(await invite('ada', id, 'new@example.com')).toMatchObject([{ invited: true }]);
    expect(await seatsOf(id)).toEqual({ rows: 2, used: 2 });
    expect(await rowsAbout(stack, database, ['gone@example.com'])).toEqual([]);
  });
});

describe('a manager', () => {
  it.each([
    ['get-business', {}, 'done'],
    ['get-members', {}, 'done'],
    ['get-domains', {}, 'done'],
    ['look-at-domains', {}, 'done'],
    ['mark-domain', { domain: 'acne.example', mark: 'ours' }, 'NOT_FOUND'],
    ['give-domain', { domain: 'managed-ltd.example' }, 'done'],
    ['remove-domain', { domain: 'managed-ltd.example' }, 'done'],
    ['invite-users', { people: [{ userEmailAddress: 'x@example.com' }] }, 'done'],
    ['resend-invitation', { userEmailAddress: 'x@example.com' }, 'done'],
    ['remove-user', { userEmailAddress: 'x@example.com' }, 'done'],
    ['remove-user', { userEmailAddress: 'ada@example.com' }, 'FORBIDDEN'],
    ['set-domain', { domain: 'evil.example' }, 'FORBIDDEN'],
    ['set-role', { userEmailAddress: 'mona@example.com', role: 'ADMIN' }, 'FORBIDDEN'],
    ['set-seats', { seats: 3 }, 'FORBIDDEN'],
    ['transfer-business', { userEmailAddress: 'mona@example.com' }, 'FORBIDDEN'],
    ['delete-business', { confirm: 'managed Ltd' }, 'FORBIDDEN'],
  ])('%s %o: %s', async (call, input, outcome) => {
    if (!(await businessStore(database).get('managed'))) {
      await business('managed');
      await join('mona', 'managed', 'manager');
      await join('mel', 'managed');
    }
    expect(refused(await ask('mona', call, { businessId: 'managed', ...input }))).toMatch(outcome);
    if (call !== 'remove-user' && call !== 'get-business')
      expect(refused(await ask('mel', call, { businessId: 'managed', ...input }))).toMatch('FORBIDDEN');
  });

  it('invites members only, and edits nothing by GraphQL', async () => {
    expect(await invite('mona', 'managed', 'y@example.com admin', 'z@example.com')).toMatchObject([
      { invited: false, reason: 'Managers can only invite members.' },
      { invited: true },
    ]);
    const edit = await wire.graphql(
      'mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { id } }',
      { input: { id: 'managed', name: 'Mine' } },
      { token: people['mona']!.accessToken },
    );
    expect(refused(edit)).toMatch('FORBIDDEN');
  });
});

describe('the owner', () => {
  it('stays an admin until the business is handed on', async () => {
    const id = await business('owned');
    await join('tom', id);
    const seat = { businessId: id, userEmailAddress: people['ada']!.email };
    expect(refused(await ask('ada', 'remove-user', seat))).toMatch('CONFLICT');
    expect(refused(await ask('ada', 'set-role', { ...seat, role: 'MEMBER' }))).toMatch('CONFLICT');
    await answer(ask('ada', 'transfer-business', { businessId: id, userEmailAddress: people['tom']!.email }));
    expect((await members('tom', id)).map(({ name, role, owner }) => [name, role, owner])).toEqual([
      ['ada', 'ADMIN', false],
      ['tom', 'ADMIN', true],
    ]);
    const told = (name: string) =>
      stack.outbox.list().find(({ to, subject }) => to === people[name]!.email && /own/.test(subject ?? ''));
    expect([told('ada')?.subject, told('tom')?.subject]).toEqual([
      'owned Ltd has a new owner',
      'You now own owned Ltd',
    ]);
    expect(told('tom')!.body).toContain('ada made you the owner of owned Ltd');
    expect(refused(await ask('ada', 'delete-business', { businessId: id, confirm: 'owned Ltd' }))).toMatch(
      'CONFLICT',
    );
    expect(refused(await ask('ada', 'remove-user', seat))).toBe('done');
    expect(await seatsOf(id)).toEqual({ rows: 1, used: 1 });
  });

  it('deletes a business with all seats, by its name', async () => {
    const id = await business('ended');
    await join('mel', id);
    await invite('ada', id, 'waiting@example.com');
    expect(refused(await ask('ada', 'delete-business', { businessId: id, confirm: 'ended' }))).toMatch(
      'INVALID_INPUT',
    );
    await answer(ask('ada', 'delete-business', { businessId: id, confirm: 'Ended  ltd' }));
    expect(await rowsAbout(stack, database, ['"ended"', 'waiting@example.com'])).toEqual([]);
    const [told] = stack.outbox.list().filter(({ subject }) => subject === 'ended Ltd was deleted');
    expect(told?.to).toBe(people['ada']!.email);
    expect(await noticesOf('mel')).toContain('ended Ltd was deleted');
    expect(await noticesOf('ada')).not.toContain('ended Ltd was deleted');
  });

  it('has fewer seats, never fewer than are taken', async () => {
    const id = await business('shrunk');
    await invite('ada', id, 'one@example.com', 'two@example.com');
    expect(refused(await ask('ada', 'set-seats', { businessId: id, seats: 2 }))).toMatch(
      'CONFLICT: 3 seats are taken',
    );
    expect(refused(await ask('ada', 'set-seats', { businessId: id, seats: 3 }))).toBe('done');
    expect(await invite('ada', id, 'three@example.com')).toMatchObject([{ reason: 'All seats are taken.' }]);
    expect(refused(await ask('ada', 'set-seats', { businessId: id, seats: 16 }))).toMatch(
      'CONFLICT: Starter has up to 15 seats.',
    );
  });

  it('makes five businesses, not more', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => ask('uma', 'create-business', { name: `Shop ${nth}` })),
    );
    expect(made.filter(({ kind }) => kind === 'answer')).toHaveLength(5);
  });
});

describe('at the same moment', () => {
  it('20 calls meet 5 seats: exactly 5 go through', async () => {
    const id = await business('calls', 6);
    const asked = Array.from({ length: 20 }, (_, nth) => invite('ada', id, `call-${nth}@example.com`));
    const results = (await Promise.all(asked)).flat();
    expect(results.filter(({ invited, mailed }) => invited && mailed)).toHaveLength(5);
    expect(await seatsOf(id)).toEqual({ rows: 6, used: 6 });
  });

  it('an invitation that is accepted and withdrawn is one of both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await business(`both-${round}`);
      const { email } = people['mel']!;
      await seated('mel', id, { invitedUntil: '2999-01-01T00:00:00.000Z', invitationHash: 'h' });
      const outcomes = await Promise.all([
        accept('mel', id),
        ask('ada', 'remove-user', { businessId: id, userEmailAddress: email }),
      ]);
      expect(outcomes.map(refused).filter((one) => one === 'done').length).toBeGreaterThan(0);
      const { rows, used } = await seatsOf(id);
      expect(used).toBe(rows);
    }
  });

  it('whoever becomes the owner does not leave meanwhile', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await business(`handed-${round}`);
      const { email, sub } = people['tom']!;
      await seated('tom', id);
      const seat = { businessId: id, userEmailAddress: email };
      await Promise.all([
        ask('ada', 'transfer-business', seat),
        ask('tom', 'remove-user', seat),
        ask('ada', 'set-role', { ...seat, role: 'MEMBER' }),
      ]);
      const { adminId } = (await businessStore(database).get(id))!;
      const owner = await seatStore(database).seatOf(id, adminId);
      expect([sub, people['ada']!.sub]).toContain(adminId);
      expect(owner).toMatchObject({ role: 'ADMIN' });
    }
  });
});
