import type { proxyContract } from '#domain/contract/proxy';
import { accountOfProof } from '#domain/proof';
import { looksLike } from '#domain/proof-review';
import { expectOperator } from '../../proof/operators.ts';
import type { ProxyServices } from '../../proof/services.ts';
import type { Route } from '../../runtime/rest.ts';

const most = 50;

/** Proofs that are held back, with the accounts of other holders that look the same. */
export const getReviews: Route<(typeof proxyContract)['get-reviews'], Pick<ProxyServices, 'proofs'>> = async (
  { caller },
  { proofs },
) => {
  expectOperator(caller);
  const waiting = await proofs.inReview(most);
  return {
    reviews: await Promise.all(
      waiting.map(async (proof) => ({
        ...accountOfProof(proof.id),
        reason: proof.reviewReason ?? ('disputed' as const),
        since: proof.since,
        reviewSince: proof.reviewSince!,
        alike: (proof.nameKey ? await proofs.named(proof.nameKey) : [])
          .filter((other) => looksLike(proof, other))
          .map(({ id }) => id),
      })),
    ),
  };
};
