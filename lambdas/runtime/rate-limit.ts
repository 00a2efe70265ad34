import { day, seconds } from '#domain/durations';
import { ProductError } from '#domain/errors';
import type { OnceStore } from '../store/once.ts';

/** So many of something in a window of time. Windows follow one another without a gap, the days at midnight UTC. */
export interface RateLimit {
  most: number;
  /** How long a window is, ms. */
  per: number;
  now: number;
  /** How many are wanted at once; one, if nothing is said. */
  by?: number;
  /** Whose count it is, so that a deletion of their account finds it. */
  owner?: string;
}

/** Counts what happens now against its limit; false, and not counted, when it would pass it. */
export function withinRateLimit(
  once: Pick<OnceStore, 'count'>,
  what: string,
  { most, per, now, by = 1, owner }: RateLimit,
): Promise<boolean> {
  // One window longer than it counts: a clock that runs behind must not find the counter gone.
  const until = seconds((Math.floor(now / per) + 2) * per);
  return once.count(windowKey(what, per, now), by, most, until, owner);
}

/** The counter of the window that is under way. */
export const windowKey = (what: string, per: number, now: number): string =>
  `${what}#${Math.floor(now / per)}`;

/** The same for a call of somebody's. `things`: what they are told the limit is of. Throws RATE_LIMITED. */
export async function enforceRateLimit(
  once: Pick<OnceStore, 'count'>,
  what: string,
  things: string,
  allowed: RateLimit,
): Promise<void> {
  if (await withinRateLimit(once, what, allowed)) return;
  throw new ProductError(
    'RATE_LIMITED',
    allowed.per === day
      ? `You have reached the limit of ${allowed.most} ${things} a day. Please try again tomorrow.`
      : `You have reached the limit of ${allowed.most} ${things} an hour. Please try again later.`,
  );
}
