import * as z from 'zod';
import { Finding, isClone } from '../scan/finding.ts';

/** All that a business sees of a finding which a member shares: the account, and nothing of the member but their name. */
export const SharedFinding = Finding.pick({
  platform: true,
  verdict: true,
  status: true,
  firstSeen: true,
}).extend({
  handle: z.string(),
  /** What the member is called; the address they were invited with where they have no name. */
  sharedBy: z.string(),
});
export type SharedFinding = z.infer<typeof SharedFinding>;

/** As the business sees it. The member reads the same before they share it. */
export const asShared = (finding: Finding, sharedBy: string): SharedFinding => ({
  platform: finding.platform,
  handle: finding.theirs.handle,
  verdict: finding.verdict,
  status: finding.status,
  firstSeen: finding.firstSeen,
  sharedBy,
});

/** What may be shared: a shared name is no copy, and what the person calls their own would tell of an account of theirs. */
export const isShareable = (finding: Pick<Finding, 'verdict' | 'status'>): boolean =>
  isClone(finding) && finding.status !== 'MINE';

export const isSharedWith = (
  { sharedWithBusinessIds }: Pick<Finding, 'sharedWithBusinessIds'>,
  businessId: string,
): boolean => sharedWithBusinessIds?.includes(businessId) ?? false;

/** The finding shared with a business, or no longer; undefined when it is so already. */
export function withSharing(finding: Finding, businessId: string, shared: boolean): Finding | undefined {
  if (isSharedWith(finding, businessId) === shared) return undefined;
  const others = (finding.sharedWithBusinessIds ?? []).filter((id) => id !== businessId);
  return { ...finding, sharedWithBusinessIds: shared ? [...others, businessId].slice(-20) : others };
}
