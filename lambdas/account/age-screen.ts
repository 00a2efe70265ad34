import { ageGroupOf, ageOn, childCloses, tooYoung } from '#domain/account/age';
import { type User, UserPatch } from '#domain/account/user';
import { ProductError } from '#domain/errors';
import { utcDay, utcMoment } from '#domain/utc';
import * as z from 'zod';
import { keyHash } from '../runtime/hash.ts';
import type { OwnIdentity } from '../runtime/identity/own-identity.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { TombstoneStore } from '../store/tombstone.ts';
import type { UserStore } from '../store/user.ts';
import { type DeletionJob, longestDelaySeconds } from './delete-account.ts';

/** Nobody is older, whatever a date says. */
const oldest = 130;

interface Caller {
  sub: string;
  token: string;
}

interface Services {
  users: Pick<UserStore, 'get' | 'change'>;
  identity: Pick<OwnIdentity, 'read'>;
  enqueueDeletion: (job: DeletionJob, delaySeconds: number) => Promise<void>;
  notifications: Pick<NotificationStore, 'add' | 'markRead' | 'retell'>;
  tombstones: Pick<TombstoneStore, 'read'>;
  now: () => number;
}

/** What a change of a profile says of its owner's age: alone, or with what is kept already. */
const Given = z.object({
  input: UserPatch.pick({ dateOfBirth: true, addresses: true }).extend({ id: z.string() }),
});

/** One for each time that the account was set to close. */
const noticeId = (userId: string, closesAt: string) => keyHash(`age#${userId}#${closesAt}`);

/**
 * Looks at a date of birth before updateUser keeps it (spec section 9). Below the age the date is not kept and the account
 * is set to close within a day, and its owner is told, who may look away; another date ends that. Throws FORBIDDEN then, INVALID_INPUT for a date nobody has.
 */
export async function screenAge(args: unknown, caller: Caller, services: Services): Promise<void> {
  const { users, notifications, tombstones, now } = services;
  const given = Given.safeParse(args);
  if (!given.success || given.data.input.id !== caller.sub) return;
  const { dateOfBirth, addresses } = given.data.input;
  if (!dateOfBirth) return;
  const today = new Date(now()).toISOString();
  const age = ageOn(dateOfBirth, today);
  if (age < 0 || age > oldest) throw new ProductError('INVALID_INPUT', 'Please check the date of birth.');
  const user = await users.get(caller.sub);
  if (!user) return;
  const meant = { dateOfBirth, addresses: addresses === undefined ? user.addresses : addresses };
  if (ageGroupOf(meant, today) === 'too young') {
    await close(caller, ofDate, services);
    throw new ProductError('FORBIDDEN', tooYoung);
  }
  // What its owner asked for is called off by them, not by a date.
  const notAsked = { field: 'closesFor', operator: 'not exists' as const };
  const before = (await tombstones.read(caller.sub))?.closesAt;
  const kept = await users.change(caller.sub, { set: { closesAt: null }, when: [notAsked] });
  if (!kept || !before) return;
  // What told of it has been seen to, is mailed no more, and says how it ended.
  const notice = noticeId(caller.sub, before);
  await notifications.markRead(caller.sub, notice, today);
  await notifications.retell(caller.sub, notice, {
    body: `Called off on ${utcDay(today)}, as you entered another date of birth: the account stays.`,
    link: null,
  });
}

/**
 * Looks at a profile once updateUser has kept it: the country may come after the date, or at the same moment from another window. Both stay,
 * so that the same date is refused from then on, and only a date calls it off: an address says nothing of one that was refused before.
 */
export async function screenKept(kept: User, caller: Caller, services: Services): Promise<void> {
  const today = new Date(services.now()).toISOString();
  if (ageGroupOf(kept, today) === 'too young') await close(caller, ofCountry, services);
}

/** What set an account to close, as its owner is told. True also of what was corrected since. */
interface Cause {
  title: string;
  entered: string;
}
const ofDate: Cause = {
  title: 'A date of birth set your account to close',
  entered: 'You entered one under Settings, Profile. Unless you have entered the right one since',
};
const ofCountry: Cause = {
  title: 'Your date of birth and country set your account to close',
  entered:
    'You entered them under Settings, Profile. Unless you have corrected what was wrong and saved the right date since',
};

async function close(
  { sub, token }: Caller,
  { title, entered }: Cause,
  { users, identity, enqueueDeletion, notifications, now }: Services,
): Promise<void> {
  const closesAt = new Date(now() + childCloses).toISOString();
  const { username } = await identity.read(token);
  const unless = { field: 'closesAt', operator: 'not exists' as const };
  // Set once: the same date given again does not put the day off, nor ask for a second job.
  if (!(await users.change(sub, { set: { closesAt }, when: [unless] }))) return;
  await enqueueDeletion(
    { userId: sub, username, requestedAt: closesAt, sweep: 'when due' },
    longestDelaySeconds,
  );
  await notifications.add({
    ...{ userId: sub, id: noticeId(sub, closesAt), kind: 'ACCOUNT' },
    createdAt: new Date(now()).toISOString(),
    title,
    body: `${entered}, the account and everything in it is deleted on ${utcMoment(Date.parse(closesAt))}. Leaving it empty isn’t enough.`,
    link: '/settings/profile',
  });
}
