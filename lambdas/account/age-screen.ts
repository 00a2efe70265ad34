import { ageGroup, ageOn, ages, childCloses } from '#domain/account/age';
import { ProductError } from '#domain/errors';
import { utcMoment } from '#domain/utc';
import * as z from 'zod';
import { keyHash } from '../runtime/hash.ts';
import type { OwnIdentity } from '../runtime/identity/own-identity.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { TombstoneStore } from '../store/tombstone.ts';
import type { UserStore } from '../store/user.ts';
import { type DeletionJob, longestDelaySeconds } from './delete-account.ts';

/** Nobody is older, whatever a date says. */
const oldest = 130;

interface Services {
  users: Pick<UserStore, 'get' | 'change'>;
  identity: Pick<OwnIdentity, 'read'>;
  enqueueDeletion: (job: DeletionJob, delaySeconds: number) => Promise<void>;
  notifications: Pick<NotificationStore, 'add' | 'markRead'>;
  tombstones: Pick<TombstoneStore, 'read'>;
  now: () => number;
}

const Born = z.object({ input: z.object({ id: z.string(), dateOfBirth: z.iso.date() }) });

/** One for each time that the account was set to close. */
const noticeId = (userId: string, closesAt: string) => keyHash(`age#${userId}#${closesAt}`);

/**
 * Looks at a date of birth before updateUser keeps it (spec section 9). Below the age the date is not kept and the account
 * is set to close within a day, and its owner is told, who may look away; another date ends that. Throws FORBIDDEN then, INVALID_INPUT for a date nobody has.
 */
export async function screenAge(
  args: unknown,
  caller: { sub: string; token: string },
  { users, identity, enqueueDeletion, notifications, tombstones, now }: Services,
): Promise<void> {
  const born = Born.safeParse(args);
  if (!born.success || born.data.input.id !== caller.sub) return;
  const { dateOfBirth } = born.data.input;
  const today = new Date(now()).toISOString();
  const age = ageOn(dateOfBirth, today);
  if (age < 0 || age > oldest) throw new ProductError('INVALID_INPUT', 'Please check the date of birth.');
  const user = await users.get(caller.sub);
  if (!user) return;
  const country = user.addresses?.find((address) => address.country)?.country;
  if (ageGroup(dateOfBirth, today, country) !== 'too young') {
    // What its owner asked for is called off by them, not by a date.
    const notAsked = { field: 'closesFor', operator: 'not exists' as const };
    const before = (await tombstones.read(caller.sub))?.closesAt;
    const kept = await users.change(caller.sub, { set: { closesAt: null }, when: [notAsked] });
    // What told of it has been seen to, and is mailed no more.
    if (kept && before) await notifications.markRead(caller.sub, noticeId(caller.sub, before), today);
    return;
  }
  const closesAt = new Date(now() + childCloses).toISOString();
  const { username } = await identity.read(caller.token);
  const unless = { field: 'closesAt', operator: 'not exists' as const };
  // Set once: the same date given again does not put the day off, nor ask for a second job.
  if (await users.change(caller.sub, { set: { closesAt }, when: [unless] })) {
    await enqueueDeletion(
      { userId: caller.sub, username, requestedAt: closesAt, sweep: 'when due' },
      longestDelaySeconds,
    );
    await notifications.add({
      ...{
        userId: caller.sub,
        id: noticeId(caller.sub, closesAt),
        kind: 'ACCOUNT',
        createdAt: today,
      },
      // True also of one that was corrected since.
      title: 'A date of birth set your account to close',
      body: `You entered one under Settings, Profile. Unless you have entered the right one since, the account and everything in it is deleted on ${utcMoment(Date.parse(closesAt))}. Leaving it empty isn’t enough.`,
      link: '/settings/profile',
    });
  }
  throw new ProductError(
    'FORBIDDEN',
    `Countersign is for people aged ${ages.least} or older (${ages.leastInSomePlaces} in some countries). If this date is right, your account and everything in it will be deleted within 24 hours. If it was a mistake, please correct it now.`,
  );
}
