import { pageBusiness } from '#domain/business/page-business';
import { displayName } from '#domain/account/user';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { Invitation } from '#domain/contract/business';
import type { BusinessServices } from '../services.ts';

/** An invitation as whoever is invited reads it. */
export async function shownInvitation(
  { businessId, userEmailAddress, role, adminUserId, invitedUntil, inviterDeleted }: BusinessAccountUsers,
  { businesses, seats, users }: Pick<BusinessServices, 'businesses' | 'seats' | 'users'>,
): Promise<Invitation> {
  const [business, inviter, all] = await Promise.all([
    businesses.get(businessId),
    inviterDeleted ? undefined : users.get(adminUserId),
    seats.seatsIn(businessId),
  ]);
  return {
    ...{ businessId, userEmailAddress, role, invitedUntil: invitedUntil! },
    business: business?.name ?? business?.domain ?? 'A business',
    provenDomain: business && pageBusiness(business)?.domain,
    invitedBy: inviter && displayName(inviter),
    invitedFrom: inviterDeleted
      ? undefined
      : all.find(({ userId }) => userId === adminUserId)?.userEmailAddress,
  };
}
