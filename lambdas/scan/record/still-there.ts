import { day, hour } from '#domain/durations';
import { comparedAt, type Finding, type SeenProfile } from '#domain/scan/finding';
import type { Subject } from '#domain/subject/subject';
import type { FindingStore, StoredFinding } from '../../store/finding.ts';

/** So long a finding that stays as it is may say that it was last seen; where a platform or a court is to act on it, it says so each day. */
const writtenAgain = (status: Finding['status']) =>
  (status === 'CASE' || status === 'REPORTED' ? day : 7 * day) - 2 * hour;

/** That it is there at this moment need not be written. */
export const saysWhen = ({ status, lastSeen }: Pick<Finding, 'status' | 'lastSeen'>, at: string): boolean =>
  Date.parse(at) - Date.parse(lastSeen) < writtenAgain(status);

/** Whether an account of theirs was proven after it was compared. */
export const isProvenSince = (
  { socialMediaAccounts }: Pick<Subject, 'socialMediaAccounts'>,
  finding: Pick<Finding, 'comparedAt' | 'lastSeen'>,
): boolean =>
  (socialMediaAccounts ?? []).some(({ verifiedAt }) => !!verifiedAt && verifiedAt > comparedAt(finding));

/**
 * What was judged before and is as it was, is still there: once a week it says so, with the counts that it shows now. Changed
 * meanwhile: the next search says it.
 */
export async function recordSeen(
  store: Pick<FindingStore, 'write'>,
  before: StoredFinding,
  { followers, following, imageUrl }: SeenProfile,
  at: string,
): Promise<void> {
  if (saysWhen(before, at)) return;
  const { version: _, ...finding } = before;
  const shows = Object.fromEntries(
    Object.entries({ followers, following, imageUrl }).filter(([, value]) => value != null),
  );
  await store.write(before, { ...finding, theirs: { ...finding.theirs, ...shows }, lastSeen: at });
}
