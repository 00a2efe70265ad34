import type { rightsContract } from '#domain/contract/rights';
import { ProductError } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import { calledOff, withdrawn } from '../../rights/call-off.ts';
import type { RightsServices } from '../../rights/services.ts';
import { shownRequest } from '../../rights/shown-request.ts';
import { opened } from '../../rights/token.ts';
import type { RightsRow } from '../../store/rights/rights-request.ts';

type Services = Pick<RightsServices, 'requests' | 'users' | 'suppressions' | 'tombstones' | 'notifications'>;

/** Calls a request off. What it did is undone first: a request reads as withdrawn only once it is. */
export const withdrawRequest: Route<(typeof rightsContract)['withdraw-request'], Services> = async (
  { request: { token }, now },
  services,
) => {
  const row = await opened(token, now, services);
  if (row.status === 'WITHDRAWN') return { request: await shownRequest(row, now, services) };
  if (!(await undone(row, now, services)))
    throw new ProductError('CONFLICT', 'This request has been carried out and can’t be called off.');
  const kept = await services.requests.change(row.id, row.status, withdrawn(now));
  if (!kept) throw new ProductError('CONFLICT', 'This request has just changed. Please try again.');
  return { request: await shownRequest(kept, now, services) };
};

async function undone(row: RightsRow, now: number, services: Services): Promise<boolean> {
  if (row.fingerprint && row.asks === 'VERIFICATION_OPT_OUT')
    await services.suppressions.remove(row.fingerprint);
  else if (row.status === 'DONE') return false;
  if (row.status !== 'PLANNED' || !row.account) return true;
  return calledOff({ account: row.account, caseNumber: row.id }, { now, isOwner: false }, services);
}
