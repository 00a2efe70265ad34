import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { claimId, proofId } from '#domain/proof/proof';
import { newProofCode } from '#domain/proof/proof-code';
import { proofChangedMeanwhile } from '../../proof/edit-proof.ts';
import { holderAsked } from '../../proof/holder-asked.ts';
import { describeAccount, ownAccount, waysFor } from '../../proof/own-account.ts';
import { provenByThemselves } from '../../proof/prove.ts';
import type { Route } from '../../rest/rest.ts';
import { untilWritten } from '../../runtime/until-written.ts';
import type { ProofServices } from '../../proof/services.ts';

const perDay = 50;

/** Makes the code for one of the caller's accounts, once: asked again, the same code is the answer. */
export const startProof: Route<
  (typeof proofContract)['start-proof'],
  Pick<
    ProofServices,
    'holders' | 'seats' | 'proofs' | 'sources' | 'links' | 'vouchesFor' | 'once' | 'random' | 'retry'
  >
> = async ({ caller, request, now }, services) => {
  const { platform } = request;
  const { holder } = await holderAsked(caller, request, 'prove accounts', services);
  const { owner } = holder;
  const { entry, handle } = ownAccount(holder, request);
  const { name } = platformTable[platform];
  if (!waysFor(platform, services).includes('code'))
    throw new ProductError(
      'NOT_CONNECTED',
      `We can’t read profiles on ${name} here, so we can’t check for a code.`,
    );
  // Before they have edited their profile for nothing.
  const proof = owner === caller.sub ? undefined : await services.proofs.get(proofId(platform, handle));
  if (proof?.owner === caller.sub) throw provenByThemselves();
  const where = `Put it in your bio on ${name}, or after your display name, and leave it there: we check it every day.`;
  const at = new Date(now).toISOString();
  const attempt = async () => {
    const before = await services.proofs.claim(owner, platform, handle);
    if (before?.code) {
      const again = { ...before, status: 'PENDING' as const, note: null, at };
      const kept = before.status !== 'BROKEN' || (await services.proofs.putClaim(before, again));
      return kept ? before.code : undefined;
    }
    const allowed = { most: perDay, per: day, now, owner: caller.sub };
    await enforceRateLimit(services.once, `proof-codes#${caller.sub}`, 'codes', allowed);
    const code = newProofCode(handle, services.random);
    const id = claimId(owner, platform, handle);
    const status = entry.verifiedAt ? 'PROVEN' : before?.status === 'DECLARED' ? 'DECLARED' : 'PENDING';
    const { wasPublic } = before ?? {};
    const kept = await services.proofs.putClaim(before, { id, owner, status, code, at, wasPublic });
    return kept ? code : undefined;
  };
  const code = await untilWritten(attempt, services.retry, proofChangedMeanwhile);
  return { account: await describeAccount(owner, entry, services), code, where };
};
