import { badge as draw } from '#domain/proof/badge';
import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { proofId } from '#domain/proof/proof';
import { publicCheck } from '#domain/proof/public-check';
import { limitChecks } from '../../proof/rate-limit-checks.ts';
import type { ProofServices } from '../../proof/services.ts';
import type { Route } from '../../rest/rest.ts';
import { type OptedOut, shownProof } from '../../rights/opted-out.ts';

/** What anyone may learn of a handle, as a picture. A proof kept private reads like none at all. */
export const badge: Route<
  (typeof proofContract)['badge'],
  {
    proofs: Pick<ProofServices['proofs'], 'get'>;
    once: ProofServices['once'];
    optedOut: OptedOut;
  }
> = async ({ request, now, sourceIp }, { proofs, once, optedOut }) => {
  await limitChecks(sourceIp, now, once);
  const handle = request.handle.replace(/^@/, '');
  if (!platformTable[request.platform].handle.test(handle))
    throw new ProductError('INVALID_INPUT', 'This isn’t a valid handle on that platform.');
  const proof = await proofs.get(proofId(request.platform, handle));
  const check = publicCheck(await shownProof(proof, optedOut));
  return { body: draw({ platform: request.platform, handle, check }) };
};
