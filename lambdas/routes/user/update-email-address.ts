import type { userContract } from '#domain/contract/user';
import { ProductError } from '#domain/errors';
import type { VerifiedEmail } from '../../runtime/cognito-identity.ts';
import type { Route } from '../../runtime/rest.ts';
import type { EmailInventoryStore } from '../../store/email-inventory.ts';
import type { UserStore } from '../../store/user.ts';

export interface UserServices {
  users: UserStore;
  inventory: EmailInventoryStore;
  verifiedEmail: VerifiedEmail;
}

/** updateUserId: links the caller's id to their verified address. Sent after a user is made; a repeat changes nothing. */
export const updateEmailAddress: Route<(typeof userContract)['update-email-address'], UserServices> = async (
  { caller, request, now },
  { users, inventory, verifiedEmail },
) => {
  if ((await verifiedEmail(caller.token)) !== request.userEmailAddress)
    throw new ProductError('FORBIDDEN', 'Please confirm this address first.');
  const kept = await inventory.keepPrimary(request.userEmailAddress, caller.sub, new Date(now).toISOString());
  if (!kept) throw new ProductError('CONFLICT', 'This address belongs to another account.');
  const user = await users.get(caller.sub);
  if (!user) throw new ProductError('NOT_FOUND', 'There is no such profile. Please sign in again.');
  return { user };
};
