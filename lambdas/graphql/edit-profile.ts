import type { User } from '#domain/account/user';
import { screenAge, screenKept } from '../account/age-screen.ts';
import type { PictureJob } from '../account/forget-picture.ts';
import type { UserStore } from '../store/user.ts';
import { editUser } from './edit-user.ts';

interface PictureServices {
  users: Pick<UserStore, 'get'>;
  /** Removes the file of a picture, after so many seconds. */
  forgetPicture: (job: PictureJob, delaySeconds?: number) => Promise<void>;
}

/** By then the change is written, or it failed. */
const afterChange = 60;

/**
 * updateUser, with the rule about age on both sides of it: a date is looked at before it is kept, a country once it is. A picture that
 * is taken away goes itself: that is asked for before, whatever fails then, and once more afterwards, to have it at once.
 */
export async function editProfile(
  args: Parameters<typeof editUser>[0],
  caller: Parameters<typeof screenAge>[1],
  services: Parameters<typeof editUser>[2] & Parameters<typeof screenAge>[2] & PictureServices,
): Promise<User> {
  await screenAge(args, caller, services);
  const picture = await pictureOf(args, caller, services);
  const job = picture && { userId: caller.sub, picture };
  if (job) await services.forgetPicture(job, afterChange);
  const kept = await editUser(args, caller, services);
  if (job) await services.forgetPicture(job);
  await screenKept(kept, caller, services);
  return kept;
}

/** The picture that a change takes away; undefined where it takes none. */
async function pictureOf(
  { input }: { input?: unknown },
  { sub }: { sub: string },
  { users }: Pick<PictureServices, 'users'>,
): Promise<string | null | undefined> {
  const { id, profileImagePath } = (input ?? {}) as { id?: unknown; profileImagePath?: unknown };
  return id === sub && profileImagePath === null ? (await users.get(sub))?.profileImagePath : undefined;
}
