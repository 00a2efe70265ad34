import type { BusinessAccountUsers } from '#domain/business/seat';
import { normalEmail } from '#domain/text';
import { giveUpSeat } from '../business/give-up-seat.ts';
import { tellSeatGivenUp } from '../business/telling/tell-seat-given-up.ts';

/** deleteBusinessAccountUsers: gives a seat back, as remove-user does, and tells of it as that does. */
export async function leaveBusiness(
  args: { input?: { businessId?: string; userEmailAddress?: string } },
  caller: { sub: string },
  services: Parameters<typeof giveUpSeat>[2] & Parameters<typeof tellSeatGivenUp>[3] & { now: () => number },
): Promise<BusinessAccountUsers> {
  const whose = {
    businessId: args.input?.businessId ?? '',
    userEmailAddress: normalEmail(args.input?.userEmailAddress ?? ''),
  };
  const seat = await giveUpSeat(whose, caller, services);
  await tellSeatGivenUp(seat, caller, services.now(), services);
  return seat;
}
