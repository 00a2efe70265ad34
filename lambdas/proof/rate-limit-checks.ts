import { limitAddress } from '../rest/limit-address.ts';
import type { OnceStore } from '../store/once.ts';

/** Looks that one network address may take in an hour, as text and as a badge together: enough to read, too few to list. */
export const checksPerHour = 120;

/** Counts one look at a handle. Throws RATE_LIMITED. See docs/decisions/012-public-check.md. */
export const limitChecks = (sourceIp: string, now: number, once: Pick<OnceStore, 'count'>): Promise<void> =>
  limitAddress('check', sourceIp, now, once, checksPerHour);
