import { keyHash } from '../runtime/hash.ts';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof, claimId } from '#domain/proof/proof';
import { businessOfSubject } from '#domain/keys';
import { alertedIn } from '../news/recipients.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { NotificationStore } from '../store/notification.ts';
import { type SettleServices, settleProof } from './settle.ts';

export interface BreakServices extends SettleServices {
  notifications: Pick<NotificationStore, 'add'>;
  /** Whom a business has told. */
  seats: Pick<SeatStore, 'seatsIn'>;
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
    const ended = await settleProof({ owner: proof.owner, at }, { platform, handle }, edit, services);
    if (ended === 'moved on') return 'not looked';
  } catch (error) {
    // Taken off the list at this moment: the next look drops it.
    if (error instanceof ProductError && error.code === 'NOT_FOUND') return 'broken';
    throw error;
  }
  const { people, link } = await toTell(proof.owner, services);
  for (const userId of people)
    await services.notifications.add({
      userId,
      id: keyHash(`broken#${proof.id}#${proof.since}`),
      kind: 'SOURCE',
      title: `Your proof for ${handle} on ${platformTable[platform].name} no longer holds`,
      body: `${note} You can prove it again at any time.`,
      link,
      createdAt: at,
    });
  return 'broken';
}

/** Who hears of the end of a proof, and where it can be given again. */
async function toTell(
  owner: string,
  { seats }: Pick<BreakServices, 'seats'>,
): Promise<{ people: string[]; link: string }> {
  const businessId = businessOfSubject(owner);
  if (businessId === undefined) return { people: [owner], link: '/connections/social' };
  const link = `/business-settings?businessId=${encodeURIComponent(businessId)}#accounts`;
  return { people: await alertedIn(businessId, { seats }), link };
}
