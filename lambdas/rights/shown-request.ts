import { deadlines } from '#domain/rights/deadlines';
import type { RightsState } from '#domain/rights/rights-request';
import type { RightsRow } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

/** A request as the person who made it reads it. A deletion that has come to its end is done. */
export async function shownRequest(
  row: RightsRow,
  { tombstones }: { tombstones: Pick<RightsServices['tombstones'], 'isDeleted'> },
): Promise<RightsState> {
  const gone = row.status === 'PLANNED' && !!row.account && (await tombstones.isDeleted(row.account));
  const status = gone ? 'DONE' : row.status;
  if (status === 'UNCONFIRMED') throw new Error('An unconfirmed request is shown to nobody');
  return {
    ...{ caseNumber: row.id, asks: row.asks, status, address: row.address, receivedAt: row.createdAt },
    deadlines: deadlines(row.asks, row.createdAt),
    because: status === 'WAITING' ? (row.because ?? 'person') : null,
    until: status === 'READY' || status === 'PLANNED' ? (row.until ?? null) : null,
    answer: row.answer ?? null,
    closedAt: gone ? (row.until ?? null) : (row.closedAt ?? null),
  };
}
