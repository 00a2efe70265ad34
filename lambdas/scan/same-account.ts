import type { Finding, SeenProfile } from '#domain/scan/finding';
import { keyHash } from '../runtime/hash.ts';

/** One account is one finding of a subject, however often it is seen. */
export const findingId = (platform: string, handle: string): string =>
  keyHash(`${platform}#${handle.toLowerCase()}`);

type Named = Pick<SeenProfile, 'platform' | 'handle'>;

/** Whether two profiles go by one handle on one platform. */
export const isSameHandle = (one: Named, other: Named): boolean =>
  one.platform === other.platform && one.handle.toLowerCase() === other.handle.toLowerCase();

type Known = Pick<Finding, 'id' | 'platform' | 'theirs'>;

/**
 * The finding that a sight belongs to. The platform's own number tells: under another handle it is still the same account, and
 * a handle that somebody else took over is another one. Without the number the handle tells.
 */
export function findingOf(theirs: SeenProfile, known: readonly Known[]): string {
  const { platform, handle, accountId } = theirs;
  const here = known.filter((one) => one.platform === platform);
  const sameNumber = accountId && here.find((one) => one.theirs.accountId === accountId);
  if (sameNumber) return sameNumber.id;
  const isOther = (one: Known) => !!accountId && !!one.theirs.accountId && one.theirs.accountId !== accountId;
  const sameHandle = here.find(
    (one) => !isOther(one) && one.theirs.handle.toLowerCase() === handle.toLowerCase(),
  );
  if (sameHandle) return sameHandle.id;
  const id = findingId(platform, handle);
  // The account that was found under this handle goes by another one now, or has given it up.
  return accountId && here.some((one) => one.id === id) ? keyHash(`${platform}#number#${accountId}`) : id;
}
