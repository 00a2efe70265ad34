import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Platform } from '#domain/platform';
import { ProofClaim, SocialProof, claimId, proofId } from '#domain/proof';
import type { SocialAccount } from '#domain/social-account';
import type { User } from '#domain/user';
import { conditionFailed, raceLost, sent } from './failure.ts';
import { queryRows } from './query.ts';
import type { Database } from './table.ts';
import { updateExpression } from './update-expression.ts';
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

export interface SocialProofStore {
  /** Who has proven an account; undefined when nobody has. */
  ownerOf(platform: Platform, handle: string): Promise<string | undefined>;
  get(id: string): Promise<SocialProof | undefined>;
  claim(sub: string, platform: Platform, handle: string): Promise<ProofClaim | undefined>;
  putClaim(claim: ProofClaim): Promise<void>;
  /** Every code that was made for a person. */
  codesOf(sub: string): Promise<Set<string>>;
  settle(user: User, edit: ProofEdit, at: string): Promise<ProofOutcome>;
  /** Writes what a look found, unless the proof or its holder's choice changed meanwhile; false then. */
  look(before: SocialProof, found: Partial<SocialProof>): Promise<boolean>;
  /** Ends a proof, if it is still this person's. */
  release(id: string, owner: string): Promise<void>;
  /** Proofs to look at again by now, oldest first. */
  due(shard: number, now: string, most: number): Promise<SocialProof[]>;
  /** Proofs that wait for a review, the longest first. */
  inReview(most: number): Promise<SocialProof[]>;
  /** Proofs whose holders show this name. */
  named(nameKey: string): Promise<SocialProof[]>;
  /** True while an operator holds back whatever is proven under this id: it outlasts the proof. */
  held(id: string): Promise<boolean>;
  /** `owner`: whose proof it was; what is kept goes with their account. */
  hold(id: string, owner: string, at: string): Promise<void>;
  letGo(id: string): Promise<void>;
}

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const heldId = (id: string): string => `held#${id}`;

export function socialProofStore({ client, table }: Database): SocialProofStore {
  const read = async (id: string) => {
    const { Item } = await sent(
      client.send(new GetCommand({ TableName: table('SocialProof'), Key: { id }, ConsistentRead: true })),
    );
    return Item;
  };
  const get = async (id: string) => {
    const row = await read(id);
    return row && SocialProof.parse(row);
  };
  const stored = (proof: SocialProof) => ({
    ...withoutEmpty(proof),
    shard: shardOf(proof.id),
    // The key of the index is there only while the review is.
    ...(proof.reviewSince && { review: 'OPEN' }),
  });
  return {
    get,
    ownerOf: async (platform, handle) => (await get(proofId(platform, handle)))?.owner,
    claim: async (sub, platform, handle) => {
      const row = await read(claimId(sub, platform, handle));
      return row && ProofClaim.parse(row);
    },
    putClaim: async (claim) => {
      await sent(client.send(new PutCommand({ TableName: table('SocialProof'), Item: claim })));
    },
    codesOf: async (sub) => {
      const rows = await queryRows(
        client,
        {
          TableName: table('SocialProof'),
          IndexName: 'byOwner',
          KeyConditionExpression: '#owner = :owner',
          ExpressionAttributeNames: { '#owner': 'owner' },
          ExpressionAttributeValues: { ':owner': sub },
        },
        300,
      );
      return new Set(rows.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])));
    },
    settle: async (user, edit, at) => {
      const TableName = table('SocialProof');
      const mine = {
        ConditionExpression: 'attribute_not_exists(id) OR #owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': user.id },
      };
      const items: Item[] = [
        ...(edit.put ? [{ Put: { TableName, Item: stored(edit.put), ...mine } }] : []),
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
    },
    look: async (before, found) => {
      try {
        await client.send(
          new PutCommand({
            TableName: table('SocialProof'),
            Item: stored({ ...before, ...found }),
            ConditionExpression:
              '#owner = :owner AND since = :since AND #public = :public AND (attribute_not_exists(wantsPublic) OR wantsPublic = :wants)',
            ExpressionAttributeNames: { '#owner': 'owner', '#public': 'public' },
            ExpressionAttributeValues: {
              ':owner': before.owner,
              ':since': before.since,
              ':public': before.public,
              ':wants': before.wantsPublic,
            },
          }),
        );
        return true;
      } catch (error) {
        if (conditionFailed(error)) return false;
        throw error;
      }
    },
    release: async (id, owner) => {
      try {
        await client.send(
          new DeleteCommand({
            TableName: table('SocialProof'),
            Key: { id },
            ConditionExpression: '#owner = :owner',
            ExpressionAttributeNames: { '#owner': 'owner' },
            ExpressionAttributeValues: { ':owner': owner },
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },
    due: async (shard, now, most) => {
      const rows = await queryRows(
        client,
        {
          TableName: table('SocialProof'),
          IndexName: 'byDue',
          KeyConditionExpression: '#shard = :shard AND nextCheckAt <= :now',
          ExpressionAttributeNames: { '#shard': 'shard' },
          ExpressionAttributeValues: { ':shard': shard, ':now': now },
        },
        most,
      );
      return rows.map((row) => SocialProof.parse(row));
    },
    inReview: async (most) => {
      const rows = await queryRows(
        client,
        {
          TableName: table('SocialProof'),
          IndexName: 'byReview',
          KeyConditionExpression: 'review = :open',
          ExpressionAttributeValues: { ':open': 'OPEN' },
        },
        most,
      );
      return rows.map((row) => SocialProof.parse(row));
    },
    named: async (nameKey) => {
      const rows = await queryRows(
        client,
        {
          TableName: table('SocialProof'),
          IndexName: 'byName',
          KeyConditionExpression: 'nameKey = :name',
          ExpressionAttributeValues: { ':name': nameKey },
        },
        100,
      );
      return rows.map((row) => SocialProof.parse(row));
    },
    held: async (id) => (await read(heldId(id))) !== undefined,
    hold: async (id, owner, at) => {
      const Item = { id: heldId(id), owner, at };
      await sent(client.send(new PutCommand({ TableName: table('SocialProof'), Item })));
    },
    letGo: async (id) => {
      await sent(
        client.send(new DeleteCommand({ TableName: table('SocialProof'), Key: { id: heldId(id) } })),
      );
    },
  };
}

/** The list of accounts as decided, on the condition that nobody changed the record meanwhile. */
function record(
  TableName: string,
  user: User,
  socialMediaAccounts: SocialAccount[],
  updatedAt: string,
): Item {
  const version = user.version ?? 0;
  const sameVersion =
    user.version == null
      ? { field: 'version', operator: 'not exists' as const }
      : { field: 'version', operator: '=' as const, value: version };
  const change = { set: { socialMediaAccounts, version: version + 1, updatedAt }, when: [sameVersion] };
  const living = ['attribute_exists(id)', 'attribute_not_exists(deletedAt)'];
  return { Update: { TableName, Key: { id: user.id }, ...updateExpression(change, living) } };
}

/** An attribute that is the key of an index must be text or not be there at all. */
const withoutEmpty = (proof: SocialProof) =>
  Object.fromEntries(Object.entries(proof).filter(([, value]) => value != null));
