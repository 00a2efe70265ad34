import { childCloses } from '#domain/account/age';
import { day } from '#domain/durations';
import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import { graceDays } from '#domain/rights/rights-request';

const waits = { MAILBOX: graceDays * day, DATE_OF_BIRTH: childCloses };

/** When that happened for which an account closes at a moment: so long before. */
export const askedAt = (closesAt: string, because: PlannedDeletion['because'] = 'MAILBOX'): string =>
  new Date(Date.parse(closesAt) - waits[because]).toISOString();
