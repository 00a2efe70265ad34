import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { BusinessRole } from '#domain/business/role';
import { giveUpSeat } from '../../lambdas/business/give-up-seat.ts';
import { inviteAll } from '../../lambdas/business/invite.ts';
import { setAlerts } from '../../lambdas/routes/business-account/set-alerts.ts';
import { answerInvitation } from '../../lambdas/routes/business/answer-invitation.ts';
import { removeUser } from '../../lambdas/routes/business/remove-user.ts';
import { setRole } from '../../lambdas/routes/business/set-role.ts';
import { setSeats } from '../../lambdas/routes/business/set-seats.ts';
import { transferBusiness } from '../../lambdas/routes/business/transfer-business.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { seatChangeStore } from '../../lambdas/store/business/seat-change.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { answered, callBy, openRaces, racer, raceNow, raceSeeds } from './races.ts';
import { seedBusiness } from '../support/seed/seed.ts';

/** The routes' own work over the real stores, without HTTP: as many at once as there are would test this machine. */
const at = new Date(raceNow).toISOString();
let races: Awaited<ReturnType<typeof openRaces>>;
beforeAll(async () => {
  races = await openRaces();
});
afterAll(() => races?.close());

/** A business of Ada's, and what its routes are given. */
async function race(seed: number, kind: string, seats: number) {
  const { database } = races;
  const { random, retry } = races.begin(seed);
  const id = `${kind}-${seed}`;
  await seedBusiness(database, { id, seats, admin: racer('ada'), members: [], at });
  const services = {
    businesses: businessStore(database),
    seats: { ...seatStore(database), ...seatChangeStore(database) },
    users: {
      get: async (sub: string) => {
        const { email } = racer(sub);
        const user = newUser({ sub, email }, at);
        return { ...user, emails: [{ emailAddress: email, emailUse: 'PERSONAL' as const, verifiedAt: at }] };
      },
    },
    findings: findingStore(database),
    once: onceStore(database),
    notifications: notificationStore(database),
    ...{ retry, secureRandom: random, mailInvitation: async () => true, tellOwners: async () => {} },
  };
  return {
    ...{ id, services },
    mine: (await services.seats.seatOf(id, 'ada'))!,
    seat: (name: string, role: BusinessRole, more: object = {}) =>
      services.seats.addSeat({
        ...{ businessId: id, userEmailAddress: racer(name).email, userId: name, role, adminUserId: 'ada' },
        ...{ createdAt: at, updatedAt: at, ...more },
      }),
    rows: () => services.seats.seatsIn(id),
    used: async () => (await services.businesses.get(id))!.usedSeats,
  };
}

/** So many at once in the first seeds; fewer in the others, so that twenty of them take seconds. */
const crowd = (seed: number) => (seed <= 2 ? 200 : 40);

describe('seats', () => {
  it.each(raceSeeds)(
    'a crowd of invitations meets 10 seats: exactly 10 go through (seed %i)',
    async (seed) => {
      const { id, mine, services, rows, used } = await race(seed, 'crowd', 11);
      const asked = Array.from({ length: crowd(seed) }, (_, nth) =>
        inviteAll([{ userEmailAddress: `${id}-${nth}@example.com` }], mine, raceNow, services),
      );
      const results = (await Promise.all(asked)).flat();
      expect(results.filter(({ invited }) => invited)).toHaveLength(10);
      for (const { invited, reason } of results) if (!invited) expect(reason).toBe('All seats are taken.');
      expect({ rows: (await rows()).length, used: await used() }).toEqual({ rows: 11, used: 11 });
    },
  );

  it.each(raceSeeds)('given back and taken at once, they are counted right (seed %i)', async (seed) => {
    const { id, mine, services, seat, rows, used } = await race(seed, 'turn', 6);
    const names = ['bea', 'cem', 'dov', 'eva', 'fay'];
    for (const name of names) await seat(name, 'MEMBER');
    const seatOf = (name: string) => ({ businessId: id, userEmailAddress: racer(name).email });
    const left = names.map((name) => giveUpSeat(seatOf(name), { sub: name }, services));
    const removed = names.map((name) => removeUser(callBy('ada', seatOf(name)), services));
    const invited = names.map((_, nth) =>
      inviteAll([{ userEmailAddress: `${id}-${nth}@example.com` }], mine, raceNow, services),
    );
    // Of the two ways to end one seat one is too late.
    expect(answered(await Promise.allSettled([...left, ...removed]))).toBe(names.length);
    const taken = (await Promise.all(invited)).flat().filter((one) => one.invited).length;
    expect({ rows: (await rows()).length, used: await used() }).toEqual({ rows: 1 + taken, used: 1 + taken });
  });

  it.each(raceSeeds)('are not fewer than are taken, however they meet (seed %i)', async (seed) => {
    const { id, mine, services, rows, used } = await race(seed, 'fewer', 10);
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 8 }, (_, nth) =>
        inviteAll([{ userEmailAddress: `${id}-${nth}@example.com` }], mine, raceNow, services),
      ),
      ...[2, 3, 4].map((seats) => setSeats(callBy('ada', { businessId: id, seats }), services)),
    ]);
    answered(outcomes);
    const { totalAvailableSeats, usedSeats } = (await services.businesses.get(id))!;
    expect(usedSeats).toBeLessThanOrEqual(totalAvailableSeats!);
    expect((await rows()).length).toBe(await used());
  });
});

