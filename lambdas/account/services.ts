import type { SendCode } from './send-message.ts';
import type { OwnIdentity } from '../runtime/identity/own-identity.ts';
import type { VerifiedEmail } from '../runtime/cognito-identity.ts';
import type { Retry } from '../runtime/retry.ts';
import type { SeatChangeStore } from '../store/business/seat-change.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { CodeStore } from '../store/contact/contact-code.ts';
import type { ContactStore } from '../store/contact/contact.ts';
import type { OnceStore } from '../store/once.ts';
import type { Database } from '../store/table/table.ts';
import type { TombstoneStore } from '../store/tombstone.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { WatchStore } from '../store/watch.ts';
import type { Fingerprint } from '../store/rights/fingerprint.ts';
import type { SuppressionStore } from '../store/rights/suppression.ts';
import type { RandomBytes } from './contact/contact-codes.ts';
import type { SafetyStore } from '../store/safety.ts';
import type { TellSafety } from './safety-notices.ts';
import type { DeletionJob } from './delete-account.ts';
import type { PrimaryServices } from './contact/primary-contact.ts';

/** What the routes about a person's account are given; each asks for its part only. */
export interface AccountServices extends PrimaryServices {
  users: UserStore;
  watches: Pick<WatchStore, 'put'>;
  contacts: ContactStore;
  codes: CodeStore;
  identity: OwnIdentity;
  verifiedEmail: VerifiedEmail;
  sendCode: SendCode;
  randomBytes: RandomBytes;
  retry: Retry;
  once: Pick<OnceStore, 'count'>;
  files: UserFiles;
  /** For the export and the deletion, which go through every table. */
  database: Database;
  tombstones: TombstoneStore;
  enqueueDeletion: (job: DeletionJob) => Promise<void>;
  seats: Pick<SeatStore, 'invitationsTo'> & Pick<SeatChangeStore, 'link'>;
  /** An opt-out outlasts the address it was asked by. */
  suppressions: Pick<SuppressionStore, 'add' | 'since'>;
  fingerprint: Fingerprint;
  safety: SafetyStore;
  tell: TellSafety;
}
