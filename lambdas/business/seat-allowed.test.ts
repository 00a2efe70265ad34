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

it('a role that does not allow it, and no seat, as of somebody who was removed meanwhile, get one answer, true of both', async () => {
  const message =
    'Your role in this business doesn’t allow this, you no longer have a seat in it, or it was deleted. If it’s still there, ask one of its admins.';
  for (const has of [seat, undefined])
    await expect(asked(has)).rejects.toMatchObject({ code: 'FORBIDDEN', message });
  expect(await asked({ ...seat, role: 'ADMIN' })).toMatchObject({ role: 'ADMIN' });
});
