import type { Business } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { keyHash } from '../../runtime/hash.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import type { NotificationStore } from '../../store/notification.ts';

interface Ended {
  business: Pick<Business, 'id' | 'name' | 'domain'>;
  /** Who deleted it, and is told elsewhere. */
  owner: string;
  /** As they were before. */
  seats: readonly BusinessAccountUsers[];
  /** To whose decision a copy came back, whose case they had moved to it. */
  waiting: ReadonlySet<string>;
  now: number;
}

/** Tells everybody who had a seat in a business that it was deleted. Never fails: it is deleted, and stays so. */
export async function tellMembersItEnded(
  { business, owner, seats, waiting, now }: Ended,
  notifications: Pick<NotificationStore, 'add'>,
): Promise<void> {
  const name = business.name ?? business.domain ?? 'A business';
  const members = seats.filter(({ userId, invitedUntil }) => userId && !invitedUntil && userId !== owner);
  const told = await Promise.allSettled(
    members.map(({ userId }) =>
      notifications.add({
        ...{ userId: userId!, id: keyHash(`ended#${business.id}`), kind: 'SOURCE' },
        business: name,
        title: `${name} was deleted`,
        body: `Its owner deleted the business account, with its seats, its cases and everything found for it. ${waiting.has(userId!) ? 'Your own account stays. Copies whose cases you had moved to the business wait for your decision again.' : 'Your own account, and what was found for you, stays as it is.'}`,
        // Nothing is left to do: a mail's button would lead nowhere.
        link: null,
        createdAt: new Date(now).toISOString(),
      }),
    ),
  );
  for (const one of told)
    if (one.status === 'rejected')
      logger.error('A member was not told that a business was deleted', failureFacts(one.reason));
}
