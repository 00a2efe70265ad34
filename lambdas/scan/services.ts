import type { Platform } from '#domain/platform/platform';
import type { ForgetVouches } from '../people/forget-vouches.ts';
import type { Retry } from '../runtime/retry.ts';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import type { Source } from '../sources/source.ts';
import type { WebSearch } from '../sources/web-search.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { OwnSeatStore } from '../store/business/own-seats.ts';
import type { FindingStore } from '../store/finding.ts';
import type { OnceStore } from '../store/once.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { UserStore } from '../store/user.ts';
import type { WatchStore } from '../store/watch.ts';
import type { FetchImage } from './picture/fetch-image.ts';

/** What the routes about scans and findings are given; each asks for its part only. */
export interface ScanServices {
  users: UserStore;
  businesses: Pick<BusinessStore, 'get'>;
  findings: FindingStore;
  seats: Pick<OwnSeatStore, 'seatOf'>;
  scans: ScanStore;
  watches: WatchStore;
  once: Pick<OnceStore, 'count' | 'has'>;
  enqueue: EnqueueScan;
  /** Platforms this stage can search. */
  connected: readonly Platform[];
  /** Platforms on which this stage can prove an account. */
  provable: readonly Platform[];
  sources: ReadonlyMap<Platform, Pick<Source, 'servesImage'>>;
  web: Pick<WebSearch, 'platforms' | 'servesImage'> | undefined;
  fetchImage: FetchImage;
  random: () => number;
  retry: Retry;
  /** Verified people connected with someone. */
  verifiedPeers: (sub: string) => Promise<number>;
  forgetVouches: ForgetVouches;
}
