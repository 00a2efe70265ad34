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
 * waits for is over, as an opt-out is once its address is shown again, by whatever way.
 */
export async function shownRequest(row: RightsRow, services: Services): Promise<RightsState> {
  const { status, gone } = await standing(row, services);
  if (status === 'UNCONFIRMED') throw new Error('An unconfirmed request is shown to nobody');
  return {
    ...{ caseNumber: row.id, asks: row.asks, status, address: row.address, receivedAt: row.createdAt },
    deadlines: deadlines(row.asks, row.createdAt),
    because: status === 'WAITING' ? (row.because ?? 'person') : null,
    until: status === 'READY' || status === 'PLANNED' ? (row.until ?? null) : null,
    answer: row.answer ?? null,
    closedAt: gone ?? row.closedAt ?? null,
  };
}

/** How far it is; of a deletion, when the account was really deleted: its owner may have done so earlier, in the settings. */
async function standing(
  { id, status, account, fingerprint, answer }: RightsRow,
  { tombstones, suppressions }: Services,
): Promise<{ status: RightsStatus; gone?: string }> {
  if (status === 'PLANNED' && account) {
    const { deletedAt: gone, closesFor } = (await tombstones.read(account)) ?? {};
    return gone ? { status: 'DONE', gone } : { status: closesFor === id ? status : 'WITHDRAWN' };
  }
  // One that a person answered may never have been carried out: it is over only when its own page says so.
  if (status === 'DONE' && fingerprint && !answer && (await suppressions.since(fingerprint)) === undefined)
    return { status: 'WITHDRAWN' };
  return { status };
}
