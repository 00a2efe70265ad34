import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Platform } from '#domain/platform/platform';
import { ProofClaim, Rival, SocialProof, claimId, proofId } from '#domain/proof/proof';
import { conditionFailed, sent } from '../table/failure.ts';
import { type ProofQueries, proofQueries } from './proof-queries.ts';
import { ownersOf } from './owners-of.ts';
import { proofAsRead, storedProof } from './proof-row.ts';
import { type ListHolder, type ProofEdit, type ProofOutcome, settle } from './settle-proof.ts';
import type { Database } from '../table/table.ts';
import { asRead, nextVersion } from '../table/version.ts';

export interface SocialProofStore extends ProofQueries {
  /** Who has proven an account; undefined when nobody has. */
  ownerOf(platform: Platform, handle: string): Promise<string | undefined>;
  /** The same of many handles, in small letters, as far as `asker` may learn it: their own, and what others show in public. */
  ownersOf(
    platform: Platform,
    handles: readonly string[],
    asker: string,
  ): Promise<ReadonlyMap<string, string>>;
  get(id: string): Promise<SocialProof | undefined>;
  claim(sub: string, platform: Platform, handle: string): Promise<ProofClaim | undefined>;
  /** Writes a claim in the place of the one that was read; false when it changed meanwhile. */
  putClaim(before: ProofClaim | undefined, after: ProofClaim): Promise<boolean>;
  settle(holder: ListHolder, edit: ProofEdit, at: string): Promise<ProofOutcome>;
  /** Writes what a look found, or what was decided; false when the proof changed meanwhile. */
  look(before: SocialProof, found: Partial<SocialProof>): Promise<boolean>;
  /** Ends a proof, if it is still this owner's. */
  release(id: string, owner: string): Promise<void>;
  /** Who was the last to show a proof of what somebody else had proven. It is theirs, and goes with their account. */
  rival(id: string): Promise<Rival | undefined>;
  setRival(id: string, rival: Rival): Promise<void>;
  /** True while an operator holds back what this owner proves under this id: it outlasts the proof. */
  held(id: string, owner: string): Promise<boolean>;
  /** `owner`: whose proof it was; what is kept goes with their account. It holds back whoever proves it, or with `forThem` that owner alone. */
  hold(id: string, owner: string, at: string, forThem?: true): Promise<void>;
  letGo(id: string): Promise<void>;
}

const heldId = (id: string): string => `held#${id}`;
const rivalId = (id: string): string => `rival#${id}`;

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
  const putIf = async (Item: object, asItWas: ReturnType<typeof asRead>) => {
    try {
      const TableName = table('SocialProof');
      await sent(client.send(new PutCommand({ TableName, Item, ...asItWas })));
      return true;
    } catch (error) {
      if (conditionFailed(error)) return false;
      throw error;
    }
  };
  return {
    ...proofQueries(database),
    get,
    ownerOf: async (platform, handle) => (await get(proofId(platform, handle)))?.owner,
    ownersOf: (platform, handles, asker) => ownersOf(database, platform, handles, asker),
    claim: async (sub, platform, handle) => {
      const row = await read(claimId(sub, platform, handle));
      return row && ProofClaim.parse(row);
    },
    putClaim: (before, after) =>
      putIf({ ...after, version: nextVersion(before ?? {}) }, asRead('id', before)),
    settle: (holder, edit, at) => settle(database, holder, edit, at),
    look: (before, found) => putIf(storedProof({ ...before, ...found }, before), proofAsRead(before)),
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
    rival: async (id) => {
      const row = await read(rivalId(id));
      return row && Rival.parse(row);
    },
    setRival: async (id, rival) => {
      const Item = { id: rivalId(id), ...rival };
      await sent(client.send(new PutCommand({ TableName: table('SocialProof'), Item })));
    },
    held: async (id, owner) => {
      const row = await read(heldId(id));
      return row !== undefined && (!row['forThem'] || row['owner'] === owner);
    },
    hold: async (id, owner, at, forThem) => {
      const Item = { id: heldId(id), owner, at, ...(forThem && { forThem }) };
      await sent(client.send(new PutCommand({ TableName: table('SocialProof'), Item })));
    },
    letGo: async (id) => {
      await sent(
        client.send(new DeleteCommand({ TableName: table('SocialProof'), Key: { id: heldId(id) } })),
      );
    },
  };
}
