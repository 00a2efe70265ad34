import { expect, it } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import { closest } from './closest.ts';

const listed = (['GITHUB', 'TWITCH'] as const).map((platform) => ({ platform, handle: 'honorblakemore' }));

it.each<[Platform, string, Platform | undefined]>([
  ['TWITCH', 'honorblakemoore', 'TWITCH'],
  ['GITHUB', 'honorblakemoore', 'GITHUB'],
  ['X', 'honorblakemoore', 'GITHUB'],
  ['TWITCH', 'somebody', undefined],
])('of accounts that are equally alike, the one on its own platform: %s %s', (platform, handle, expected) =>
  expect(closest({ platform, handle }, listed)?.account.platform).toBe(expected),
);

it('a handle that is more alike counts before the platform', () => {
  const accounts = [...listed, { platform: 'X' as const, handle: 'honor.blakemore.chess' }];
  expect(closest({ platform: 'X', handle: 'honorblakemore1' }, accounts)?.account.platform).toBe('GITHUB');
});
