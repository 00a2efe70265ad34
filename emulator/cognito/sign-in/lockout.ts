import { notAuthorized } from '../errors.ts';
import type { UserRecord } from '../users/records.ts';

/**
 * "Lockout behavior for failed sign-in attempts": after n >= 5 failures the user waits 2^(n-5) seconds, about 15
 * minutes at most; attempts meanwhile are refused without counting; 15 quiet minutes or a sign-in forget them.
 */
const QUIET = 15 * 60_000;
const FREE_ATTEMPTS = 5;

const lockedOut = () => notAuthorized('Password attempts exceeded');

/** `refusal`: in the words of the operation that is asked for. */
export function refuseWhileLocked(user: UserRecord, now: number, refusal: () => Error = lockedOut): void {
  if (user.lastFailedSignIn + QUIET <= now) user.failedSignIns = 0;
  if (user.failedSignIns < FREE_ATTEMPTS) return;
  const wait = Math.min(1000 * 2 ** (user.failedSignIns - FREE_ATTEMPTS), QUIET);
  if (now < user.lastFailedSignIn + wait) throw refusal();
}

/** Of a password or a second factor. The caller saves the user. */
export function countFailure(user: UserRecord, now: number): void {
  user.failedSignIns += 1;
  user.lastFailedSignIn = now;
}
