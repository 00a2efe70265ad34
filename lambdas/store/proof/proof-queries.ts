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
  /** Proofs to look at again by now, oldest first. */
  due(shard: number, now: string, most: number): Promise<SocialProof[]>;
  /** Proofs that wait for a review, the longest first. */
  inReview(most: number): Promise<SocialProof[]>;
  /** Proofs whose holders show this name. */
  named(nameKey: string): Promise<SocialProof[]>;
}

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
  return {
    codesOf: async (sub) =>
      new Set((await owned(sub)).flatMap(({ code }) => (typeof code === 'string' ? [code] : []))),
    // Their claims, and what an operator holds back, stand under the same owner; a proof alone says since when.
    provenBy: async (sub) =>
      (await owned(sub)).flatMap((row) => ('since' in row ? [SocialProof.parse(row)] : [])),
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
