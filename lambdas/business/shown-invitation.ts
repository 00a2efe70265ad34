import { displayName } from '#domain/account/user';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { Invitation } from '#domain/contract/business';
import type { BusinessServices } from './services.ts';

/** An invitation as whoever is invited reads it. */
export async function shownInvitation(
  { businessId, userEmailAddress, role, adminUserId, invitedUntil }: BusinessAccountUsers,
  { businesses, users }: Pick<BusinessServices, 'businesses' | 'users'>,
): Promise<Invitation> {
  const [business, inviter] = await Promise.all([businesses.get(businessId), users.get(adminUserId)]);
  return {
    ...{ businessId, userEmailAddress, role, invitedUntil: invitedUntil! },
    business: business?.name ?? business?.domain ?? 'A business',
    domain: business?.domain,
    invitedBy: inviter && displayName(inviter),
  };
}
