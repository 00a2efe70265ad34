import { expect, test } from 'vitest';
import { deleteBusiness } from './delete-business.ts';

type Asked = Parameters<typeof deleteBusiness>[0];

test.each([
  [{}, '', 'DELETE'],
  [{ name: '', domain: 'rook.example' }, '', 'rook.example'],
  [{ name: 'Rook', domain: 'rook.example' }, 'rook.example', 'Rook'],
])('of %j nothing is deleted for "%s"', async (business, confirm, word) => {
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    businesses: { get: async () => ({ ...business, adminId: 'ada' }) },
  } as unknown as Parameters<typeof deleteBusiness>[1];
  const asked = { caller: { sub: 'ada' }, request: { businessId: 'b', confirm }, now: 0 } as Asked;
  await expect(deleteBusiness(asked, services)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: `Please type “${word}”.`,
  });
});
