import type { accountContract } from '#domain/contract/account';
import { ProductError } from '#domain/errors';
import { largestPicture, pictureKey } from '#domain/account/upload';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

const formSeconds = 300;
const perDay = 50;

/** A form for one picture below the caller's own prefix; type and size are held by the bucket itself. */
export const uploadUrl: Route<
  (typeof accountContract)['upload-url'],
  Pick<AccountServices, 'users' | 'files' | 'once' | 'randomBytes'>
> = async ({ caller, request, now }, { users, files, once, randomBytes }) => {
  if (!(await users.get(caller.sub)))
    throw new ProductError('NOT_FOUND', 'There is no such profile. Please sign in again.');
  const day = Math.floor(now / 86_400_000);
  const until = (day + 2) * 86_400;
  if (!(await once.count(`uploads#${caller.sub}#${day}`, 1, perDay, until, caller.sub)))
    throw new ProductError('RATE_LIMITED', `That were ${perDay} pictures today. Please try again tomorrow.`);
  const { contentType } = request;
  const key = pictureKey(caller.sub, randomBytes(16).toString('hex'), contentType);
  const form = await files.form({ key, contentType, most: largestPicture, seconds: formSeconds });
  return { ...form, key };
};
