import type { PlannedDeletion } from '#domain/rights/planned-deletion';
import type { TombstoneStore } from '../store/tombstone.ts';
import { askedAt } from './asked-at.ts';

/** When somebody's account closes because its mailbox asked for that; undefined: nobody did, or it is called off. */
export type Closing = (userId: string) => Promise<PlannedDeletion | undefined>;

/** An account that closes for another reason names no request: its owner knows, and cannot call it off here. */
export const closingOver =
  ({ read }: Pick<TombstoneStore, 'read'>): Closing =>
  async (userId) => {
    const { closesAt, closesFor } = (await read(userId)) ?? {};
    return closesAt && closesFor ? { askedAt: askedAt(closesAt), closesAt } : undefined;
  };
