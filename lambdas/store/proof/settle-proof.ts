import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ProofClaim, SocialProof } from '#domain/proof/proof';
import type { SocialAccount } from '#domain/platform/social-account';
import { conditionFailed, raceLost, sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';
import { updateExpression } from '../table/update-expression.ts';
import { type Counted, nextVersion, sameVersion } from '../table/version.ts';
import { proofAsRead, storedProof } from './proof-row.ts';

/** Whose list of accounts changes, as their record was read. */
export interface ListHolder {
  kind: 'person' | 'business';
  record: Counted & { id: string };
}

/** What becomes of one account's proof: the holder's list, the proof and the claim change together or not at all. */
export interface ProofEdit {
  accounts: SocialAccount[];
  /** A proof in the place of the one of theirs that was read. */
  put?: { before: SocialProof | undefined; after: SocialProof };
  /** A proof of theirs, as it was read, that no longer holds. */
  drop?: SocialProof;
  /** What becomes of their claim; the code that was made for it stays. */
  claim?: Omit<ProofClaim, 'code' | 'version'>;
}

/** `changed`: the holder's list is not as it was read. `moved on`: the proof is not, or somebody else has proven this handle. */
export type ProofOutcome = 'written' | 'changed' | 'moved on';

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Writes an edit in one transaction, on the condition that proof and list are still this holder's and as they were read. */
export async function settle(
  { client, table }: Database,
  { kind, record: before }: ListHolder,
  edit: ProofEdit,
  at: string,
): Promise<ProofOutcome> {
  const TableName = table('SocialProof');
  const { put, drop, claim } = edit;
  const items: Item[] = [
    record(table(kind === 'person' ? 'User' : 'Business'), before, edit.accounts, at),
    ...(put
      ? [{ Put: { TableName, Item: storedProof(put.after, put.before), ...proofAsRead(put.before) } }]
      : []),
    ...(drop ? [{ Delete: { TableName, Key: { id: drop.id }, ...proofAsRead(drop) } }] : []),
    ...(claim ? [claimed(TableName, claim)] : []),
  ];
  try {
    await sent(client.send(new TransactWriteCommand({ TransactItems: items })));
    return 'written';
  } catch (error) {
    if (raceLost(error)) return 'changed';
    if (!conditionFailed(error)) throw error;
    const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: { Code?: string }[] };
    return reasons[0]?.Code === 'ConditionalCheckFailed' ? 'changed' : 'moved on';
  }
}

/** The list of accounts as decided, on the condition that nobody changed the record meanwhile. */
function record(
  TableName: string,
  before: ListHolder['record'],
  socialMediaAccounts: SocialAccount[],
  updatedAt: string,
): Item {
  const set = { socialMediaAccounts, version: nextVersion(before), updatedAt };
  const change = { set, when: [sameVersion(before)] };
  const living = ['attribute_exists(id)', 'attribute_not_exists(deletedAt)'];
  return { Update: { TableName, Key: { id: before.id }, ...updateExpression(change, living) } };
}

function claimed(TableName: string, claim: NonNullable<ProofEdit['claim']>): Item {
  const { id, owner, status, at, note = null, wasPublic = null } = claim;
  const change = { set: { owner, status, at, note, wasPublic }, add: { version: 1 } };
  return { Update: { TableName, Key: { id }, ...updateExpression(change, []) } };
}
