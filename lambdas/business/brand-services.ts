import type { Platform } from '#domain/platform/platform';
import type { Retry } from '../runtime/retry.ts';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { FindingStore } from '../store/finding.ts';
import type { OnceStore } from '../store/once.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { WatchStore } from '../store/watch.ts';

/** What the routes about copies of a business are given; each asks for its part only. */
export interface BrandServices {
  businesses: Pick<BusinessStore, 'get'>;
  seats: Pick<SeatStore, 'seatOf'>;
  findings: Pick<FindingStore, 'list' | 'get' | 'write'>;
  scans: ScanStore;
  watches: Pick<WatchStore, 'get' | 'put'>;
  once: Pick<OnceStore, 'count'>;
  enqueue: EnqueueScan;
  /** Platforms this stage can search. */
  connected: readonly Platform[];
  random: () => number;
  retry: Retry;
}
