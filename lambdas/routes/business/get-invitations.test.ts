import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import { getInvitations } from './get-invitations.ts';

const at = '2026-11-20T08:00:00.000Z';

it('an invitation to a business in which one has a seat by another address waits for nothing', async () => {
  const invited = (businessId: string) => ({
    ...{ businessId, userEmailAddress: 'rose@example.com', role: 'ADMIN', adminUserId: 'hesper' },
    ...{ createdAt: at, updatedAt: at, invitedUntil: '2026-11-27T08:00:00.000Z' },
  });
  const user = newUser({ sub: 'rose', email: 'rose@example.com' }, at);
  const services = {
    users: { get: async () => ({ ...user, emails: [{ emailAddress: user.accountEmail, verifiedAt: at }] }) },
    businesses: { get: async (id: string) => ({ id, name: id }) },
    seats: {
      invitationsTo: async () => [invited('trays'), invited('cups')],
      seatsIn: async () => [],
      seatOf: async (businessId: string, sub: string) =>
        businessId === 'trays' && sub === 'rose' ? { businessId, userId: sub } : undefined,
    },
  };
  const asked = { caller: { sub: 'rose' }, now: Date.parse(at) };
  const { invitations } = await getInvitations(asked as never, services as never);
  expect(invitations.map(({ businessId }) => businessId)).toEqual(['cups']);
});
