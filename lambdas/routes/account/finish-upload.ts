import type { accountContract } from '#domain/contract/account';
import { ProductError, noSuchProfile } from '#domain/errors';
import { imageHeader } from '#domain/engine/photo/image-header';
import { isOwnPicture, largestPicture, pictureFolder, widestPicture } from '#domain/account/upload';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/** The picture that was posted becomes the profile's, once its own bytes say that it is one; those before are removed. */
export const finishUpload: Route<
  (typeof accountContract)['finish-upload'],
  Pick<AccountServices, 'users' | 'files'>
> = async ({ caller, request: { key }, now }, { users, files }) => {
  if (!isOwnPicture(caller.sub, key)) throw new ProductError('FORBIDDEN', 'This is not a picture of yours.');
  if (!(await users.get(caller.sub))) throw noSuchProfile();
  const bytes = await files.head(key, largestPicture);
  if (!bytes) throw new ProductError('CONFLICT', 'The picture has not arrived. Please upload it again.');
  const problem = problemOf(bytes, key);
  if (problem) {
    await files.remove(key);
    throw new ProductError('INVALID_INPUT', problem);
  }
  const updatedAt = new Date(now).toISOString();
  const user = await users.change(caller.sub, {
    set: { profileImagePath: key, updatedAt },
    add: { version: 1 },
  });
  if (!user) {
    await files.remove(key);
    throw noSuchProfile();
  }
  for (const old of await files.list(pictureFolder(caller.sub)))
    if (old.key !== key) await files.remove(old.key);
  return { user };
};

/** The name says what was announced, the first bytes say what it is. */
function problemOf(bytes: Uint8Array, key: string): string | undefined {
  const header = imageHeader(bytes);
  if (!header || !key.endsWith(`.${header.format}`))
    return 'This file isn’t a valid JPEG, PNG or WebP picture. Please choose another.';
  if (Math.max(header.width, header.height) > widestPicture)
    return `This picture is more than ${widestPicture} pixels wide or tall. Please make it smaller.`;
  return undefined;
}
