import type { Platform } from '#domain/platform/platform';
import type { ScanJob, SubmitJob } from '#domain/scan/scan';
import type { FindingStore } from '../../store/finding.ts';
import type { OnceStore } from '../../store/once.ts';
import type { ScanStore } from '../../store/scan.ts';
import type { UserStore } from '../../store/user.ts';
import type { WatchStore } from '../../store/watch.ts';

/** What the app group's routes are given. */
export interface AppServices {
  users: UserStore;
  findings: FindingStore;
  scans: ScanStore;
  watches: WatchStore;
  once: OnceStore;
  /** Hands a job to the scan queue. */
  enqueue: (job: ScanJob | SubmitJob) => Promise<void>;
  /** Platforms this stage can search. */
  connected: readonly Platform[];
  /** Platforms on which this stage can prove an account. */
  provable: readonly Platform[];
  random: () => number;
  /** Verified people connected with someone. */
  verifiedPeers: (sub: string) => Promise<number>;
}
