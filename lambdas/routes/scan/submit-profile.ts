import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { scanContract } from '#domain/contract/scan';
import { ProductError, noSuchProfile } from '#domain/errors';
import { parseAccount } from '#domain/platform/platforms';
import { platformTable } from '#domain/platform/platform-table';
import type { Route } from '../../rest/rest.ts';
import { entryOf } from '../../proof/settle.ts';
import type { ScanServices } from '../../scan/services.ts';

const perDay = 30;

/** Queues an account that the person saw somewhere for comparison with their own; nothing is fetched here. */
export const submitProfile: Route<
  (typeof scanContract)['submit-profile'],
  Pick<ScanServices, 'users' | 'once' | 'enqueue'>
> = async ({ caller, request, now }, { users, once, enqueue }) => {
  const { platform, account, name, bio, picture, ownPicture } = request;
  const read = parseAccount(platform, account);
  if (!read)
    throw new ProductError(
      'INVALID_INPUT',
      `This is neither a link to a profile on ${platformTable[platform].name} nor a handle there.`,
    );
  const user = await users.get(caller.sub);
  if (!user) throw noSuchProfile();
  if (entryOf(user, platform, read.handle))
    throw new ProductError('CONFLICT', 'This account is on your list of your own.');
  // A picture alone finds nobody (decision 029).
  if (!user.socialMediaAccounts?.length)
    throw new ProductError(
      'CONFLICT',
      'There is nothing of yours yet to compare it with. Add an account of your own first, under Connections.',
    );
  const allowed = { most: perDay, per: day, now, owner: caller.sub };
  await enforceRateLimit(once, `submitted#${caller.sub}`, 'accounts', allowed);
  const seen = { name: name || null, bio: bio || null, picture, ownPicture };
  const submitted = { platform, handle: read.handle, url: read.url, ...seen };
  await enqueue([{ userId: caller.sub, submitted }]);
  return { platform, handle: read.handle };
};
