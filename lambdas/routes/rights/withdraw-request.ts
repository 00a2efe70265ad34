import type { rightsContract } from '#domain/contract/rights';
import { ProductError } from '#domain/errors';
import type { Route } from '../../rest/rest.ts';
import type { RightsServices } from '../../rights/services.ts';
import { shownRequest } from '../../rights/shown-request.ts';
import { opened } from '../../rights/token.ts';
import type { RightsRow } from '../../store/rights/rights-request.ts';

type Services = Pick<RightsServices, 'requests' | 'users' | 'suppressions' | 'tombstones'>;

/** Calls a request off. What it did is undone first: a request reads as withdrawn only once it is. */
export const withdrawRequest: Route<(typeof rightsContract)['withdraw-request'], Services> = async (
  { request: { token }, now },
  services,
) => {
  const row = await opened(token, now, services);
  if (row.status === 'WITHDRAWN') return { request: await shownRequest(row, services) };
  if (!(await undone(row, services)))
    throw new ProductError('CONFLICT', 'This request has been carried out and can’t be called off.');
  const withdrawn = await services.requests.change(row.id, row.status, {
    ...{ status: 'WITHDRAWN', closedAt: new Date(now).toISOString(), because: null, until: null },
    ...{ open: null, email: null, details: '', fingerprint: null },
  });
  if (!withdrawn) throw new ProductError('CONFLICT', 'This request has just changed. Please try again.');
  return { request: await shownRequest(withdrawn, services) };
};

async function undone(row: RightsRow, { users, suppressions, tombstones }: Services): Promise<boolean> {
  if (row.fingerprint) await suppressions.remove(row.fingerprint);
  else if (row.status === 'DONE') return false;
  if (row.status !== 'PLANNED' || !row.account) return true;
  const own = { field: 'closesFor', operator: '=' as const, value: row.id };
  const called = await users.change(row.account, { set: { closesAt: null, closesFor: null }, when: [own] });
  if (called) return true;
  // Called off already, by a try whose answer was lost: the account is there, and waits for no end of this request's.
  const there = (await users.get(row.account)) && (await tombstones.read(row.account));
  return there !== undefined && there.closesFor !== row.id;
}
