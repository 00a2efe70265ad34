import * as z from 'zod';
import { isOwnPicture } from '#domain/account/upload';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';

/** A picture of one's own that was taken away, on the queue of what is removed. */
export const PictureJob = z.object({ userId: z.string().min(1), picture: z.string().min(1) });
export type PictureJob = z.infer<typeof PictureJob>;

/** Removes the file of a picture that was taken away, unless it is the one that is shown. May be repeated. */
export async function forgetPicture(
  { userId, picture }: PictureJob,
  { users, files }: { users: Pick<UserStore, 'get'>; files: Pick<UserFiles, 'remove'> },
): Promise<void> {
  const user = await users.get(userId);
  if (user?.profileImagePath === picture || !isOwnPicture(userId, picture)) return;
  await files.remove(picture);
}