describe('an invitation', () => {
  it.each(raceSeeds)('that is accepted and withdrawn is one of both (seed %i)', async (seed) => {
    const { id, services, seat, rows, used } = await race(seed, 'both', 5);
    await seat('mel', 'MEMBER', { invitedUntil: '2999-01-01T00:00:00.000Z', invitationHash: 'h' });
    const its = { businessId: id, userEmailAddress: racer('mel').email };
    const outcomes = await Promise.allSettled([
      answerInvitation(callBy('mel', { ...its, answer: 'accept' }), services),
      removeUser(callBy('ada', its), services),
    ]);
    expect(answered(outcomes)).toBeGreaterThan(0);
    const left = await rows();
    expect(await used()).toBe(left.length);
    // Whoever reads that they have joined has, unless they were removed after it.
    if (outcomes[1].status === 'rejected') expect(left).toHaveLength(2);
    for (const { invitedUntil } of left) expect(invitedUntil).toBeUndefined();
  });

  it.each(raceSeeds)('that is accepted twice and declined is answered once (seed %i)', async (seed) => {
    const { id, services, seat, rows, used } = await race(seed, 'twice', 5);
    await seat('mel', 'MEMBER', { invitedUntil: '2999-01-01T00:00:00.000Z', invitationHash: 'h' });
    const its = { businessId: id, userEmailAddress: racer('mel').email };
    const outcomes = await Promise.allSettled(
      (['accept', 'decline', 'accept'] as const).map((answer) =>
        answerInvitation(callBy('mel', { ...its, answer }), services),
      ),
    );
    expect(answered(outcomes)).toBe(1);
    expect(await used()).toBe((await rows()).length);
  });
});

describe('the last admin', () => {
  it.each(raceSeeds)(
    'is there: whoever becomes the owner does not leave meanwhile (seed %i)',
    async (seed) => {
      const { id, services, seat, rows } = await race(seed, 'owner', 5);
      await seat('tom', 'MEMBER');
      const toms = { businessId: id, userEmailAddress: racer('tom').email };
      const adas = { businessId: id, userEmailAddress: racer('ada').email };
      answered(
        await Promise.allSettled([
          transferBusiness(callBy('ada', toms), services),
          removeUser(callBy('tom', toms), services),
          removeUser(callBy('ada', adas), services),
          setRole(callBy('ada', { ...adas, role: 'MEMBER' }), services),
          setRole(callBy('ada', { ...toms, role: 'MANAGER' }), services),
        ]),
      );
      const { adminId, usedSeats } = (await services.businesses.get(id))!;
      const left = await rows();
      expect(left.find(({ userId }) => userId === adminId)).toMatchObject({ role: 'ADMIN' });
      expect(usedSeats).toBe(left.length);
    },
  );

  it.each(raceSeeds)('two who hand it on to two others are one owner in the end (seed %i)', async (seed) => {
    const { id, services, seat, rows } = await race(seed, 'handed', 5);
    await seat('tom', 'ADMIN');
    await seat('uma', 'MEMBER');
    const to = (name: string) => ({ businessId: id, userEmailAddress: racer(name).email });
    const outcomes = await Promise.allSettled([
      transferBusiness(callBy('ada', to('tom')), services),
      transferBusiness(callBy('ada', to('uma')), services),
      removeUser(callBy('ada', to('uma')), services),
    ]);
    answered(outcomes);
    const { adminId } = (await services.businesses.get(id))!;
    expect((await rows()).find(({ userId }) => userId === adminId)).toMatchObject({ role: 'ADMIN' });
  });
});

describe('who gets the alerts', () => {
  it.each(raceSeeds)('is somebody, though all turn them off at once (seed %i)', async (seed) => {
    const { id, services, seat, rows } = await race(seed, 'alerts', 5);
    await seat('tom', 'MANAGER');
    await seat('uma', 'ADMIN');
    const outcomes = await Promise.allSettled(
      ['ada', 'tom', 'uma'].map((name) =>
        setAlerts(
          callBy('ada', { businessId: id, userEmailAddress: racer(name).email, alerts: false }),
          services,
        ),
      ),
    );
    answered(outcomes);
    expect((await rows()).filter(({ alerts }) => alerts !== false).length).toBeGreaterThan(0);
  });
});
