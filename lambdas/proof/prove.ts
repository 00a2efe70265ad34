import { day } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { type ProofClaim, type ProofWay, type SocialProof, claimId, proofId } from '#domain/proof/proof';
import type { NewsServices } from '../news/tell-news.ts';
import { withoutWebhook } from '../news/without-webhook.ts';
import { untilWritten } from '../runtime/until-written.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { Holder } from './holder.ts';
import { editProof, proofChangedMeanwhile } from './edit-proof.ts';
import { type SettleServices, settleProof } from './settle.ts';
import { type RivalProofs, tellRivalItHolds } from './tell-rival.ts';

export interface ProveServices extends SettleServices, Pick<NewsServices, 'seats' | 'notifications'> {
  proofs: Pick<SocialProofStore, 'settle' | 'get' | 'look' | 'held' | 'setRival'> & RivalProofs;
}

/** What was seen when the proof was given. */
export interface Seen {
  how: ProofWay;
  accountId?: string | undefined;
  accountCreatedAt?: string | undefined;
}

/** A proof is looked at again after a day. */
export const lookAgain = day;

/**
 * Keeps that a person, or a business, controls an account: their entry becomes verified and the proof is written, together. A handle has one
 * holder: when another has proven it before, neither is shown in public until the earlier proof was looked at again. `by`: the person
 * who gives the proof, for themselves or for a business.
 */
export async function prove(
  { owner, by, now }: { owner: string; by: string; now: number },
  account: { platform: Platform; handle: string },
  seen: Seen,
  services: ProveServices,
): Promise<Holder> {
  const at = new Date(now).toISOString();
  const { platform, handle } = account;
  const { proofs } = services;
  const id = proofId(platform, handle);
  const attempt = async () => {
    const [before, claim, held] = await Promise.all([
      proofs.get(id),
      proofs.claim(owner, platform, handle),
      proofs.held(id, owner),
    ]);
    if (before && before.owner !== owner) {
      if (before.owner === by) throw provenByThemselves();
      // First: a dispute whose other side nobody knows could be decided by that side.
      await proofs.setRival(id, { owner, how: seen.how, at });
      await dispute(id, at, services);
      await saysItWaits(claim, { id: claimId(owner, platform, handle), owner, at }, proofs);
      throw provenByAnother();
    }
    const after: SocialProof = {
      ...goesOn(before, claim, now),
      id,
      owner,
      how: seen.how,
      proves: platformTable[platform].proves === 'this URL' ? 'this URL' : 'some account',
      lastCheckedAt: at,
      code: seen.how === 'code' ? (claim?.code ?? null) : null,
      accountId: seen.accountId ?? before?.accountId ?? null,
      accountCreatedAt: seen.accountCreatedAt ?? before?.accountCreatedAt ?? null,
      // A fresh proof settles who controls the account; whom it looks like, and what was reported, it does not.
      ...reviewGoesOn(before, held ? at : undefined),
    };
    const proven = { id: claimId(owner, platform, handle), owner, status: 'PROVEN' as const, at };
    const edit = { put: { before, after }, claim: proven, verifiedAt: after.since };
    const holder = await settleProof({ owner, at }, account, edit, services);
    if (holder === 'moved on') return undefined;
    // Given again, it holds. The function that answers this sends to no webhook.
    if (before) await tellRivalItHolds(before, at, { ...services, ...withoutWebhook });
    return holder;
  };
  return untilWritten(attempt, services.retry, proofChangedMeanwhile);
}

/**
 * What was shown waits for somebody else's proof, and their list goes on saying so: that an earlier one of theirs broke is no longer what
 * keeps theirs from counting. If the claim changes meanwhile, that stands.
 */
const saysItWaits = (
  claim: ProofClaim | undefined,
  whose: Pick<ProofClaim, 'id' | 'owner' | 'at'>,
  proofs: Pick<SocialProofStore, 'putClaim'>,
) =>
  proofs.putClaim(claim, {
    ...claim,
    ...whose,
    status: 'PENDING',
    note: 'Someone else has proven this account here. Yours counts once their proof no longer holds: check again here then.',
  });

/** What an earlier proof of the same holder leaves to the new one. */
const goesOn = (kept: SocialProof | undefined, claim: ProofClaim | undefined, now: number) => ({
  since: kept?.since ?? new Date(now).toISOString(),
  public: kept?.wantsPublic || kept?.public || false,
  wantsPublic: kept?.wantsPublic || kept?.public || claim?.wasPublic || false,
  nameKey: kept?.nameKey ?? null,
  photoHash: kept?.photoHash ?? null,
  clearedWith: kept?.clearedWith ?? null,
  // The first look comes soon: it takes the picture, which tells holders that look alike.
  nextCheckAt: new Date(now + (kept ? lookAgain : 60_000)).toISOString(),
});

/** Whoever proves for a business what they have proven as their own. */
export const provenByThemselves = () =>
  new ProductError(
    'CONFLICT',
    'You have proven this account as your own. Take it off your own list first, under Connections, then prove it here.',
  );

const provenByAnother = () =>
  new ProductError(
    'CONFLICT',
    'Someone else has proven this account here. We’re checking their proof again now, which can take a week. If it no longer holds, check again here, and yours will count. We’ll tell you how it turns out.',
  );

/** `heldAt`: when an operator's hold on the handle begins to count for this proof. */
function reviewGoesOn(kept: SocialProof | undefined, heldAt: string | undefined): Partial<SocialProof> {
  const goesOn = kept?.reviewReason === 'disputed' ? kept.reviewBefore : kept?.reviewReason;
  if (kept?.reviewSince && goesOn)
    return { public: false, reviewSince: kept.reviewSince, reviewReason: goesOn };
  return heldAt ? { public: false, reviewSince: heldAt, reviewReason: 'reported' } : {};
}

/** The earlier proof is held back from the public and looked at next. */
const dispute = (id: string, at: string, services: ProveServices) =>
  editProof(
    id,
    services,
    (proof) =>
      proof && {
        public: false,
        wantsPublic: proof.wantsPublic || proof.public,
        // The week for proving it again is counted from here, however long it has been paused for something else.
        reviewSince: (proof.reviewReason === 'disputed' && proof.reviewSince) || at,
        reviewReason: 'disputed',
        reviewBefore: proof.reviewReason === 'disputed' ? proof.reviewBefore : proof.reviewReason,
        nextCheckAt: at,
      },
  );

/** Keeps that a person signed in to some account there: a word of theirs, and no proof of this page. */
export async function declare(
  { owner, now }: { owner: string; now: number },
  account: { platform: Platform; handle: string },
  services: ProveServices,
): Promise<Holder> {
  const at = new Date(now).toISOString();
  const id = claimId(owner, account.platform, account.handle);
  const declared = { id, owner, status: 'DECLARED' as const, at };
  const holder = await settleProof({ owner, at }, account, { claim: declared, verifiedAt: null }, services);
  if (holder === 'moved on') throw new Error('A declaration writes no proof.');
  return holder;
}
