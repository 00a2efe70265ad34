import { asRole, may } from '#domain/business/role';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { Notification } from '#domain/message/notification';
import { keyHash } from '../../runtime/hash.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { BusinessServices } from '../services.ts';

type Services = Pick<BusinessServices, 'notifications'> & {
  businesses: Pick<BusinessServices['businesses'], 'get'>;
};
type News = Pick<Notification, 'userId' | 'title' | 'body' | 'link'>;

/**
 * Tells whoever invited somebody that they declined, or the owner where they don't see the members any more; without the address: of
 * whoever declines, nothing is kept. Never fails: it is declined, and stays so.
 */
export const tellItWasDeclined = (
  seat: BusinessAccountUsers,
  now: number,
  services: Services & { seats: Pick<BusinessServices['seats'], 'seatOf'> },
) =>
  tell('declined', seat, now, services, async (name, owner) => ({
    userId: (await seesMembers(seat, services.seats)) ? seat.adminUserId : owner,
    title: `An invitation to ${name} was declined`,
    body: 'It no longer holds a seat. Open invitations are listed with the members.',
    link: `/business-dashboard?businessId=${encodeURIComponent(seat.businessId)}`,
  }));

async function seesMembers(
  { businessId, adminUserId }: BusinessAccountUsers,
  seats: Pick<BusinessServices['seats'], 'seatOf'>,
): Promise<boolean> {
  const inviter = await seats.seatOf(businessId, adminUserId);
  return !!inviter && may(inviter.role, 'see members');
}

/** Tells a member that somebody else took their seat away. Never fails: it is gone, and stays so. */
export const tellTheyWereRemoved = (seat: BusinessAccountUsers, now: number, services: Services) =>
  tell('removed', seat, now, services, async (name) => ({
    userId: seat.userId!,
    title: `You’re no longer a member of ${name}`,
    body: 'An admin or a manager removed you. What you shared with it is no longer shared. Your own account, and what was found for you, stays as it is.',
    // Nothing is left to do: a mail's button would lead nowhere.
    link: null,
  }));

/** Tells a member that somebody else gave them another role. Never fails: it is theirs. */
export const tellTheirRole = (seat: BusinessAccountUsers, now: number, services: Services) =>
  // They may have the same role again later: the moment tells the news apart.
  tell('given another role', { ...seat, createdAt: seat.updatedAt }, now, services, async (name) => ({
    userId: seat.userId!,
    title: `You’re now ${asRole[seat.role]} of ${name}`,
    body: 'An admin changed your role. Its pages show what you can see and do there now.',
    link: `/business-dashboard?businessId=${encodeURIComponent(seat.businessId)}`,
  }));

async function tell(
  what: string,
  { businessId, userEmailAddress, createdAt }: BusinessAccountUsers,
  now: number,
  { businesses, notifications }: Services,
  words: (business: string, owner: string) => Promise<News>,
): Promise<void> {
  try {
    const business = await businesses.get(businessId);
    // It was deleted meanwhile, which is told by itself.
    if (!business) return;
    const name = business.name ?? business.domain ?? 'a business';
    await notifications.add({
      ...{ ...(await words(name, business.adminId)), business: name },
      ...{ id: keyHash(`${what}#${businessId}#${userEmailAddress}#${createdAt}`), kind: 'SOURCE' },
      createdAt: new Date(now).toISOString(),
    });
  } catch (error) {
    logger.error(`Somebody was not told that a seat was ${what}`, failureFacts(error));
  }
}
