import { expect, it } from 'vitest';
import { recentSignIn, signedInRecently } from './recent-sign-in.ts';

it('takes a sign-in of the last ten minutes, also by a clock that is a little ahead', () => {
  const now = 1_800_000_000_000;
  const ago = (ms: number) => signedInRecently((now - ms) / 1000, now);
  expect([ago(0), ago(recentSignIn), ago(recentSignIn + 1000), ago(-30_000), ago(-60_000)]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(signedInRecently(undefined, now)).toBe(false);
});
