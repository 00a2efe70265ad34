import { expect, it } from 'vitest';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { seatAllowed } from './seat-allowed.ts';

const at = '2026-01-01T00:00:00.000Z';
const seat: BusinessAccountUsers = {
  ...{ businessId: 'b1', userEmailAddress: 'mel@example.com', userId: 'mel', role: 'MEMBER' },
  ...{ adminUserId: 'ada', createdAt: at, updatedAt: at },
};
const asked = (has: BusinessAccountUsers | undefined) =>
  seatAllowed('b1', { sub: 'mel' }, 'edit the profile', { seats: { seatOf: async () => has } });

it('a role that does not allow it is told apart from no seat, as of somebody who was removed meanwhile', async () => {
  await expect(asked(seat)).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN', message: expect.stringContaining('Your role in this business') },
  });
  await expect(asked(undefined)).rejects.toMatchObject({
    ...{ code: 'FORBIDDEN', message: 'You don’t have a seat in this business.' },
  });
  expect(await asked({ ...seat, role: 'ADMIN' })).toMatchObject({ role: 'ADMIN' });
});
