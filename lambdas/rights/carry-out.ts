import { day, hour } from '#domain/durations';
import type { User } from '#domain/account/user';
import { type WaitsBecause, copyHours, graceDays } from '#domain/rights/rights-request';
import { longestDelaySeconds } from '../account/delete-account.ts';
import { leavesMembersAlone } from '../account/own-businesses.ts';
import type { RightsRequestStore, RightsRow } from '../store/rights/rights-request.ts';
import { deletionNotice } from './deletion-notice.ts';
import type { RightsServices } from './services.ts';

type Outcome = Parameters<RightsRequestStore['change']>[2];
type Services = Pick<
  RightsServices,
  | 'users'
  | 'tombstones'
  | 'emailOwner'
  | 'identity'
  | 'database'
  | 'enqueueDeletion'
  | 'suppressions'
  | 'fingerprint'
> & { notifications: Pick<RightsServices['notifications'], 'add'> };

const waits = (because: WaitsBecause, more: Outcome = {}): Outcome => ({
  ...{ status: 'WAITING', because, open: 'RIGHTS' },
  ...more,
});

/**
 * What the product does by itself once the address is proven: what the request becomes. Whatever it cannot do waits for a
 * person. Each step may be repeated.
 */
export async function carryOut(row: RightsRow, now: number, services: Services): Promise<Outcome> {
  const email = row.email ?? '';
  if (row.asks === 'VERIFICATION_OPT_OUT') return leaveOut(row, email, now, services);
  const user = await holderOf(email, services);
  const owner = user && { owner: user.id };
  if (row.asks === 'CORRECT' || row.asks === 'OPT_OUT_OF_SALE') return waits('person', owner);
  if (!user) return waits('no account');
  // Whoever has the mailbox of the sign-in address can set a new password; another address of the account opens nothing.
  const isOther = user.accountEmail !== email;
  const identity = await services.identity(user.id);
  if (!identity || identity.signIn.secondSteps.length > 0)
    return waits(isOther ? 'other address, second step' : 'second step', owner);
  if (isOther) return waits('other address', owner);
  if (row.asks !== 'DELETE')
    return { ...owner, status: 'READY', until: new Date(now + copyHours * hour).toISOString() };
  if (await leavesMembersAlone(user, services.database)) return waits('business', owner);
  return planDeletion(row, user, identity.username, now, services);
}

async function holderOf(email: string, { emailOwner, users }: Services): Promise<User | undefined> {
  const owner = await emailOwner(email);
  return owner === undefined ? undefined : users.get(owner);
}

/** The account closes on a day, unless its owner calls it off; see age-screen.ts for the queue that waits for it. */
async function planDeletion(
  row: RightsRow,
  user: User,
  username: string,
  now: number,
  { users, tombstones, notifications, enqueueDeletion }: Services,
): Promise<Outcome> {
  const closesAt = new Date(now + graceDays * day).toISOString();
  const free = { field: 'closesAt', operator: 'not exists' as const };
  await users.change(user.id, { set: { closesAt, closesFor: row.id }, when: [free] });
  const planned = await tombstones.read(user.id);
  if (planned?.closesFor !== row.id || !planned.closesAt) return waits('closing', { owner: user.id });
  await enqueueDeletion(
    { userId: user.id, username, requestedAt: planned.closesAt, sweep: 'when due' },
    longestDelaySeconds,
  );
  // Last: nothing below stops it, and its owner is told of no deletion that does not wait.
  await notifications.add(deletionNotice(user.id, row.id, planned.closesAt));
  // The request outlasts the account, and so keeps neither the address nor what was written; its owner goes with the account.
  return {
    ...{ status: 'PLANNED', until: planned.closesAt, owner: user.id, account: user.id },
    ...{ email: null, details: '' },
  };
}

/** An address alone is left out, and with it whatever is proven with it. */
async function leaveOut(row: RightsRow, email: string, now: number, services: Services): Promise<Outcome> {
  const fingerprint = services.fingerprint(email);
  await services.suppressions.add(fingerprint, new Date(now).toISOString());
  const user = await holderOf(email, services);
  if (user) await services.users.change(user.id, { set: { findable: false }, add: { version: 1 } });
  const owner = user && { owner: user.id };
  return { ...owner, fingerprint, status: 'DONE', closedAt: new Date(now).toISOString(), email: null };
}

/** Takes back a deletion that this request has planned: the queue finds nothing due. */
export async function callOffDeletion(
  { id, email }: Pick<RightsRow, 'id' | 'email'>,
  services: Pick<Services, 'emailOwner' | 'users'>,
): Promise<void> {
  const owner = email ? await services.emailOwner(email) : undefined;
  const own = { field: 'closesFor', operator: '=' as const, value: id };
  if (owner !== undefined)
    await services.users.change(owner, { set: { closesAt: null, closesFor: null }, when: [own] });
}
