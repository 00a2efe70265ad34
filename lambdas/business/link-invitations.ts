import type { SeatChangeStore } from '../store/business/seat-change.ts';
import type { SeatStore } from '../store/business/seat.ts';

/**
 * Ties the invitations to an address to the account that has just proven it, so that they are exported and deleted with it.
 * Joining stays the person's own yes.
 */
export async function linkInvitations(
  email: string,
  userId: string,
  { seats }: { seats: Pick<SeatStore, 'invitationsTo'> & Pick<SeatChangeStore, 'link'> },
): Promise<void> {
  for (const seat of await seats.invitationsTo(email))
    if (seat.userId !== userId) await seats.link(seat, userId);
}
