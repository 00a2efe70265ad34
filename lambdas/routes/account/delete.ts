import type { accountContract } from '#domain/contract/account';
import { signedInRecently } from '#domain/account/recent-sign-in';
import { ProductError } from '#domain/errors';
import type { User } from '#domain/account/user';
import { leavesMembersAlone } from '../../account/own-businesses.ts';
import type { TellSafety } from '../../account/safety-notices.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/**
 * Ends the caller's account. The job is on its queue before anything changes: what was promised happens also when this
 * function stops in between. A repeat is one more of the same job, which does no harm.
 */
export const deleteAccount: Route<
  (typeof accountContract)['delete'],
  Pick<AccountServices, 'users' | 'identity' | 'database' | 'tombstones' | 'enqueueDeletion' | 'tell'>
> = async ({ caller, now }, { users, identity, database, tombstones, enqueueDeletion, tell }) => {
  if (!signedInRecently(caller.signedInAt, now))
    throw new ProductError('FORBIDDEN', 'Please sign in again, then delete your account within ten minutes.');
  const { username } = await identity.read(caller.token);
  const person = await users.get(caller.sub);
  if (person && (await leavesMembersAlone(person, database)))
    throw new ProductError(
      'CONFLICT',
      'You own a business with other members, and none of them is an admin. Please make one of them an admin or the owner, remove them, or delete the business, first.',
    );
  const deletedAt = new Date(now).toISOString();
  await enqueueDeletion({ userId: caller.sub, username, requestedAt: deletedAt, sweep: 'first' });
  await tombstones.mark(caller.sub, deletedAt);
  if (person) await tellOnce(person, tombstones, tell);
  return { deletedAt };
};

/** To the address that was theirs, once; that it cannot be said changes nothing. */
async function tellOnce(
  { id, accountEmail }: User,
  tombstones: AccountServices['tombstones'],
  tell: TellSafety,
): Promise<void> {
  if (await tombstones.takeNotice(id).catch(() => false)) await tell([accountEmail], { kind: 'deleted' });
}
