import type { Retry } from '../runtime/retry.ts';
import type { EnqueueScan } from '../runtime/scan-queue.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { OwnSeatStore } from '../store/business/own-seats.ts';
import type { DomainWatchStore } from '../store/business/domain-watch.ts';
import type { CaseStore } from '../store/case.ts';
import type { CaseMoveStore } from '../store/case/case-move.ts';
import type { FindingStore } from '../store/finding.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { OnceStore } from '../store/once.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';

/** What writes down what was seen of an account or a domain since. */
export interface RecordServices {
  cases: Pick<CaseStore, 'get' | 'write'>;
  retry: Retry;
}

/** What the routes about cases are given; each asks for its part only. */
export interface CaseServices {
  users: Pick<UserStore, 'get' | 'change'>;
  businesses: Pick<BusinessStore, 'get'>;
  /** Has a finding compared anew. */
  enqueue: EnqueueScan;
  /** Whether somebody keeps the cases of a business. */
  seats: Pick<OwnSeatStore, 'seatOf'>;
  cases: CaseStore;
  /** From a person to a business. */
  moves: CaseMoveStore;
  /** The look-alike domains of a business. */
  domains: Pick<DomainWatchStore, 'get' | 'list' | 'round'>;
  findings: Pick<FindingStore, 'get' | 'list' | 'write'>;
  proofs: Pick<SocialProofStore, 'get'>;
  notifications: Pick<NotificationStore, 'add'>;
  files: Pick<UserFiles, 'head' | 'putPicture' | 'remove'>;
  once: Pick<OnceStore, 'count' | 'claim' | 'has' | 'release'>;
  /** Cryptographic: 0 <= value < 1. */
  secureRandom: () => number;
  retry: Retry;
}
