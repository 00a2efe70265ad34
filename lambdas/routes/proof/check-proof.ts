import { hour } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import type { proofContract } from '#domain/contract/proof';
import { ProductError } from '#domain/errors';
import type { SeenProfile } from '#domain/scan/finding';
import { platformTable } from '#domain/platform/platform-table';
import { codeFault } from '#domain/proof/proof-code';
import { holderAsked } from '../../proof/holder-asked.ts';
import { personOf } from '../../proof/holder.ts';
import { describeAccount, ownAccount } from '../../proof/own-account.ts';
import { declare, prove } from '../../proof/prove.ts';
import { entryOf } from '../../proof/settle.ts';
import { unreadProfile } from '../../proof/unread-profile.ts';
import type { Route } from '../../rest/rest.ts';
import { oneProfile } from '../../sources/one-profile.ts';
import { type Source, SourceSilent } from '../../sources/source.ts';
import type { ProofServices } from '../../proof/services.ts';

const perHour = 30;

/** Reads the profile at the platform; when it shows their code, the account is proven. */
export const checkProof: Route<
  (typeof proofContract)['check-proof'],
  Pick<
    ProofServices,
    'holders' | 'seats' | 'notifications' | 'proofs' | 'sources' | 'links' | 'vouchesFor' | 'once' | 'retry'
  >
> = async ({ caller, request, now }, services) => {
  const { platform } = request;
  const { holder } = await holderAsked(caller, request, 'prove accounts', services);
  const { owner } = holder;
  const { handle } = ownAccount(holder, request);
  const { name, proves } = platformTable[platform];
  const source = services.sources.get(platform);
  if (!source) throw new ProductError('NOT_CONNECTED', `We can’t read profiles on ${name} here.`);
  const claim = await services.proofs.claim(owner, platform, handle);
  if (!claim?.code) throw new ProductError('CONFLICT', 'Please get a code first.');
  const allowed = { most: perHour, per: hour, now, owner: caller.sub };
  await enforceRateLimit(services.once, `proof-looks#${caller.sub}`, 'checks', allowed);
  const profile = await readProfile(source, handle, name);
  const fault = codeFault(profile, claim.code, name);
  if (fault !== undefined) throw new ProductError('INVALID_INPUT', fault);
  const who = { owner, by: caller.sub, now };
  const account = { platform, handle };
  const seen = {
    how: 'code' as const,
    accountCreatedAt: profile.createdAt ?? undefined,
  };
  const proven =
    proves === 'this URL' ? await prove(who, account, seen, services) : await declare(who, account, services);
  return {
    account: await describeAccount(owner, entryOf(proven.record, platform, handle)!, services),
    user: personOf(proven),
  };
};

async function readProfile(source: Source, handle: string, platformName: string): Promise<SeenProfile> {
  try {
    const profile = await oneProfile(source, handle);
    if (profile) return profile;
  } catch (error) {
    if (error instanceof SourceSilent) throw unreadProfile(platformName, error);
    throw error;
  }
  throw new ProductError('NOT_FOUND', `${platformName} says it has no account with this handle.`);
}
