import { type Deed, may } from '#domain/business/role';
import { noSuchProfile } from '#domain/errors';
import { businessSubject } from '#domain/keys';
import { seatAllowed } from '../business/seat-allowed.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { Holder, Holders } from './holder.ts';

export interface AskedServices {
  holders: Holders;
  seats: Pick<SeatStore, 'seatOf'>;
}

/**
 * For whom a call about proofs is made: the caller, or a business in which their role allows this. `may` says what else they may
 * do for it. Throws FORBIDDEN, NOT_FOUND.
 */
export async function holderAsked(
  caller: { sub: string },
  { businessId }: { businessId?: string | undefined },
  deed: Deed,
  { holders, seats }: AskedServices,
): Promise<{ holder: Holder; may: (deed: Deed) => boolean }> {
  const seat = businessId === undefined ? undefined : await seatAllowed(businessId, caller, deed, { seats });
  const holder = await holders.get(businessId === undefined ? caller.sub : businessSubject(businessId));
  if (!holder) throw noSuchProfile();
  return { holder, may: (other) => !seat || may(seat.role, other) };
}
