import type { scanContract } from '#domain/contract/scan';
import { ProductError } from '#domain/errors';
import { parseAccount } from '#domain/platform/platforms';
import { platformTable } from '#domain/platform/platform-table';
import type { Route } from '../../rest/rest.ts';
import { entryOf } from '../../proof/settle.ts';
import type { ScanServices } from '../../scan/services.ts';

const perDay = 30;
const day = 86_400;

/** Queues an account that the person saw somewhere for comparison with their own; nothing is fetched here. */
export const submitProfile: Route<
  (typeof scanContract)['submit-profile'],
  Pick<ScanServices, 'users' | 'once' | 'enqueue'>
> = async ({ caller, request, now }, { users, once, enqueue }) => {
  const { platform, account, name, bio } = request;
  const read = parseAccount(platform, account);
  if (!read)
    throw new ProductError(
      'INVALID_INPUT',
      `This is neither a link to a profile on ${platformTable[platform].name} nor a handle there.`,
    );
  const user = await users.get(caller.sub);
  if (!user) throw new ProductError('NOT_FOUND', 'There is no such profile. Please sign in again.');
  if (entryOf(user, platform, read.handle))
    throw new ProductError('CONFLICT', 'This account is on your list of your own.');
  const seconds = Math.floor(now / 1000);
  const counter = `submitted#${caller.sub}#${new Date(now).toISOString().slice(0, 10)}`;
  if (!(await once.count(counter, 1, perDay, seconds + 2 * day, caller.sub)))
    throw new ProductError('RATE_LIMITED', `That were ${perDay} accounts today. Please try again tomorrow.`);
  const submitted = { platform, handle: read.handle, url: read.url, name: name || null, bio: bio || null };
  await enqueue({ userId: caller.sub, submitted });
  return { platform, handle: read.handle };
};
