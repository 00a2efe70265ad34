import type { FoundJob } from '#domain/domain-watch/domain-job';
import type { VerifiedEmail } from '../runtime/cognito-identity.ts';
import type { Retry } from '../runtime/retry.ts';
import type { BusinessStore } from '../store/business/business.ts';
import type { DomainHolderStore } from '../store/business/domain-holder.ts';
import type { DomainWatchStore } from '../store/business/domain-watch.ts';
import type { SeatChangeStore } from '../store/business/seat-change.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { CaseStore } from '../store/case.ts';
import type { FindingStore } from '../store/finding.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { OnceStore } from '../store/once.ts';
import type { Database } from '../store/table/table.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { WatchStore } from '../store/watch.ts';
import type { MailInvitation } from './mail-invitation.ts';
import type { TellSafety } from '../account/safety-notices.ts';
import type { TellOwners } from './telling/tell-owners.ts';

/** What the routes about businesses are given; each asks for its part only. */
export interface BusinessServices {
  businesses: BusinessStore;
  seats: SeatStore & SeatChangeStore;
  domains: DomainWatchStore;
  /** Has names looked at, within moments. */
  lookAtNames: (job: FoundJob) => Promise<void>;
  holders: Pick<DomainHolderStore, 'release'>;
  watches: Pick<WatchStore, 'get' | 'put'>;
  users: Pick<UserStore, 'get'>;
  /** What ends with a business, of what was moved to it. */
  cases: Pick<CaseStore, 'heads' | 'get'>;
  /** What members share. */
  findings: FindingStore;
  notifications: Pick<NotificationStore, 'add'>;
  retry: Retry;
  once: Pick<OnceStore, 'count'>;
  verifiedEmail: VerifiedEmail;
  mailInvitation: MailInvitation;
  tellOwners: TellOwners;
  tellSafety: TellSafety;
  /** Cryptographic: 0 <= value < 1. */
  secureRandom: () => number;
  newId: () => string;
  /** For the end of a business, which goes through several tables. */
  database: Database;
  files: Pick<UserFiles, 'removeAll'>;
}
