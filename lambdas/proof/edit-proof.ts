import type { SocialProof } from '#domain/proof/proof';
import { ProductError } from '#domain/errors';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';

/**
 * Changes a proof as it stands: reads it, lets `decide` say what changes (undefined: nothing), and repeats when it was written
 * meanwhile. Throws what `decide` throws.
 */
export const editProof = (
  id: string,
  { proofs, retry }: { proofs: Pick<SocialProofStore, 'get' | 'look'>; retry: Retry },
  decide: (proof: SocialProof | undefined) => Partial<SocialProof> | undefined,
): Promise<true> => {
  const attempt = async () => {
    const proof = await proofs.get(id);
    const change = decide(proof);
    return !proof || !change || (await proofs.look(proof, change)) || undefined;
  };
  return untilWritten(attempt, retry, proofChangedMeanwhile);
};

export const proofChangedMeanwhile = () =>
  new ProductError('CONFLICT', 'This proof has just changed. Please try again.');
