import { businessStore } from '../../lambdas/store/business/business.ts';
import { ownSeatStore } from '../../lambdas/store/business/own-seats.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { supportStore } from '../../lambdas/store/request.ts';
import { scanStore } from '../../lambdas/store/scan/scan.ts';
import { scanProgressStore } from '../../lambdas/store/scan/scan-progress.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { watchStore } from '../../lambdas/store/watch.ts';

export type Stores = ReturnType<typeof openStores>;

export const openStores = (database: Database) => ({
  businesses: businessStore(database),
  seats: ownSeatStore(database),
  domains: domainWatchStore(database),
  cases: caseStore(database),
  requests: supportStore(database),
  users: userStore(database),
  scans: { ...scanStore(database), ...scanProgressStore(database) },
  findings: findingStore(database),
  notifications: notificationStore(database),
  proofs: socialProofStore(database),
  once: onceStore(database),
  watches: watchStore(database),
  /** Nobody else writes while a story is told. */
  retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
});
