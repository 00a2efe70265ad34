import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { proofId } from '#domain/proof/proof';
import { noName } from '#domain/proof/proof-review';
import { editProof } from '../../proof/edit-proof.ts';
import { holderAsked } from '../../proof/holder-asked.ts';
import { holderName } from '../../proof/holder.ts';
import { describeAccount, ownAccount } from '../../proof/own-account.ts';
import type { Route } from '../../rest/rest.ts';
import type { ProofServices } from '../../proof/services.ts';

/**
 * The holder's choice whether others may see that the account is confirmed. A proof in review stays hidden until it is
 * over, and a fresh one until its first look, which compares it with other holders.
 */
export const setPublic: Route<
  (typeof proofContract)['set-public'],
  Pick<ProofServices, 'holders' | 'seats' | 'proofs' | 'sources' | 'links' | 'vouchesFor' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const { platform } = request;
  const { holder } = await holderAsked(caller, request, 'show accounts in public', services);
  const { owner } = holder;
  const { entry, handle } = ownAccount(holder, request);
  await editProof(proofId(platform, handle), services, (proof) => {
    if (!entry.verifiedAt || proof?.owner !== owner)
      throw new ProductError(
        'CONFLICT',
        'Please prove this account first. Only then can it be shown as confirmed.',
      );
    const unread = !services.sources.has(platform);
    if (request.public && unread && (proof.nameKey ?? noName) === noName && !holderName(holder))
      throw new ProductError(
        'CONFLICT',
        `Please add your name under Settings first. We can’t read profiles on ${platformTable[platform].name}, so we compare your name with those of other members before we show anything.`,
      );
    const waits = !!proof.reviewSince || !proof.nameKey || (unread && proof.nameKey === noName);
    return {
      wantsPublic: request.public,
      public: request.public && !waits,
      ...(request.public && waits && !proof.reviewSince && { nextCheckAt: new Date(now).toISOString() }),
    };
  });
  return { account: await describeAccount(owner, entry, services) };
};
