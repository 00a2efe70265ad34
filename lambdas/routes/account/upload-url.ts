import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { accountContract } from '#domain/contract/account';
import { noSuchProfile } from '#domain/errors';
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
  if (!(await users.get(caller.sub))) throw noSuchProfile();
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(once, `uploads#${caller.sub}`, 'pictures', allowed);
  const { contentType } = request;
  const key = pictureKey(caller.sub, randomBytes(16).toString('hex'), contentType);
  const form = await files.form({ key, contentType, most: largestPicture, seconds: formSeconds });
  return { ...form, key };
};
