import { expect, test } from 'vitest';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { newUser } from '#domain/account/user';
import { shownInvitation } from './shown-invitation.ts';

const at = '2026-11-26T19:30:00.000Z';
const seat = (id: string, more: Partial<BusinessAccountUsers> = {}): BusinessAccountUsers => ({
  ...{ businessId: 'b', userEmailAddress: `${id}@wren.example`, userId: id, role: 'ADMIN' },
  ...{ adminUserId: 'tom', createdAt: at, updatedAt: at },
  ...more,
});

test.each<[string, Partial<BusinessAccountUsers>, string | undefined]>([
  ['who sent it and has a seat', {}, 'tom@wren.example'],
  ['who sent it and left', { adminUserId: 'imogen' }, undefined],
  ['whose account was deleted, and the owner did not send it', { inviterDeleted: true }, undefined],
])('names %s', async (_, part, from) => {
  const invitation = seat('lea', { userId: null, role: 'MEMBER', invitedUntil: at, ...part });
  const shown = await shownInvitation(invitation, {
    businesses: { get: async () => undefined } as never,
    seats: { seatsIn: async () => [seat('tom'), invitation] } as never,
    users: {
      get: async (sub: string) =>
        sub === 'tom' ? { ...newUser({ sub, email: 'tom@wren.example' }, at), firstName: 'Tom' } : undefined,
    } as never,
  });
  expect(shown.invitedFrom).toBe(from);
  expect(!!shown.invitedBy).toBe(from !== undefined);
});
