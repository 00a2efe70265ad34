import * as z from 'zod';
import { day } from '../durations.ts';
import { EmailAddress, Id, Moment } from '../text.ts';
import { BusinessRole } from './role.ts';

export const mostBusinesses = 5;
export const invitationLasts = 7 * day;
/** As many as one call takes. */
export const mostInvitations = 200;

/**
 * A seat: one person's place in a business. From the moment it is offered it is taken, so that whoever accepts finds it free;
 * declined, withdrawn or given up, its row is gone. Which states hold a seat: docs/decisions/049-seats-and-roles.md.
 */
export const BusinessAccountUsers = z.object({
  businessId: Id,
  userEmailAddress: EmailAddress,
  /** Who sits there. On an invitation: whose account has this address, which nobody in the business is told. */
  userId: Id.nullish(),
  role: BusinessRole,
  adminUserId: Id,
  createdAt: Moment,
  updatedAt: Moment,
  /** False where an admin or manager wants no news about the business. */
  alerts: z.boolean().nullish(),
  /** Only an invitation has one: until when it can be accepted. */
  invitedUntil: Moment.nullish(),
  /** Whoever sent it has deleted their account; the owner, who didn't send it, stands in for them above. */
  inviterDeleted: z.literal(true).nullish(),
  /** Of the token in the link; the token itself is in the mail alone. */
  invitationHash: z.string().nullish(),
});
export type BusinessAccountUsers = z.infer<typeof BusinessAccountUsers>;

export const SeatState = z.enum(['JOINED', 'INVITED', 'EXPIRED']);
export type SeatState = z.infer<typeof SeatState>;

export function seatState(
  { invitedUntil }: Pick<BusinessAccountUsers, 'invitedUntil'>,
  now: number,
): SeatState {
  if (!invitedUntil) return 'JOINED';
  return Date.parse(invitedUntil) > now ? 'INVITED' : 'EXPIRED';
}

/** How many invitations hold a seat that the next person who is invited gets. */
export const expiredOf = (seats: readonly { state: SeatState }[]): number =>
  seats.filter(({ state }) => state === 'EXPIRED').length;

/** An invitation must not tell whether its address has an account here. */
export const withoutLink = (seat: BusinessAccountUsers): BusinessAccountUsers => {
  const { invitationHash: _hash, ...shown } = seat;
  return shown.invitedUntil ? { ...shown, userId: null } : shown;
};
