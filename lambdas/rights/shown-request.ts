import { deadlines } from '#domain/rights/deadlines';
import type { RightsState, RightsStatus } from '#domain/rights/rights-request';
import type { RightsRow } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

interface Services {
  tombstones: Pick<RightsServices['tombstones'], 'read'>;
  suppressions: Pick<RightsServices['suppressions'], 'since'>;
}

/**
 * A request as the person who made it reads it. A deletion that has come to its end is done, and one that its account no longer
 * waits for is over, as an opt-out is once its address is shown again, by whatever way. A copy is done once its time is over.
 */
export async function shownRequest(row: RightsRow, now: number, services: Services): Promise<RightsState> {
  const { status, ended } = await standing(row, now, services);
  if (status === 'UNCONFIRMED') throw new Error('An unconfirmed request is shown to nobody');
  return {
    ...{ caseNumber: row.id, asks: row.asks, status, address: row.address, receivedAt: row.createdAt },
    deadlines: deadlines(row.asks, row.createdAt),
    because: status === 'WAITING' ? (row.because ?? 'person') : null,
    until: status === 'PLANNED' || row.status === 'READY' ? (row.until ?? null) : null,
    answer: row.answer ?? null,
    closedAt: ended ?? row.closedAt ?? null,
  };
}

/**
 * How far it is, and when it ended; of a deletion, when the account was really deleted: its owner may have done so earlier, in the
 * settings.
 */
async function standing(
  { id, status, until, account, fingerprint, answer }: RightsRow,
  now: number,
  { tombstones, suppressions }: Services,
): Promise<{ status: RightsStatus; ended?: string }> {
  if (status === 'PLANNED' && account) {
    const { deletedAt: ended, closesFor } = (await tombstones.read(account)) ?? {};
    return ended ? { status: 'DONE', ended } : { status: closesFor === id ? status : 'WITHDRAWN' };
  }
  if (status === 'READY' && until && Date.parse(until) <= now) return { status: 'DONE', ended: until };
  // One that a person answered may never have been carried out: it is over only when its own page says so.
  if (status === 'DONE' && fingerprint && !answer && (await suppressions.since(fingerprint)) === undefined)
    return { status: 'WITHDRAWN' };
  return { status };
}
