import * as z from 'zod';
import { isOwnPicture } from '#domain/account/upload';
import { userSubject } from '#domain/keys';
import type { UserStore } from '../store/user.ts';
import { forgetUploaded } from './forget-uploaded.ts';

/** A picture of one's own that was taken away, on the queue of what is removed. */
export const PictureJob = z.object({ userId: z.string().min(1), picture: z.string().min(1) });
export type PictureJob = z.infer<typeof PictureJob>;

/**
 * Removes the file of a picture that was taken away, unless it is the one that is shown, and where none is shown what was kept of it beside
 * findings. May be repeated.
 */
export async function forgetPicture(
  { userId, picture }: PictureJob,
  services: { users: Pick<UserStore, 'get'> } & Parameters<typeof forgetUploaded>[1],
): Promise<void> {
  const user = await services.users.get(userId);
  if (user?.profileImagePath === picture || !isOwnPicture(userId, picture)) return;
  await services.files.remove(picture);
  if (!user?.profileImagePath)
    await forgetUploaded({ subjectId: userSubject(userId), id: userId, as: { userId } }, services);
}
