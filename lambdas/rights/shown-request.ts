import { deadlines } from '#domain/rights/deadlines';
import type { RightsState, RightsStatus } from '#domain/rights/rights-request';
import type { RightsRow } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

interface Services {
  tombstones: Pick<RightsServices['tombstones'], 'isDeleted'>;
  suppressions: Pick<RightsServices['suppressions'], 'since'>;
}

/**
 * A request as the person who made it reads it. A deletion that has come to its end is done; an opt-out is over once its address is
 * shown again, by whatever way.
 */
export async function shownRequest(row: RightsRow, services: Services): Promise<RightsState> {
  const status = await standing(row, services);
  if (status === 'UNCONFIRMED') throw new Error('An unconfirmed request is shown to nobody');
  const gone = row.status === 'PLANNED' && status === 'DONE';
  return {
    ...{ caseNumber: row.id, asks: row.asks, status, address: row.address, receivedAt: row.createdAt },
    deadlines: deadlines(row.asks, row.createdAt),
    because: status === 'WAITING' ? (row.because ?? 'person') : null,
    until: status === 'READY' || status === 'PLANNED' ? (row.until ?? null) : null,
    answer: row.answer ?? null,
    closedAt: gone ? (row.until ?? null) : (row.closedAt ?? null),
  };
}

async function standing(
  { status, account, fingerprint }: RightsRow,
  { tombstones, suppressions }: Services,
): Promise<RightsStatus> {
  if (status === 'PLANNED' && account && (await tombstones.isDeleted(account))) return 'DONE';
  if (status === 'DONE' && fingerprint && (await suppressions.since(fingerprint)) === undefined)
    return 'WITHDRAWN';
  return status;
}
