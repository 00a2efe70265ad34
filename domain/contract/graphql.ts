import type { AuthorizationRow } from './endpoint.ts';
import { everyone, nobodyElse, notFoundElse, ownOnly } from './endpoint.ts';

/** How a GraphQL field is reached: by a signed-in user, by the public API key, or by a job's role (IAM). */
export interface FieldRow {
  auth: 'USER' | 'API_KEY' | 'IAM';
  row: AuthorizationRow;
}

const user = (row: AuthorizationRow): FieldRow => ({ auth: 'USER', row });
const job: FieldRow = {
  auth: 'IAM',
  row: { self: 'D', otherUser: 'D', member: 'D', admin: 'D', adminOfAnother: 'D' },
};

/** Every field of Query, Mutation and Subscription. lib refuses to synthesize a field without a row. */
export const graphqlContract: Record<string, FieldRow> = {
  'Query.getUser': user(notFoundElse),
  'Query.getEmailInventory': user(notFoundElse),
  'Query.listFindings': user(ownOnly),
  'Query.listNotifications': user(ownOnly),
  'Query.listConnections': user(ownOnly),
  'Query.checkProfile': { auth: 'API_KEY', row: everyone },
  'Mutation.createUser': user(nobodyElse),
  'Mutation.updateUser': user(nobodyElse),
  'Mutation.createEmailInventory': user(nobodyElse),
  'Mutation.updateEmailInventory': user(nobodyElse),
  'Mutation.deleteEmailInventory': user(nobodyElse),
  'Mutation.deletePhoneInventory': user(nobodyElse),
  'Mutation.updateBusiness': user({
    self: 'D',
    otherUser: 'D',
    member: 'D',
    admin: 'A',
    adminOfAnother: 'D',
  }),
  'Mutation.deleteBusinessAccountUsers': user({
    self: 'D',
    otherUser: 'D',
    member: 'own',
    admin: 'A',
    adminOfAnother: 'D',
  }),
  'Mutation.publishNotification': job,
  'Mutation.publishScanProgress': job,
  'Subscription.onNotification': user(nobodyElse),
  'Subscription.onScanProgress': user(nobodyElse),
};
