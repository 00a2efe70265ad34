import type { RightsRequestStore } from '../store/rights/rights-request.ts';
import type { RightsServices } from './services.ts';

/** Takes back the end of an account that this request has planned. False when it cannot be: the account is gone. */
export async function calledOff(
  { account, caseNumber }: { account: string; caseNumber: string },
  { users, tombstones }: Pick<RightsServices, 'users' | 'tombstones'>,
): Promise<boolean> {
  const own = { field: 'closesFor', operator: '=' as const, value: caseNumber };
  const called = await users.change(account, { set: { closesAt: null, closesFor: null }, when: [own] });
  if (called) return true;
  // Called off already, by a try whose answer was lost: the account is there, and waits for no end of this request's.
  const there = (await users.get(account)) && (await tombstones.read(account));
  return there !== undefined && there.closesFor !== caseNumber;
}

/** What a request becomes that was called off. */
export const withdrawn = (now: number): Parameters<RightsRequestStore['change']>[2] => ({
  ...{ status: 'WITHDRAWN', closedAt: new Date(now).toISOString(), because: null, until: null },
  ...{ open: null, email: null, details: '', fingerprint: null },
});
