import type { User } from '#domain/account/user';
import { userSubject } from '#domain/keys';
import type { Covered } from '#domain/message/coverage-line';
import type { Platform } from '#domain/platform/platform';
import type { Scan, SourceProgress } from '#domain/scan/scan';
import type { ScanStore } from '../store/scan/scan.ts';

/**
 * How far the newest scan reached that says something, also one that still runs: a mail leaves while a wide scan is under way, with
 * what that has found, and the one before it may have looked at a single platform. `found`: where the copies are that it names.
 */
export async function coverageOfMail(
  { id, socialMediaAccounts }: Pick<User, 'id' | 'socialMediaAccounts'>,
  found: readonly Platform[],
  { scans }: { scans: Pick<ScanStore, 'recent'> },
): Promise<Covered | undefined> {
  const scan = (await scans.recent(userSubject(id), 3)).find(tells);
  if (!scan) return undefined;
  const proven = (socialMediaAccounts ?? []).some(({ verifiedAt }) => verifiedAt);
  return { requestedAt: scan.requestedAt, sources: scan.sources, proven, found };
}

/** It has ended, or one of the platforms that it asks has answered. */
const tells = ({ status, sources }: Pick<Scan, 'status' | 'sources'>): boolean =>
  status === 'DONE' || (status === 'RUNNING' && sources.some(isAnswered));

const isAnswered = ({ status }: SourceProgress): boolean =>
  status === 'looked' || status === 'in part' || status === 'could not look';
