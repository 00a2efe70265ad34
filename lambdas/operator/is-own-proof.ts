import { businessOfSubject } from '#domain/keys';
import type { SocialProof } from '#domain/proof/proof';
import type { SeatStore } from '../store/business/seat.ts';

/** Whether an account is a person's own, or of a business in which they have a seat: they decide nothing about it. */
export async function isOwnProof(
  { owner }: Pick<SocialProof, 'owner'>,
  sub: string,
  { seats }: { seats: Pick<SeatStore, 'seatsIn'> },
): Promise<boolean> {
  const businessId = businessOfSubject(owner);
  if (businessId === undefined) return owner === sub;
  return (await seats.seatsIn(businessId)).some(({ userId }) => userId === sub);
}
