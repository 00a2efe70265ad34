import { asRole } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { utcDay } from '#domain/utc';
import { keyHash } from '../../runtime/hash.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { BusinessServices } from '../services.ts';

interface Services {
  businesses: Pick<BusinessServices['businesses'], 'get'>;
  seats: Pick<BusinessServices['seats'], 'seatOf'>;
  notifications: BusinessServices['notifications'];
}

/**
 * Tells the owner of a business, and whoever invited them, that somebody joined. Without a name: the members' list has it, and what is
 * told here would outlast their account. Never fails: they have joined, and stay.
 */
export const tellSomebodyJoined = (seat: BusinessAccountUsers, now: number, services: Services) =>
  tell('joined', seat, now, services, [seat.adminUserId], (business) => ({
    title: `Someone joined ${business} as ${asRole[seat.role]}`,
    body: 'They accepted their invitation. Everyone is listed with the members.',
  }));

/**
 * Tells the owner of a business that somebody gave up their seat in it; without a name, as above, but with the day of their invitation: they
 * are no longer among the members. Never fails: they have left, and stay gone.
 */
export const tellSomebodyLeft = (seat: BusinessAccountUsers, now: number, services: Services) =>
  tell('left', seat, now, services, [], (business) => ({
    title: `${asRole[seat.role].replace('a', 'A')} left ${business}`,
    body: `${arrival(seat)} on ${utcDay(seat.createdAt)}. They no longer hold a seat, and what they shared with the business is no longer shared.`,
  }));

/** Nobody invited whoever set the business up: where others’ seats name who invited them, theirs names themselves. */
const arrival = ({ userId, adminUserId, inviterDeleted }: BusinessAccountUsers): string =>
  userId === adminUserId && !inviterDeleted ? 'They set the business up' : 'They were invited';

async function tell(
  what: string,
  { businessId, userId: about, userEmailAddress, createdAt }: BusinessAccountUsers,
  now: number,
  { businesses, seats, notifications }: Services,
  others: readonly string[],
  words: (business: string) => { title: string; body: string },
): Promise<void> {
  try {
    const business = await businesses.get(businessId);
    if (!business) return;
    for (const userId of new Set([business.adminId, ...others])) {
      const own = userId === about ? undefined : await seats.seatOf(businessId, userId);
      if (!own || own.alerts === false) continue;
      await notifications.add({
        ...words(business.name ?? business.domain ?? 'a business'),
        ...{ userId, id: keyHash(`${what}#${businessId}#${userEmailAddress}#${createdAt}`), kind: 'SOURCE' },
        link: `/business-dashboard?businessId=${encodeURIComponent(businessId)}`,
        createdAt: new Date(now).toISOString(),
      });
    }
  } catch (error) {
    logger.error(`Nobody was told that somebody ${what} a business`, failureFacts(error));
  }
}
