import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ProofClaim, SocialProof } from '#domain/proof/proof';
import type { SocialAccount } from '#domain/platform/social-account';
import type { User } from '#domain/account/user';
import { conditionFailed, raceLost, sent } from './table/failure.ts';
import type { Database } from './table/table.ts';
import { updateExpression } from './table/update-expression.ts';
import { nextVersion, sameVersion } from './table/version.ts';
import { shardOf } from './watch.ts';

/** What becomes of one account's proof: the person's list, the proof and the claim change together or not at all. */
export interface ProofEdit {
  accounts: SocialAccount[];
  put?: SocialProof;
  /** Id of a proof of theirs that no longer holds. */
  drop?: string;
  claim?: ProofClaim;
}

/** `changed`: the person's list is not as it was read. `taken`: somebody else has proven this handle. */
export type ProofOutcome = 'written' | 'changed' | 'taken';

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A proof as it is stored, with the keys of the indexes in which it stands. */
export const storedProof = (proof: SocialProof) => ({
  ...withoutEmpty(proof),
  shard: shardOf(proof.id),
  // The key of the index is there only while the review is.
  ...(proof.reviewSince && { review: 'OPEN' }),
});

/** Writes an edit in one transaction, on the condition that handle and list are still this person's and as they were read. */
export async function settle(
  { client, table }: Database,
  user: User,
  edit: ProofEdit,
  at: string,
): Promise<ProofOutcome> {
  const TableName = table('SocialProof');
  const mine = {
    ConditionExpression: 'attribute_not_exists(id) OR #owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': user.id },
  };
  const items: Item[] = [
    ...(edit.put ? [{ Put: { TableName, Item: storedProof(edit.put), ...mine } }] : []),
    record(table('User'), user, edit.accounts, at),
    ...(edit.drop ? [{ Delete: { TableName, Key: { id: edit.drop }, ...mine } }] : []),
    ...(edit.claim ? [{ Put: { TableName, Item: edit.claim } }] : []),
  ];
  try {
    await sent(client.send(new TransactWriteCommand({ TransactItems: items })));
    return 'written';
  } catch (error) {
    if (raceLost(error)) return 'changed';
    if (!conditionFailed(error)) throw error;
    const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
    return edit.put && reasons[0]?.Code === 'ConditionalCheckFailed' ? 'taken' : 'changed';
  }
}

/** The list of accounts as decided, on the condition that nobody changed the record meanwhile. */
function record(
  TableName: string,
  user: User,
  socialMediaAccounts: SocialAccount[],
  updatedAt: string,
): Item {
  const set = { socialMediaAccounts, version: nextVersion(user), updatedAt };
  const change = { set, when: [sameVersion(user)] };
  const living = ['attribute_exists(id)', 'attribute_not_exists(deletedAt)'];
  return { Update: { TableName, Key: { id: user.id }, ...updateExpression(change, living) } };
}

/** An attribute that is the key of an index must be text or not be there at all. */
const withoutEmpty = (proof: SocialProof) =>
  Object.fromEntries(Object.entries(proof).filter(([, value]) => value != null));
