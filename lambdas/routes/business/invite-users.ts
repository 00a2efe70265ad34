import type { businessContract } from '#domain/contract/business';
import { inviteAll } from '../../business/invite.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Invites one person or a list. */
export const inviteUsers: Route<
  (typeof businessContract)['invite-users'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users' | 'once' | 'secureRandom' | 'mailInvitation'>
> = async ({ caller, request: { businessId, people }, now }, services) => {
  const mine = await seatAllowed(businessId, caller, 'invite', services);
  return { results: await inviteAll(people, mine, now, services) };
};
