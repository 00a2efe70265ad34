import { failureFacts, logger } from '../runtime/logger.ts';
import type { RightsRequestStore } from '../store/rights/rights-request.ts';
import { calledOffNotice, deletionNoticeId } from './deletion-notice.ts';
import type { RightsServices } from './services.ts';

interface Planned {
  account: string;
  caseNumber: string;
}
export type CallOffServices = Pick<RightsServices, 'users' | 'tombstones'> & {
  notifications: Pick<RightsServices['notifications'], 'retell'>;
};

/**
 * Takes back the end of an account that this request has planned, and says so where it was told. `isOwner`: its owner does, signed in.
 * False when it cannot be: the account is gone.
 */
export async function calledOff(
  planned: Planned,
  { now, isOwner }: { now: number; isOwner: boolean },
  services: CallOffServices,
): Promise<boolean> {
  if (!(await takenBack(planned, services))) return false;
  const notice = calledOffNotice(new Date(now).toISOString(), isOwner);
  // It is called off all the same, and a second try would not come here again.
  await services.notifications
    .retell(planned.account, deletionNoticeId(planned.caseNumber), notice)
    .catch((error: unknown) =>
      logger.error('A notice still tells of what was called off', failureFacts(error)),
    );
  return true;
}

async function takenBack(
  { account, caseNumber }: Planned,
  { users, tombstones }: CallOffServices,
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
