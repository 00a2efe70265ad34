import type { Platform } from '#domain/platform/platform';
import { askedSources, type Look, plannedSources } from '#domain/scan/scan-plan';
import type { StoredScan } from '#domain/scan/stored-scan';
import type { EnqueueScan } from '../../runtime/scan-queue.ts';
import type { ScanStore } from '../../store/scan/scan.ts';
import { jobsFor, newScan } from './new-scan.ts';

export interface BeginServices {
  scans: Pick<ScanStore, 'put'>;
  enqueue: EnqueueScan;
  connected: readonly Platform[];
  random: () => number;
}

/** Queues a scan that somebody asked for; undefined where what every source said still stands, so that nothing is left to ask. */
export async function beginScan(
  {
    subjectId,
    whose,
    looks,
    last,
  }: {
    subjectId: string;
    whose: { userId: string } | { businessId: string };
    looks: readonly Look[];
    /** The one before. */
    last: StoredScan | undefined;
  },
  now: number,
  { scans, enqueue, connected, random }: BeginServices,
): Promise<StoredScan | undefined> {
  const sources = plannedSources(looks, connected, { last: last?.sources, now });
  if (askedSources(sources).length === 0) return undefined;
  const scan = newScan(subjectId, { now: () => now, random }, sources);
  await scans.put(scan);
  try {
    await enqueue(jobsFor(whose, scan));
  } catch (error) {
    // A scan that waits on no queue would block the next one until it is taken for lost.
    await scans.put({ ...scan, status: 'FAILED', finishedAt: new Date(now).toISOString() });
    throw error;
  }
  return scan;
}
