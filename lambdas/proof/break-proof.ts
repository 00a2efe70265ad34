import { keyHash } from '../runtime/hash.ts';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof, claimId } from '#domain/proof/proof';
import type { NewsServices } from '../news/tell-news.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { type SettleServices, settleProof } from './settle.ts';
import { tellHolder } from './tell-holder.ts';
import { type RivalProofs, tellRival } from './tell-rival.ts';

export interface BreakServices extends SettleServices, NewsServices {
  proofs: Pick<SocialProofStore, 'settle'> & RivalProofs;
  now: () => number;
}

/**
 * Ends a proof, unless it changed since it was read: the holder's entry is no longer verified, their claim says why, and they are told, or whoever
 * gets the alerts of the business, and its webhook.
 */
export async function breakProof(
  proof: SocialProof,
  note: string,
  services: BreakServices,
): Promise<'broken' | 'not looked'> {
  const { platform, handle } = accountOfProof(proof.id);
  const at = new Date(services.now()).toISOString();
  const claim = {
    id: claimId(proof.owner, platform, handle),
    owner: proof.owner,
    status: 'BROKEN' as const,
    at,
    note,
    ...((proof.wantsPublic || proof.public) && { wasPublic: true as const }),
  };
  try {
    const edit = { drop: proof, claim, verifiedAt: null };
    const ended = await settleProof({ owner: proof.owner, at }, { platform, handle }, edit, services);
    if (ended === 'moved on') return 'not looked';
  } catch (error) {
    // Taken off the list at this moment: the next look drops it.
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return 'broken';
    throw error;
  }
  await tell(proof, note, at, services);
  await tellRival(proof, at, services);
  return 'broken';
}

/** Says that a proof has ended, and leads to where it can be given again. */
function tell(
  { id, owner, since }: SocialProof,
  note: string,
  at: string,
  services: Pick<BreakServices, 'holders' | keyof NewsServices>,
): Promise<void> {
  const { platform, handle } = accountOfProof(id);
  const account = `${handle} on ${platformTable[platform].name}`;
  const news = { id: keyHash(`broken#${id}#${since}`), body: `${note} You can prove it again at any time.` };
  return tellHolder(
    owner,
    (of) => ({ ...news, title: `${of === 'person' ? 'Your' : 'the'} proof for ${account} no longer holds` }),
    at,
    services,
  );
}
