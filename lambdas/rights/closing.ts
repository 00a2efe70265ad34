import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import type { TombstoneStore } from '../store/tombstone.ts';
import { askedAt } from './asked-at.ts';

/** When somebody's account closes, and for what; undefined: it does not, or no longer. */
export type Closing = (userId: string) => Promise<PlannedDeletion | undefined>;

/** An account that closes for a date of birth names no request: another date ends it, and nothing here. */
export const closingOver =
  ({ read }: Pick<TombstoneStore, 'read'>): Closing =>
  async (userId) => {
    const { closesAt, closesFor } = (await read(userId)) ?? {};
    if (!closesAt) return undefined;
    const because = closesFor ? 'MAILBOX' : 'DATE_OF_BIRTH';
    return { because, askedAt: askedAt(closesAt, because), closesAt };
  };
