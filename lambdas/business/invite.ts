import {
  type CheckedRow,
  type InvitationRow,
  checkInvitations,
  seatedAlready,
  seatFault,
} from '#domain/business/invitation-list';
import { pageBusiness } from '#domain/business/page-business';
import { type BusinessAccountUsers, seatState } from '#domain/business/seat';
import { displayName } from '#domain/account/user';
import type { InvitationResult } from '#domain/contract/business';
import { day } from '#domain/durations';
import { withinPlan } from '#domain/plan/business-plan';
import { keyHash } from '../runtime/hash.ts';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import { newLink } from './invitation-link.ts';
import type { BusinessServices } from './services.ts';

type Services = Pick<
  BusinessServices,
  'businesses' | 'seats' | 'users' | 'once' | 'secureRandom' | 'mailInvitation'
>;

/** So many invitations leave a business in a day, and reach an address from all of them: we are nobody's mail cannon. */
const fromBusinessADay = 400;
const toAddressADay = 5;
/** Mails on their way at once. */
const together = 10;

interface Placed {
  seat: BusinessAccountUsers;
  token: string;
}

/** Invites each row, in its order; one that cannot be is told why, and keeps no other from its seat. */
export async function inviteAll(
  rows: readonly InvitationRow[],
  mine: BusinessAccountUsers,
  now: number,
  services: Services,
): Promise<InvitationResult[]> {
  const placed = new Map<number, Placed>();
  const results: InvitationResult[] = [];
  let full = false;
  for (const row of checkInvitations(rows, mine.role)) {
    const outcome = full && !row.fault ? noSeat : await place(row, mine, now, services);
    if (outcome === noSeat) full = true;
    if (typeof outcome !== 'string') placed.set(row.line, outcome);
    results.push({
      ...{ line: row.line, userEmailAddress: row.email ?? row.given, mailed: false },
      ...(typeof outcome === 'string' ? { invited: false, reason: outcome } : { invited: true }),
    });
  }
  const tell = await teller(mine, services);
  const waiting = results.filter(({ invited }) => invited);
  for (let at = 0; at < waiting.length; at += together)
    await Promise.all(
      waiting.slice(at, at + together).map(async (result) => {
        const { seat, token } = placed.get(result.line)!;
        result.mailed = await tell(seat, token);
      }),
    );
  return results;
}

const noSeat = 'All seats are taken.';

/** The seat with its link, or why there is none. */
async function place(
  row: CheckedRow,
  mine: BusinessAccountUsers,
  now: number,
  services: Services,
): Promise<Placed | string> {
  if (row.fault !== undefined) return row.fault;
  const { businessId } = mine;
  const before = await services.seats.seatByEmail(businessId, row.email);
  const fault = before && seatFault(mine.role, { role: before.role, state: seatState(before, now) });
  if (fault) return fault;
  const { seats } = services;
  const tooMany = () => tooManyMails(businessId, row.email, now, services);
  const { token, hash, until } = newLink(businessId, now, services.secureRandom);
  const at = new Date(now).toISOString();
  // One that has expired still holds its seat: it goes on there, as what is wanted now.
  if (before) {
    const refused = await tooMany();
    if (refused !== undefined) return refused;
    const isRole = before.role === row.role || (await seats.setRole(before, row.role, at));
    if (!isRole || !(await seats.renew(before, { hash, until, by: mine.userId! }, at))) return seatedAlready;
    return { seat: { ...before, role: row.role, invitedUntil: until }, token };
  }
  const seat: BusinessAccountUsers = {
    ...{ businessId, userEmailAddress: row.email, role: row.role, adminUserId: mine.userId! },
    ...{ createdAt: at, updatedAt: at, invitedUntil: until, invitationHash: hash },
  };
  let outcome = await seats.takeSeat(seat);
  if (outcome === 'full' && (await freeExpired(businessId, now, services)))
    outcome = await seats.takeSeat(seat);
  if (outcome !== 'taken') return outcome === 'full' ? noSeat : seatedAlready;
  // Counted once there is a seat: what found none sent no mail.
  const refused = await tooMany();
  if (refused === undefined) return { seat, token };
  await seats.removeSeat(businessId, row.email, seat);
  return refused;
}

/**
 * Expired invitations make room for somebody who is wanted now: one, or as many as it takes where a plan has ended and more seats are
 * taken than there are. Where all of them make none, they stay.
 */
async function freeExpired(
  businessId: string,
  now: number,
  { businesses, seats }: Pick<Services, 'businesses' | 'seats'>,
): Promise<boolean> {
  const business = await businesses.get(businessId);
  if (!business) return false;
  const expired = (await seats.seatsIn(businessId)).filter((seat) => seatState(seat, now) === 'EXPIRED');
  const total = withinPlan(business, now).totalAvailableSeats ?? 0;
  const needed = Math.max(0, (business.usedSeats ?? 0) - total + 1);
  if (needed > expired.length) return false;
  for (const seat of expired.slice(0, needed))
    await seats.removeSeat(businessId, seat.userEmailAddress, seat);
  return true;
}

/** Why no invitation goes there today: its address has had enough of them, or the business has sent enough. */
export async function tooManyMails(
  businessId: string,
  email: string,
  now: number,
  { once }: Pick<Services, 'once'>,
): Promise<string | undefined> {
  if (!(await withinRateLimit(once, `invited#${keyHash(email)}`, { most: toAddressADay, per: day, now })))
    return 'That’s enough invitations to this address for one day. Please try again tomorrow.';
  if (!(await withinRateLimit(once, `invites#${businessId}`, { most: fromBusinessADay, per: day, now })))
    return 'That’s enough invitations for one day. Please try again tomorrow.';
  return undefined;
}

/** Mails one invitation in the name of whoever invites. */
export async function teller(mine: BusinessAccountUsers, { businesses, users, mailInvitation }: Services) {
  const [business, inviter] = await Promise.all([businesses.get(mine.businessId), users.get(mine.userId!)]);
  return ({ userEmailAddress, role, invitedUntil }: BusinessAccountUsers, token: string) =>
    mailInvitation(userEmailAddress, {
      business: business?.name ?? business?.domain ?? 'A business',
      from: inviter && displayName(inviter),
      address: mine.userEmailAddress,
      provenDomain: business && pageBusiness(business)?.domain,
      ...{ role, token, until: invitedUntil! },
    });
}
