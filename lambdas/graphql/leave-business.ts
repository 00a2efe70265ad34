import type { BusinessAccountUsers } from '#domain/business/seat';
import { normalEmail } from '#domain/text';
import { giveUpSeat } from '../business/give-up-seat.ts';

/** deleteBusinessAccountUsers: gives a seat back, as remove-user does. */
export const leaveBusiness = (
  args: { input?: { businessId?: string; userEmailAddress?: string } },
  caller: { sub: string },
  services: Parameters<typeof giveUpSeat>[2],
): Promise<BusinessAccountUsers> =>
  giveUpSeat(
    {
      businessId: args.input?.businessId ?? '',
      userEmailAddress: normalEmail(args.input?.userEmailAddress ?? ''),
    },
    caller,
    services,
  );
