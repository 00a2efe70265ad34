import { day, seconds } from '#domain/durations';
import type { ScanJob } from '#domain/scan/scan-job';
import { askedSources } from '#domain/scan/scan-plan';
import type { StoredScan } from '#domain/scan/stored-scan';
import { ulid } from 'ulid';

const keepDays = 90;

/** A job for each source that the scan asks: a slow one holds up no other. */
export const jobsOf = (userId: string, scan: Pick<StoredScan, 'id' | 'sources'>): ScanJob[] =>
  jobsFor({ userId }, scan);

export const jobsFor = (
  whose: { userId: string } | { businessId: string },
  { id, sources }: Pick<StoredScan, 'id' | 'sources'>,
): ScanJob[] => askedSources(sources).map((source) => ({ ...whose, scanId: id, source }));

/** A scan as it stands on the queue. */
export function newScan(
  subjectId: string,
  { now, random }: { now: () => number; random: () => number },
  sources: StoredScan['sources'],
): StoredScan {
  const at = now();
  return {
    subjectId,
    id: ulid(at, random),
    status: 'QUEUED',
    requestedAt: new Date(at).toISOString(),
    sources,
    expiresAt: seconds(at + keepDays * day),
  };
}
