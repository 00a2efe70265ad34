import { keyHash } from '../runtime/hash.ts';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof, claimId } from '#domain/proof/proof';
import type { NotificationStore } from '../store/notification.ts';
import { type SettleServices, settleProof } from './settle.ts';

export interface BreakServices extends SettleServices {
  notifications: Pick<NotificationStore, 'add'>;
  now: () => number;
}

/** Ends a proof, unless it changed since it was read: the holder's entry is no longer verified, their claim says why, and they are told. */
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
  };
  try {
    const edit = { drop: proof, claim, verifiedAt: null };
    const ended = await settleProof({ sub: proof.owner, at }, { platform, handle }, edit, services);
    if (ended === 'moved on') return 'not looked';
  } catch (error) {
    // Taken off the list at this moment: the next look drops it.
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return 'broken';
    throw error;
  }
  await services.notifications.add({
    userId: proof.owner,
    id: keyHash(`broken#${proof.id}#${proof.since}`),
    kind: 'SOURCE',
    title: `Your proof for ${handle} on ${platformTable[platform].name} no longer holds`,
    body: `${note} You can prove it again at any time.`,
    link: '/connections/social',
    createdAt: at,
  });
  return 'broken';
}
