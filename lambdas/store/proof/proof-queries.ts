import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { SocialProof } from '#domain/proof/proof';
import { queryRows } from '../table/query.ts';
import type { Database } from '../table/table.ts';

/** Proofs by what they have in common. */
export interface ProofQueries {
  /** Every code that was made for a person. */
  codesOf(sub: string): Promise<Set<string>>;
  /** What a person has proven and still holds. */
  provenBy(sub: string): Promise<SocialProof[]>;
  /** Both of these, read once. */
  ownedBy(sub: string): Promise<{ proofs: SocialProof[]; codes: Set<string> }>;
  /** Proofs to look at again by now, oldest first. */
  due(shard: number, now: string, most: number): Promise<SocialProof[]>;
  /** Proofs that wait for a review, the longest first. */
  inReview(most: number): Promise<SocialProof[]>;
  /** Proofs whose holders show a name of this key. */
  named(nameKey: string): Promise<SocialProof[]>;
}

type Row = Record<string, unknown>;

/** The key of an index, `and` the part of its sort key. */
interface Part {
  index: 'byOwner' | 'byDue' | 'byReview' | 'byName';
  key: string;
  value: string | number;
  and?: { condition: string; value: string };
}

export function proofQueries({ client, table }: Database): ProofQueries {
  const rows = ({ index, key, value, and }: Part, most: number) => {
    const input: QueryCommandInput = {
      TableName: table('SocialProof'),
      IndexName: index,
      KeyConditionExpression: `#key = :key${and ? ` AND ${and.condition}` : ''}`,
      ExpressionAttributeNames: { '#key': key },
      ExpressionAttributeValues: { ':key': value, ...(and && { ':and': and.value }) },
    };
    return queryRows(client, input, most);
  };
  const proofs = async (part: Part, most: number) =>
    (await rows(part, most)).map((row) => SocialProof.parse(row));
  const owned = (sub: string) => rows({ index: 'byOwner', key: 'owner', value: sub }, 300);
  const codesIn = (all: Row[]) =>
    new Set(all.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])));
  // Their claims, what an operator holds back, and what they showed of another's account, stand under the same owner; a proof alone says since when.
  const proofsIn = (all: Row[]) => all.flatMap((row) => ('since' in row ? [SocialProof.parse(row)] : []));
  return {
    codesOf: async (sub) => codesIn(await owned(sub)),
    provenBy: async (sub) => proofsIn(await owned(sub)),
    ownedBy: async (sub) => {
      const all = await owned(sub);
      return { proofs: proofsIn(all), codes: codesIn(all) };
    },
    due: (shard, now, most) =>
      proofs(
        {
          index: 'byDue',
          key: 'shard',
          value: shard,
          and: { condition: 'nextCheckAt <= :and', value: now },
        },
        most,
      ),
    inReview: (most) => proofs({ index: 'byReview', key: 'review', value: 'OPEN' }, most),
    named: (nameKey) => proofs({ index: 'byName', key: 'nameKey', value: nameKey }, 100),
  };
}
