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

it.each(['philippa.eats.wel', 'ph1lippa.eats.well', 'phillipa.eats.well', 'philippa.eats.well.official'])(
  'periods alone tell the account that %s copies',
  (handle) => {
    const accounts = [
      { platform: 'GITHUB' as const, handle: 'philippaeatswell' },
      { platform: 'INSTAGRAM' as const, handle: 'philippa.eats.well' },
    ];
    for (const platform of ['INSTAGRAM', 'FACEBOOK'] as const)
      expect(closest({ platform, handle }, accounts)?.account.platform).toBe('INSTAGRAM');
    expect(closest({ platform: 'INSTAGRAM', handle: 'philippaeatswe11' }, accounts)?.account.platform).toBe(
      'GITHUB',
    );
  },
);

it('nothing is closest where there is no account', () =>
  expect(closest({ platform: 'X', handle: 'honorblakemore' }, [])).toBeUndefined());

it('a handle that is more alike counts before the platform', () => {
  const accounts = [...listed, { platform: 'X' as const, handle: 'honor.blakemore.chess' }];
  expect(closest({ platform: 'X', handle: 'honorblakemore1' }, accounts)?.account.platform).toBe('GITHUB');
});
