import { keyHash } from '../runtime/hash.ts';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof } from '#domain/proof/proof';
import type { NewsServices } from '../news/tell-news.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { Holders } from './holder.ts';
import { entryOf } from './settle.ts';
import { tellHolder } from './tell-holder.ts';

export type RivalServices = NewsServices & { holders: Holders; proofs: Pick<SocialProofStore, 'rival'> };

/** Of a disputed proof that has ended: whoever has shown a proof of it meanwhile may give it again now, and waits for that. */
export async function tellRival(
  { id, owner, since, reviewReason }: SocialProof,
  at: string,
  services: RivalServices,
): Promise<void> {
  const rival = reviewReason === 'disputed' ? await services.proofs.rival(id) : undefined;
  if (!rival || rival.owner === owner) return;
  const { platform, handle } = accountOfProof(id);
  const holder = await services.holders.get(rival.owner);
  if (!holder || !entryOf(holder.record, platform, handle)) return;
  const account = `${handle} on ${platformTable[platform].name}`;
  const body = 'Someone else’s proof of this account has ended. Prove it again, and yours counts.';
  await tellHolder(
    rival.owner,
    (of) => ({
      ...{ id: keyHash(`free#${id}#${since}`), body },
      title: of === 'person' ? `You can prove ${account} now` : `${account} can be proven now`,
    }),
    at,
    services,
  );
}
