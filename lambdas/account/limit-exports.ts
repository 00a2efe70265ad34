import { day } from '#domain/durations';
import { enforceRateLimit } from '../runtime/rate-limit.ts';
import type { OnceStore } from '../store/once.ts';

const perDay = 20;

/** Counts a copy of somebody's data, however it is asked for: each reads every table. Throws RATE_LIMITED. */
export const limitExports = (owner: string, now: number, once: Pick<OnceStore, 'count'>): Promise<void> =>
  enforceRateLimit(once, `exports#${owner}`, 'downloads', { most: perDay, per: day, now, owner });
