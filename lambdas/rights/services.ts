import type { RandomBytes } from '../account/contact/contact-codes.ts';
import type { DeletionJob } from '../account/delete-account.ts';
import type { SendMail } from '../message/send-mail.ts';
import type { RecordServices } from '../operator/put-on-record.ts';
import type { EmailOwner } from '../store/contact/contact-owner.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { OnceStore } from '../store/once.ts';
import type { RightsRequestStore } from '../store/rights/rights-request.ts';
import type { SuppressionStore } from '../store/rights/suppression.ts';
import type { Database } from '../store/table/table.ts';
import type { TombstoneStore } from '../store/tombstone.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { UserStore } from '../store/user.ts';
import type { Fingerprint } from '../store/rights/fingerprint.ts';
import type { FindIdentity } from './stage-identity.ts';

/** What the routes about people's rights are given; each asks for its part only. */
export interface RightsServices extends RecordServices {
  requests: RightsRequestStore;
  suppressions: SuppressionStore;
  fingerprint: Fingerprint;
  users: Pick<UserStore, 'get' | 'change'>;
  tombstones: Pick<TombstoneStore, 'read'>;
  notifications: Pick<NotificationStore, 'add' | 'retell'>;
  emailOwner: EmailOwner;
  identity: FindIdentity;
  enqueueDeletion: (job: DeletionJob, delaySeconds: number) => Promise<void>;
  files: Pick<UserFiles, 'list' | 'put' | 'link'>;
  /** For the export and for businesses, which go through several tables. */
  database: Database;
  once: Pick<OnceStore, 'count'>;
  send: SendMail;
  /** Empty where the stage has no address for mails to come from. */
  from: string;
  site: string | undefined;
  randomBytes: RandomBytes;
}
