import { seatState } from '#domain/business/seat';
import type { businessContract } from '#domain/contract/business';
import { ProductError } from '#domain/errors';
import { confirmedAddresses } from '../../business/confirmed-addresses.ts';
import { seatChanged } from '../../business/seat-allowed.ts';
import { endSharing } from '../../business/shared-findings.ts';
import { tellItWasDeclined } from '../../business/telling/tell-of-seat.ts';
import { tellSomebodyJoined } from '../../business/telling/tell-who-leads.ts';
import type { BusinessServices } from '../../business/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Joins a business, or declines. Whoever does not hold the address learns nothing of the invitation. */
export const answerInvitation: Route<
  (typeof businessContract)['answer-invitation'],
  Pick<BusinessServices, 'seats' | 'users' | 'findings' | 'retry' | 'businesses' | 'notifications'>
> = async ({ caller, request: { businessId, userEmailAddress, answer }, now }, services) => {
  const { seats, users } = services;
  const holds = (await confirmedAddresses(caller.sub, { users })).includes(userEmailAddress);
  const seat = holds ? await seats.seatByEmail(businessId, userEmailAddress) : undefined;
  if (seat && !seat.invitedUntil && seat.userId === caller.sub)
    throw new ProductError(
      'CONFLICT',
      'You have joined this business already. You can leave it on its page.',
    );
  if (!seat?.invitedUntil)
    throw new ProductError('NOT_FOUND', 'There is no open invitation to an address that you have confirmed.');
  if (answer === 'decline') {
    if (!(await seats.removeSeat(businessId, userEmailAddress, seat))) throw seatChanged();
    await tellItWasDeclined(seat, now, services);
    return { state: 'DECLINED' };
  }
  if (seatState(seat, now) === 'EXPIRED')
    throw new ProductError('CONFLICT', 'This invitation has expired. Please ask for a new one.');
  if (await seats.seatOf(businessId, caller.sub))
    throw new ProductError('CONFLICT', 'You have joined this business already, with another address.');
  // What was shared in an earlier time there must not come back with the seat.
  await endSharing(businessId, caller.sub, services);
  if (!(await seats.join(seat, caller.sub, new Date(now).toISOString()))) throw seatChanged();
  await tellSomebodyJoined({ ...seat, userId: caller.sub }, now, services);
  return { state: 'JOINED' };
};
