import { mayPlace } from '#domain/business/role';
import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { newLink } from '../../business/invitation-link.ts';
import { teller, tooManyMails } from '../../business/invite.ts';
import { noSuchSeat, notAllowed, seatAllowed, seatChanged } from '../../business/seat-allowed.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The same invitation with a new link, for a mail that was lost or an invitation that has expired. */
export const resendInvitation: Route<
  (typeof businessContract)['resend-invitation'],
  Pick<BusinessServices, 'businesses' | 'seats' | 'users' | 'once' | 'secureRandom' | 'mailInvitation'>
> = async ({ caller, request: { businessId, userEmailAddress }, now }, services) => {
  const mine = await seatAllowed(businessId, caller, 'invite', services);
  const seat = await services.seats.seatByEmail(businessId, userEmailAddress);
  if (!seat) throw noSuchSeat();
  if (!mayPlace(mine.role, seat.role)) throw notAllowed();
  if (!seat.invitedUntil) throw new ProductError('CONFLICT', 'This person has joined already.');
  const tooMany = await tooManyMails(businessId, userEmailAddress, now, services);
  if (tooMany !== undefined) throw new ProductError('RATE_LIMITED', tooMany);
  const { token, hash, until } = newLink(businessId, now, services.secureRandom);
  if (!(await services.seats.renew(seat, { hash, until, by: caller.sub }, new Date(now).toISOString())))
    throw seatChanged();
  const tell = await teller(mine, services);
  return { mailed: await tell({ ...seat, invitedUntil: until }, token), invitedUntil: until };
};
