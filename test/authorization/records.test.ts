import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#domain/account/user';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { type Scene, at, by, nobodys, openScene } from './personas.ts';
import { put, seedBusiness } from '../support/seed/seed.ts';
import { rowsAbout } from '../support/tables.ts';
import type { Outcome } from '../support/client.ts';

/** What a record keeps against those who may write it: fields of the server, and writes that meet. */
let scene: Scene;
beforeAll(async () => {
  scene = await openScene(11);
});
afterAll(() => scene?.stack.close());

const stored = async (name: string): Promise<User> =>
  (await userStore(scene.database).get(scene.people[name]!.sub))!;

/** updateUser of one's own record. */
const update = (name: string, input: object): Promise<Outcome> =>
  scene.wire.graphql(
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id version } }',
    { input: { id: scene.people[name]!.sub, ...input } },
    by(scene.people[name]!),
  );

describe('what belongs to the server', () => {
  const maya = () => scene.people.maya!;

  it('is not taken from a first sign-in', () => {
    for (const user of scene.firstRecords) {
      const person = scene.people[user.firstName!]!;
      expect(user).toMatchObject({
        id: person.sub,
        accountEmail: person.email,
        role: 'User',
        ignoredUserIds: [],
        socialMediaAccounts: [],
        emails: [{ emailAddress: person.email, emailUse: 'PERSONAL' }],
        version: 1,
      });
      expect(user.phoneCell ?? null).toBeNull();
      expect(user.createdAt > '2026').toBe(true);
      expect(user.impersonationDetection ?? null).toBeNull();
    }
    expect(scene.firstRecords).toHaveLength(5);
  });

  it('is not taken from an update', async () => {
    const before = await stored('maya');
    const answer = await update('maya', {
      ...{ role: 'Admin', accountEmail: scene.people.otto!.email, phoneCell: '+18605550100', createdAt: at },
      emails: [{ emailAddress: scene.people.otto!.email, verifiedAt: at }],
      phones: [{ phoneNumber: '+18605550100', verifiedAt: at }],
      devices: [{ ipAddressList: ['10.0.0.1'] }],
      impersonationDetection: { likelyClones: 0, possibleClones: 0, namesakes: 0 },
      lastName: 'Chen',
    });
    expect(answer).toMatchObject({ kind: 'answer' });
    const { lastName, updatedAt, version, ...rest } = await stored('maya');
    const { lastName: _before, updatedAt: _then, version: read, ...same } = before;
    expect(lastName).toBe('Chen');
    expect(updatedAt > before.updatedAt).toBe(true);
    expect(version).toBe(read! + 1); // counted by the server
    expect(rest).toEqual(same);
  });

  it('a proof of an account, an address or an e-mail cannot be claimed, nor lost by an edit', async () => {
    const proven = { platform: 'X' as const, pageUrl: 'https://x.com/maya', verifiedAt: at };
    await userStore(scene.database).change(maya().sub, { set: { socialMediaAccounts: [proven] } });
    await update('maya', {
      socialMediaAccounts: [
        { platform: 'X', pageUrl: 'https://x.com/maya', verifiedAt: null, profileImagePath: 'mine' },
        { platform: 'GITHUB', pageUrl: 'https://github.com/maya', verifiedAt: at, accountData: '{}' },
      ],
      addresses: [{ city: 'Hartford', verifiedAt: at }],
    });
    const { socialMediaAccounts, addresses } = await stored('maya');
    expect(socialMediaAccounts).toEqual([proven, { platform: 'GITHUB', pageUrl: 'https://github.com/maya' }]);
    expect(addresses).toEqual([{ city: 'Hartford', verifiedAt: null }]);
  });

  it('a version is only a question: it neither sets the counter nor opens the lock', async () => {
    const { version } = await stored('maya');
    await update('maya', { firstName: 'Maya', version: 999 });
    expect((await stored('maya')).version).toBe(version);
    const conflict = await update('maya', { addresses: [], version: 999 });
    expect(conflict).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
    await update('maya', { addresses: [], version });
    expect((await stored('maya')).version).toBe(version! + 1);
  });

  it('a condition on a record of somebody else is never looked at', async () => {
    const about = (id: string, firstName: string) =>
      scene.wire.graphql(
        'mutation ($i: UpdateUserInput!, $c: UserConditionInput) { updateUser(input: $i, condition: $c) { id } }',
        { i: { id, lastName: 'X' }, c: { firstName: { eq: firstName } } },
        by(scene.people.otto!),
      );
    const right = await about(maya().sub, 'maya');
    expect(right).toMatchObject({ kind: 'refused', code: 'FORBIDDEN' });
    expect(await about(maya().sub, 'wrong')).toEqual(right);
    expect(await about(nobodys.userId, 'maya')).toEqual(right);
  });

  it('an address of somebody else cannot be reached through an alias in the same request', async () => {
    const response = await fetch(`${scene.stack.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: scene.people.otto!.accessToken },
      body: JSON.stringify({
        query: `{ mine: getUser(id: "${scene.people.otto!.sub}") { id } theirs: getUser(id: "${maya().sub}") { id accountEmail } }`,
      }),
    });
    expect(await response.json()).toEqual({
      data: { mine: { id: scene.people.otto!.sub }, theirs: null },
    });
  });

  it('the owner of a business keeps their seat, and a primary address stays', async () => {
    const ownerLeaves = await scene.wire.graphql(
      'mutation ($i: DeleteBusinessAccountUsersInput!) { deleteBusinessAccountUsers(input: $i) { businessId } }',
      { i: { businessId: 'acme', userEmailAddress: scene.people.ada!.email } },
      by(scene.people.ada!),
    );
    expect(ownerLeaves).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
    const primary = await scene.wire.graphql(
      'mutation ($i: DeleteEmailInventoryInput!) { deleteEmailInventory(input: $i) { id } }',
      { i: { emailAddress: maya().email } },
      by(maya()),
    );
    expect(primary).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
    expect((await scene.state()).join()).toContain('PRIMARY');
  });

  it('an address that somebody else holds is not taken, even by whoever has verified it', async () => {
    const { ada } = scene.people as Record<string, Person>;
    const held = {
      emailAddress: ada!.email,
      id: 'somebody-else',
      type: 'SECONDARY',
      createdAt: at,
      updatedAt: at,
    };
    await put(scene.database, [['EmailInventory', held]]);
    for (const field of ['create', 'update']) {
      const type = `${field === 'create' ? 'Create' : 'Update'}EmailInventoryInput`;
      const taken = await scene.wire.graphql(
        `mutation ($i: ${type}!) { ${field}EmailInventory(input: $i) { id } }`,
        { i: { emailAddress: ada!.email, type: 'PRIMARY' } },
        by(ada!),
      );
      expect(taken).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
    }
    const linked = await scene.wire.rest(
      'user',
      'update-email-address',
      { userEmailAddress: ada!.email, operation: 'updateUserId' },
      by(ada!),
    );
    expect(linked).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
    expect(await rowsAbout(scene.stack, scene.database, ['"somebody-else"'])).toEqual([
      ['EmailInventory', held],
    ]);
  });

  it('a member gives back their own seat, which counts as free again', async () => {
    const used = async () => (await businessStore(scene.database).get('acme'))!.usedSeats;
    const before = (await used())!;
    const left = await scene.wire.graphql(
      'mutation ($i: DeleteBusinessAccountUsersInput!) { deleteBusinessAccountUsers(input: $i) { userEmailAddress } }',
      { i: { businessId: 'acme', userEmailAddress: scene.people.mel!.email } },
      by(scene.people.mel!),
    );
    expect(left).toEqual({ kind: 'answer', value: { userEmailAddress: scene.people.mel!.email } });
    expect(await used()).toBe(before - 1);
  });
});

describe('at the same moment', () => {
  it('200 people take 50 seats: exactly 50 get one, and the count says so', async () => {
    const store = businessStore(scene.database);
    const admin = scene.people.ada!;
    await seedBusiness(scene.database, { id: 'crowd', seats: 51, admin, members: [], at });
    const seats = await Promise.allSettled(
      Array.from({ length: 200 }, (_, nth) =>
        seatStore(scene.database).addSeat({
          businessId: 'crowd',
          userEmailAddress: `member-${nth}@example.com`,
          userId: `member-${nth}`,
          role: 'MEMBER',
          adminUserId: admin.sub,
          createdAt: at,
          updatedAt: at,
        }),
      ),
    );
    const given = seats.filter(({ status }) => status === 'fulfilled');
    expect(given).toHaveLength(50);
    for (const seat of seats)
      if (seat.status === 'rejected') expect(seat.reason).toMatchObject({ code: 'CONFLICT' });
    expect((await store.get('crowd'))!.usedSeats).toBe(51);
    const rows = await rowsAbout(scene.stack, scene.database, ['"businessId":"crowd"']);
    expect(rows).toHaveLength(51);
  });

  it('20 windows change different fields of one person: nothing is lost', async () => {
    const names = [
      'preferredName',
      'firstName',
      'middleName',
      'lastName',
      'gender',
      'birthCity',
      'birthCountry',
    ];
    const flags = [
      ...['alertsMonitoring', 'alertsConnectionRequest', 'alertsNewFeatures', 'alertsCompanyUpdates'],
      'tourEnabled',
    ];
    const wanted: Record<string, unknown> = Object.fromEntries([
      ...names.map((name) => [name, `new ${name}`]),
      ...flags.map((flag) => [flag, false]),
      ['dateOfBirth', '1990-01-02'],
      ['ignoredUserIds', ['someone']],
      ['addresses', [{ city: 'Hartford', verifiedAt: null }]],
      ['socialMediaAccounts', [{ platform: 'X', pageUrl: 'https://x.com/otto' }]],
    ]);
    const windows = [...Object.entries(wanted), ...Object.entries(wanted).slice(0, 4)];
    expect(windows).toHaveLength(20);
    const answers = await Promise.all(windows.map(([field, value]) => update('otto', { [field]: value })));
    expect(answers.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(await stored('otto')).toMatchObject(wanted);
  });

  it('20 windows change one list, having read it: each edit is kept or told of the conflict', async () => {
    const { version } = await stored('bob');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        update('bob', { version, ignoredUserIds: [`window-${nth}`] }).then((got) => ({ nth, got })),
      ),
    );
    const kept = answers.filter(({ got }) => got.kind === 'answer');
    const told = answers.filter(({ got }) => got.kind === 'refused' && got.code === 'CONFLICT');
    expect({ kept: kept.length, told: told.length }).toEqual({ kept: 1, told: 19 });
    const after = await stored('bob');
    expect(after).toMatchObject({ ignoredUserIds: [`window-${kept[0]!.nth}`], version: version! + 1 });
  });

  it('20 windows that read again after a conflict all get their entry in', async () => {
    const add = async (entry: string): Promise<void> => {
      for (;;) {
        const { version, ignoredUserIds } = await stored('mel');
        const got = await update('mel', { version, ignoredUserIds: [...(ignoredUserIds ?? []), entry] });
        if (got.kind === 'answer') return;
        expect(got.code).toBe('CONFLICT');
      }
    };
    const entries = Array.from({ length: 20 }, (_, nth) => `friend-${nth}`);
    await Promise.all(entries.map(add));
    expect((await stored('mel')).ignoredUserIds!.toSorted()).toEqual(entries.toSorted());
  });

  it('20 first sign-ins of one person make one record and one address', async () => {
    const [{ sub, email, ...nina }] = (await signUpPeople(scene.stack, ['nina'])) as [Person];
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        scene.wire.graphql(
          'mutation ($input: CreateUserInput!) { createUser(input: $input) { id createdAt } }',
          { input: {} },
          { token: nina.accessToken },
        ),
      ),
    );
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(made[0]).toMatchObject({ kind: 'answer', value: { id: sub } });
    expect(await rowsAbout(scene.stack, scene.database, [email, sub])).toHaveLength(2);
  });
});
