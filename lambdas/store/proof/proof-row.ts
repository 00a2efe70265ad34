import type { SocialProof } from '#domain/proof/proof';
import { asRead, nextVersion } from '../table/version.ts';
import { shardOf } from '../watch.ts';

/** A proof as it is stored over the one that was read, with the keys of the indexes in which it stands. */
export const storedProof = (proof: SocialProof, before: SocialProof | undefined) => ({
  ...withoutEmpty(proof),
  version: nextVersion(before ?? {}),
  shard: shardOf(proof.id),
  // The key of the index is there only while the review is.
  ...(proof.reviewSince && { review: 'OPEN' }),
});

/** Holds while a proof is as it was read; undefined: while there is none. A handle's next holder begins to count anew. */
export function proofAsRead(before: SocialProof | undefined) {
  const { ConditionExpression, ...same } = asRead('id', before);
  if (!before) return { ConditionExpression };
  return {
    ConditionExpression: `${ConditionExpression} AND #owner = :owner AND since = :since`,
    ExpressionAttributeNames: { ...same.ExpressionAttributeNames, '#owner': 'owner' },
    ExpressionAttributeValues: {
      ...same.ExpressionAttributeValues,
      ':owner': before.owner,
      ':since': before.since,
    },
  };
}

/** An attribute that is the key of an index must be text or not be there at all. */
const withoutEmpty = (proof: SocialProof) =>
  Object.fromEntries(Object.entries(proof).filter(([, value]) => value != null));
