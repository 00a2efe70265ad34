import { closingContract } from '#domain/contract/proof';
import { serve } from '../../rest/rest.ts';
import { notificationStore } from '../../store/notification.ts';
import { rightsRequestStore } from '../../store/rights/rights-request.ts';
import type { Database } from '../../store/table/table.ts';
import { tombstoneStore } from '../../store/tombstone.ts';
import { userStore } from '../../store/user.ts';
import { type ClosingServices, keepAccount } from './keep-account.ts';

/** Keeping an account whose deletion was asked for from its mailbox. */
export const proxy = (database: Database) =>
  serve<typeof closingContract, ClosingServices>(
    closingContract,
    {
      users: userStore(database),
      tombstones: tombstoneStore(database),
      requests: rightsRequestStore(database),
      notifications: notificationStore(database),
    },
    { 'keep-account': keepAccount },
  );
