import { ProductError, noSuchProfile } from '#domain/errors';
import type { Platform } from '#domain/platform/platform';
import { type AccountProof, type ProofWay, accountProof, proofId } from '#domain/proof/proof';
import { type SocialAccount, accountHandle } from '#domain/platform/social-account';
import type { User } from '#domain/account/user';
import type { VouchesFor } from '../people/vouches-for.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserStore } from '../store/user.ts';
import { entryOf } from './settle.ts';

export interface OwnAccountServices {
  users: Pick<UserStore, 'get'>;
  proofs: Pick<SocialProofStore, 'get' | 'claim'>;
  sources: { has(platform: Platform): boolean };
  links: { has(platform: Platform): boolean };
  vouchesFor: VouchesFor;
}

/** The caller and the account of theirs that a request names, the handle as it stands on their list. Throws NOT_FOUND. */
export async function ownAccount(
  sub: string,
  { platform, handle }: { platform: Platform; handle: string },
  { users }: Pick<OwnAccountServices, 'users'>,
): Promise<{ user: User; entry: SocialAccount; handle: string }> {
  const user = await users.get(sub);
  if (!user) throw noSuchProfile();
  const named = handle.trim().replace(/^@/, '');
  const entry = entryOf(user, platform, named);
  if (!entry) throw new ProductError('NOT_FOUND', 'This account isn’t on your list. Please add it first.');
  return { user, entry, handle: accountHandle(entry) ?? named };
}

/** By which ways a platform's accounts can be proven in this stage. */
export const waysFor = (
  platform: Platform,
  { sources, links }: Pick<OwnAccountServices, 'sources' | 'links'>,
): ProofWay[] => [
  ...(links.has(platform) ? (['oauth'] as const) : []),
  ...(sources.has(platform) ? (['code'] as const) : []),
];

/** How one entry of a person's list stands. */
export async function describeAccount(
  sub: string,
  entry: SocialAccount,
  services: OwnAccountServices,
): Promise<AccountProof> {
  const handle = accountHandle(entry);
  const ways = handle === undefined ? [] : waysFor(entry.platform, services);
  if (handle === undefined) return accountProof(entry, { ways });
  const [proof, claim, vouching] = await Promise.all([
    services.proofs.get(proofId(entry.platform, handle)),
    services.proofs.claim(sub, entry.platform, handle),
    services.vouchesFor(sub),
  ]);
  const own = proof?.owner === sub ? proof : undefined;
  return accountProof(entry, { proof: own, claim, ways }, vouching.get(proofId(entry.platform, handle)));
}
