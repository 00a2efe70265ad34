import { deadlines } from '#domain/rights/deadlines';
import type { RightsState, RightsStatus } from '#domain/rights/rights-request';
import type { RightsRow } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

interface Services {
  tombstones: Pick<RightsServices['tombstones'], 'read'>;
  suppressions: Pick<RightsServices['suppressions'], 'since'>;
}

/**
 * A request as the person who made it reads it. A deletion that has come to its end is done; an opt-out is over once its address is
 * shown again, by whatever way.
 */
export async function shownRequest(row: RightsRow, services: Services): Promise<RightsState> {
  const gone = await goneSince(row, services);
  const status = gone ? 'DONE' : await standing(row, services);
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

/** When the account of a planned deletion was really deleted: its owner may have done so earlier, in the settings. */
const goneSince = async ({ status, account }: RightsRow, { tombstones }: Services) =>
  status === 'PLANNED' && account ? (await tombstones.read(account))?.deletedAt : undefined;

async function standing(
  { status, fingerprint }: RightsRow,
  { suppressions }: Services,
): Promise<RightsStatus> {
  if (status === 'DONE' && fingerprint && (await suppressions.since(fingerprint)) === undefined)
    return 'WITHDRAWN';
  return status;
}
