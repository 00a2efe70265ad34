import { typedToDelete } from '#domain/business/business';
import { businessSubject } from '#domain/keys';
import { giveBackMoved, movedTo } from '../../case/move/give-back-moved.ts';
import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { isTypedAs } from '#domain/text';
import { endBusiness } from '../../business/end-business.ts';
import { seatAllowed } from '../../business/seat-allowed.ts';
import { tellMembersItEnded } from '../../business/telling/tell-members-it-ended.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/**
 * Ends a business of the caller's own. They are told so by email, since a session that was left open is enough for it, and everybody
 * who had a seat by a notification.
 */
export const deleteBusiness: Route<
  (typeof businessContract)['delete-business'],
  Pick<
    BusinessServices,
    | 'businesses'
    | 'seats'
    | 'users'
    | 'cases'
    | 'findings'
    | 'notifications'
    | 'retry'
    | 'tellSafety'
    | 'database'
    | 'files'
  >
> = async ({ caller, request: { businessId, confirm }, now }, services) => {
  const { businesses, seats, database, files } = services;
  await seatAllowed(businessId, caller, 'edit the profile', { seats });
  const business = await businesses.get(businessId);
  if (business?.adminId !== caller.sub)
    throw new ProductError('CONFLICT', 'Only the owner can delete the business.');
  const word = typedToDelete(business);
  if (!isTypedAs(word, confirm)) throw new ProductError('INVALID_INPUT', `Please type “${word}”.`);
  const [before, moved] = await Promise.all([
    seats.seatsIn(businessId),
    movedTo(businessSubject(businessId), services),
  ]);
  if (!(await endBusiness(businessId, caller.sub, database, files)))
    throw new ProductError('CONFLICT', 'The business changed hands meanwhile. Nothing was deleted.');
  const gone = { at: new Date(now).toISOString(), note: 'The business that had its case was deleted' };
  const waiting = await giveBackMoved(moved, gone, services);
  await tellMembersItEnded(
    { business, owner: caller.sub, seats: before, waiting, now },
    services.notifications,
  );
  const owner = await services.users.get(caller.sub);
  if (owner)
    await services.tellSafety([owner.accountEmail], {
      kind: 'business deleted',
      name: business.name ?? business.domain ?? 'A business',
    });
  return { deleted: true };
};
