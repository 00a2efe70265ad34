import type { Platform } from '#domain/platform/platform';
import { type AccountProof, type ProofWay, accountProof, proofId } from '#domain/proof/proof';
import { type SocialAccount, accountHandle } from '#domain/platform/social-account';
import type { VouchesFor } from '../people/vouches-for.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { Holder } from './holder.ts';
import { entryOf, notListed } from './settle.ts';

export interface OwnAccountServices {
  proofs: Pick<SocialProofStore, 'get' | 'claim'>;
  sources: { has(platform: Platform): boolean };
  links: { has(platform: Platform): boolean };
  vouchesFor: VouchesFor;
}

/** The account of a holder's that a request names, the handle as it stands on their list. Throws NOT_FOUND. */
export function ownAccount(
  { record }: Pick<Holder, 'record'>,
  { platform, handle }: { platform: Platform; handle: string },
): { entry: SocialAccount; handle: string } {
  const named = handle.trim().replace(/^@/, '');
  const entry = entryOf(record, platform, named);
  if (!entry) throw notListed();
  return { entry, handle: accountHandle(entry) ?? named };
}

/** By which ways a platform's accounts can be proven in this stage. */
export const waysFor = (
  platform: Platform,
  { sources, links }: Pick<OwnAccountServices, 'sources' | 'links'>,
): ProofWay[] => [
  ...(links.has(platform) ? (['oauth'] as const) : []),
  ...(sources.has(platform) ? (['code'] as const) : []),
];

/** How one entry of a holder's list stands. */
export async function describeAccount(
  owner: string,
  entry: SocialAccount,
  services: OwnAccountServices,
): Promise<AccountProof> {
  const handle = accountHandle(entry);
  const ways = handle === undefined ? [] : waysFor(entry.platform, services);
  if (handle === undefined) return accountProof(entry, { ways });
  const [proof, claim, vouching] = await Promise.all([
    services.proofs.get(proofId(entry.platform, handle)),
    services.proofs.claim(owner, entry.platform, handle),
    services.vouchesFor(owner),
  ]);
  const own = proof?.owner === owner ? proof : undefined;
  return accountProof(entry, { proof: own, claim, ways }, vouching.get(proofId(entry.platform, handle)));
}
