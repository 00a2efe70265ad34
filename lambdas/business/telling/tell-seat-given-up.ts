import type { BusinessAccountUsers } from '#domain/business/seat';
import { tellTheyWereRemoved } from './tell-of-seat.ts';
import { tellSomebodyLeft } from './tell-who-leads.ts';

/**
 * Tells of a seat that is gone, by whichever call it went: the owner, where its holder left; its holder, where somebody else took it
 * away. An invitation that was withdrawn names nobody. Never fails: it is gone, and stays so.
 */
export async function tellSeatGivenUp(
  seat: BusinessAccountUsers,
  caller: { sub: string },
  now: number,
  services: Parameters<typeof tellSomebodyLeft>[2],
): Promise<void> {
  if (seat.userId === caller.sub) await tellSomebodyLeft(seat, now, services);
  else if (seat.userId) await tellTheyWereRemoved(seat, now, services);
}
