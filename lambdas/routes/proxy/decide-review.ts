import type { proxyContract } from '#domain/contract/proxy';
import { ProductError } from '#domain/errors';
import { proofId } from '#domain/proof';
import { looksLike } from '#domain/proof-review';
import { expectOperator } from '../../proof/operators.ts';
import { breakProof } from '../../proof/break-proof.ts';
import type { ProxyServices } from '../../proof/services.ts';
import type { Route } from '../../runtime/rest.ts';

/** Ends a review. Kept, a proof is not held back again for those whom it was compared with. */
export const decideReview: Route<(typeof proxyContract)['decide-review'], ProxyServices> = async (
  { caller, request: { platform, handle, decision }, now },
  services,
) => {
  expectOperator(caller);
  const { proofs } = services;
  const proof = await proofs.get(proofId(platform, handle));
  if (!proof?.reviewSince) throw new ProductError('NOT_FOUND', 'No such proof waits for a review.');
  if (decision === 'end') {
    await breakProof(proof, 'It was ended after a review.', { ...services, now: () => now });
    return { decided: true as const };
  }
  const alike = proof.nameKey ? await proofs.named(proof.nameKey) : [];
  const others = alike.filter((other) => looksLike(proof, other)).map(({ id }) => id);
  const kept = await proofs.look(proof, {
    reviewSince: null,
    reviewReason: null,
    public: proof.wantsPublic,
    clearedWith: [...new Set([...(proof.clearedWith ?? []), ...others])].slice(-50),
  });
  if (!kept)
    throw new ProductError('CONFLICT', 'The proof changed at the same moment. Please load the list again.');
  return { decided: true as const };
};
