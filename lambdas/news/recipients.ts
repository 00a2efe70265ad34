import { may } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { SeatStore } from '../store/business/seat.ts';

/** Admins and managers who have joined: they may be told of news. */
export const mayBeTold = ({ userId, invitedUntil, role }: BusinessAccountUsers): boolean =>
  Boolean(userId) && !invitedUntil && may(role, 'see domains');

/** Who is told of news about a business, by id: whoever wants to; everybody who may, where nobody wants to. */
export async function alertedIn(
  businessId: string,
  { seats }: { seats: Pick<SeatStore, 'seatsIn'> },
): Promise<string[]> {
  const able = (await seats.seatsIn(businessId)).filter(mayBeTold);
  const willing = able.filter(({ alerts }) => alerts !== false);
  return (willing.length > 0 ? willing : able).map(({ userId }) => userId!);
}
