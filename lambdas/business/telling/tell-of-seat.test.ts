import { expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { tellItWasDeclined, tellTheirRole } from './tell-of-seat.ts';

const now = Date.UTC(2026, 10, 26);
const at = new Date(now).toISOString();
const seat = {
  ...{
    businessId: 'ferrow',
    userEmailAddress: 'lotte@ferrowbay.example',
    role: 'MEMBER',
    adminUserId: 'mona',
  },
  ...{ createdAt: at, updatedAt: at, invitedUntil: at },
} as BusinessAccountUsers;

it.each<[string, Partial<BusinessAccountUsers>[], string]>([
  ['whoever invited them', [{ userId: 'mona', role: 'MANAGER' }], 'mona'],
  ['the owner, once whoever invited them has left', [], 'ada'],
  ['the owner, once whoever invited them doesn’t see members', [{ userId: 'mona', role: 'MEMBER' }], 'ada'],
])('of an invitation that was declined hears %s', async (_, others, who) => {
  const told: Notification[] = [];
  await tellItWasDeclined(seat, now, {
    businesses: { get: async () => ({ id: 'ferrow', name: 'Ferrow Bay', adminId: 'ada' }) as never },
    seats: { seatOf: async (_id: string, sub: string) => others.find((one) => one.userId === sub) as never },
    notifications: { add: async (one: Notification) => !!told.push(one) },
  });
  expect(told.map(({ userId, title }) => [userId, title])).toEqual([
    [who, 'An invitation to Ferrow Bay was declined'],
  ]);
  expect(JSON.stringify(told)).not.toContain('lotte');
});

it('a member hears of each other role that they are given, with the way to what they may do', async () => {
  const told: Notification[] = [];
  const services = {
    businesses: { get: async () => ({ id: 'ferrow', name: 'Ferrow Bay', adminId: 'ada' }) as never },
    notifications: { add: async (one: Notification) => !!told.push(one) },
  };
  const joined = { ...seat, userId: 'lotte', invitedUntil: undefined };
  await tellTheirRole({ ...joined, role: 'MANAGER' }, now, services);
  await tellTheirRole({ ...joined, role: 'MEMBER', updatedAt: '2026-11-27T10:00:00.000Z' }, now, services);
  expect(told.map(({ userId, title, link }) => [userId, title, link])).toEqual([
    ['lotte', 'You’re now a manager of Ferrow Bay', '/business-dashboard?businessId=ferrow'],
    ['lotte', 'You’re now a member of Ferrow Bay', '/business-dashboard?businessId=ferrow'],
  ]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(2);
});
