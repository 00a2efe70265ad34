import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { Finding } from '#domain/scan/finding';
import { refuseCalledOwn, refuseOwn } from './own-listed.ts';

const at = '2026-11-26T10:00:00.000Z';
const socialMediaAccounts = [{ platform: 'X' as const, pageUrl: 'https://x.com/Maya' }];
const services = {
  users: {
    get: async () => ({ ...newUser({ sub: 'u', email: 'maya@example.com' }, at), socialMediaAccounts }),
    change: async () => undefined,
  },
  businesses: {
    get: async () => ({ id: 'b', adminId: 'u', createdAt: at, updatedAt: at, socialMediaAccounts }),
  },
};

it.each([
  ['their own list', undefined, 'maya on X is on your list of accounts'],
  ['that of the business', 'b', 'maya on X is on this business’s list of accounts'],
])('no case accuses an account on %s, whether proven or not', async (_, businessId, words) => {
  const asked = (platform: 'X' | 'GITHUB' | 'DOMAIN', handle: string) =>
    refuseOwn({ platform, handle }, { businessId, writer: 'u' }, services);
  await expect(asked('X', 'maya')).rejects.toThrow(words);
  for (const [platform, handle] of [
    ['X', 'maya_'],
    ['GITHUB', 'maya'],
    ['DOMAIN', 'maya'],
  ] as const)
    await expect(asked(platform, handle)).resolves.toBeUndefined();
});

it('no case accuses an account that was called theirs, also once it is gone', () => {
  const theirs = { platform: 'PINTEREST' as const, handle: 'fairweather_official' };
  const asked = (status: Finding['status'], was?: Finding['status']) => () =>
    refuseCalledOwn({ theirs, status, history: [{ at, what: 'changed', ...(was && { was }) }] });
  const words = 'fairweather_official on Pinterest is marked as yours. Undo that first if it isn’t.';
  expect(asked('MINE')).toThrow(words);
  expect(asked('RESOLVED', 'MINE')).toThrow(words);
  for (const status of ['OPEN', 'IGNORED', 'REPORTED', 'CASE', 'RESOLVED'] as const)
    expect(asked(status)).not.toThrow();
});
