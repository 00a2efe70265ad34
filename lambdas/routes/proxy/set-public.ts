import type { proxyContract } from '#domain/contract/proxy';
import { ProductError } from '#domain/errors';
import { proofId } from '#domain/proof';
import { describeAccount, ownAccount } from '../../proof/own-account.ts';
import type { Route } from '../../runtime/rest.ts';
import type { ProxyServices } from '../../proof/services.ts';

/**
 * The holder's choice whether others may see that the account is confirmed. A proof in review stays hidden until it is
 * over, and a fresh one until its first look, which compares it with other holders.
 */
export const setPublic: Route<(typeof proxyContract)['set-public'], ProxyServices> = async (
  { caller, request, now },
  services,
) => {
  const { platform } = request;
  const { entry, handle } = await ownAccount(caller.sub, request, services);
  const proof = await services.proofs.get(proofId(platform, handle));
  if (!entry.verifiedAt || proof?.owner !== caller.sub)
    throw new ProductError(
      'CONFLICT',
      'Please prove this account first; only then can it be shown as confirmed.',
    );
  const waits = !!proof.reviewSince || (services.sources.has(platform) && !proof.nameKey);
  const kept = await services.proofs.look(proof, {
    wantsPublic: request.public,
    public: request.public && !waits,
    ...(request.public && waits && !proof.reviewSince && { nextCheckAt: new Date(now).toISOString() }),
  });
  if (!kept) throw new ProductError('CONFLICT', 'The proof changed at the same moment. Please try again.');
  return { account: await describeAccount(caller.sub, entry, services) };
};
