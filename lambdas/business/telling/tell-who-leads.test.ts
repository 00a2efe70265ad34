import { expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { tellSomebodyJoined, tellSomebodyLeft } from './tell-who-leads.ts';

const now = Date.UTC(2026, 10, 26);
const seat = {
  ...{ businessId: 'ferrow', userEmailAddress: 'lotte@ferrowbay.example', userId: 'lotte', role: 'MANAGER' },
  ...{ adminUserId: 'mona', createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
} as BusinessAccountUsers;

/** A business of Ada's, with these seats beside. */
const world = (...others: Partial<BusinessAccountUsers>[]) => {
  const told: Notification[] = [];
  const seats = [{ userId: 'ada' }, ...others] as BusinessAccountUsers[];
  const services = {
    businesses: { get: async () => ({ id: 'ferrow', name: 'Ferrow Bay', adminId: 'ada' }) as never },
    seats: {
      seatOf: async (_: string, sub: string) => seats.find(({ userId }) => userId === sub),
    },
    notifications: {
      add: async (one: Notification) => {
        told.push(one);
        return true;
      },
    },
  };
  return { told, services, said: () => told.map(({ userId, title }) => [userId, title]) };
};

it('the owner and whoever invited them hear that somebody joined, and as what', async () => {
  const { told, services, said } = world({ userId: 'mona' });
  await tellSomebodyJoined(seat, now, services);
  const title = 'Someone joined Ferrow Bay as a manager';
  expect(said()).toEqual([
    ['ada', title],
    ['mona', title],
  ]);
  expect(told[0]).toMatchObject({ kind: 'SOURCE', link: '/business-dashboard?businessId=ferrow' });
  expect(JSON.stringify(told)).not.toContain('lotte');
});

it('nobody hears of it twice, nor who has left meanwhile, nor who wants no news of the business', async () => {
  const { services, said } = world();
  await tellSomebodyJoined({ ...seat, adminUserId: 'ada', role: 'ADMIN' }, now, services);
  expect(said()).toEqual([['ada', 'Someone joined Ferrow Bay as an admin']]);
  const quiet = world({ userId: 'mona', alerts: false });
  await tellSomebodyJoined(seat, now, quiet.services);
  expect(quiet.said().map(([userId]) => userId)).toEqual(['ada']);
});

it('the owner hears that somebody left, and who that was by the day of their invitation', async () => {
  const { told, services, said } = world({ userId: 'mona' });
  await tellSomebodyLeft(seat, now, services);
  expect(said()).toEqual([['ada', 'A manager left Ferrow Bay']]);
  expect(told[0]!.body).toContain('They were invited on 20 November 2026.');
  expect(JSON.stringify(told)).not.toContain('lotte');
});

it('whoever set the business up, handed it over and left, was not invited', async () => {
  const { told, services } = world();
  await tellSomebodyLeft({ ...seat, adminUserId: seat.userId! }, now, services);
  expect(told[0]!.body).toContain('They set the business up on 20 November 2026.');
});

it('it never fails: what happened stays so', async () => {
  const { services } = world();
  const broken = { ...services, businesses: { get: () => Promise.reject(new Error('down')) } };
  await expect(tellSomebodyLeft(seat, now, broken)).resolves.toBeUndefined();
});
