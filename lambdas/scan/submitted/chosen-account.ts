import { isListed, type Listed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { chosenIn } from '../compare.ts';
import type { Found } from '../look.ts';

/**
 * The account that a person set another one beside themselves, as it was compared then, while it is on their list: a scan compares with
 * those on the platform and the proven ones, and theirs may be neither.
 */
export function chosenAccount(
  finding: Pick<Finding, 'yours' | 'theirs'> | undefined,
  listed: Listed,
): Found | undefined {
  if (!finding || !chosenIn(finding) || !isListed(finding.yours, listed)) return undefined;
  const { chosen: _, followers, following, ...profile } = finding.yours;
  // Counts compare only within one platform.
  const isHere = profile.platform === finding.theirs.platform;
  return { profile: isHere ? { ...profile, followers, following } : profile };
}
