import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { userContract } from '#domain/contract/user';
import { recordDevice } from './routes/user/record-device.ts';
import { updateEmailAddress } from './routes/user/update-email-address.ts';
import { verifiedEmailFrom } from './runtime/cognito-identity.ts';
import { restEntry } from './runtime/rest-entry.ts';
import { emailInventoryStore } from './store/email-inventory.ts';
import { userStore } from './store/user.ts';
import type { Database } from './store/table.ts';

export const handler = restEntry(
  userContract,
  (database: Database) => ({
    users: userStore(database),
    inventory: emailInventoryStore(database),
    verifiedEmail: verifiedEmailFrom(new CognitoIdentityProviderClient({})),
  }),
  { 'update-email-address': updateEmailAddress, 'record-device': recordDevice },
);
