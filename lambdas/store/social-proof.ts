import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Platform } from '#domain/platform/platform';
import { ProofClaim, SocialProof, claimId, proofId } from '#domain/proof/proof';
import type { User } from '#domain/account/user';
import { conditionFailed, sent } from './table/failure.ts';
import { type ProofQueries, proofQueries } from './proof-queries.ts';
import { type ProofEdit, type ProofOutcome, settle, storedProof } from './settle-proof.ts';
import type { Database } from './table/table.ts';

export interface SocialProofStore extends ProofQueries {
  /** Who has proven an account; undefined when nobody has. */
  ownerOf(platform: Platform, handle: string): Promise<string | undefined>;
  get(id: string): Promise<SocialProof | undefined>;
  claim(sub: string, platform: Platform, handle: string): Promise<ProofClaim | undefined>;
  putClaim(claim: ProofClaim): Promise<void>;
  settle(user: User, edit: ProofEdit, at: string): Promise<ProofOutcome>;
  /** Writes what a look found, unless the proof or its holder's choice changed meanwhile; false then. */
  look(before: SocialProof, found: Partial<SocialProof>): Promise<boolean>;
  /** Ends a proof, if it is still this person's. */
  release(id: string, owner: string): Promise<void>;
  /** True while an operator holds back whatever is proven under this id: it outlasts the proof. */
  held(id: string): Promise<boolean>;
  /** `owner`: whose proof it was; what is kept goes with their account. */
  hold(id: string, owner: string, at: string): Promise<void>;
  letGo(id: string): Promise<void>;
}

const heldId = (id: string): string => `held#${id}`;

export function socialProofStore(database: Database): SocialProofStore {
  const { client, table } = database;
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
  return {
    ...proofQueries(database),
    get,
    ownerOf: async (platform, handle) => (await get(proofId(platform, handle)))?.owner,
    claim: async (sub, platform, handle) => {
      const row = await read(claimId(sub, platform, handle));
      return row && ProofClaim.parse(row);
    },
    putClaim: async (claim) => {
      await sent(client.send(new PutCommand({ TableName: table('SocialProof'), Item: claim })));
    },
    settle: (user, edit, at) => settle(database, user, edit, at),
    look: async (before, found) => {
      try {
        await client.send(
          new PutCommand({
            TableName: table('SocialProof'),
            Item: storedProof({ ...before, ...found }),
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
