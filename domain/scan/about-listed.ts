import { accountHandle, type SocialAccount } from '../platform/social-account.ts';
import type { Finding } from './finding.ts';
import { fittedHandles } from './fitted-handles.ts';

/**
 * Whether a finding still concerns the person: what they decided about stays theirs; what waits for a decision only while the
 * account that it seems to copy is on their list, as it is or as its handle is written on that platform.
 */
export function isAboutListed(
  { status, yours }: Pick<Finding, 'status' | 'yours'>,
  accounts: readonly SocialAccount[],
  /** What a business's proven domain says; it counts like a handle of the list. */
  label?: string,
): boolean {
  if (status !== 'OPEN') return true;
  const handle = yours.handle.toLowerCase();
  const handles = [...accounts.map((account) => accountHandle(account)), label];
  return handles.some(
    (own) =>
      own !== undefined &&
      [own, ...fittedHandles(yours.platform, own)].some((one) => one.toLowerCase() === handle),
  );
}
