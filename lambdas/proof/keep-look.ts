import { minute } from '#domain/durations';
import { foldedKey } from '#domain/engine/glyph/read-as';
import { looksLike, noName } from '#domain/proof/proof-review';
import { type SocialProof, accountOfProof, proveAgainBy } from '#domain/proof/proof';
import type { Platform } from '#domain/platform/platform';
import type { Source } from '../sources/source.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { BreakServices } from './break-proof.ts';
import { editProof } from './edit-proof.ts';
import { lookAgain } from './prove.ts';
import { type Turn, tellOfPause } from './tell-of-pause.ts';
import { type RivalProofs, tellOfRival, tellRivalItHolds } from './tell-rival.ts';

/** What waits for a name alone is shown soon after that is given; no platform is asked for it. */
const soonAgain = 15 * minute;

export interface CompareServices extends BreakServices {
  proofs: Pick<SocialProofStore, 'settle' | 'get' | 'look' | 'named' | 'held' | 'hold'> & RivalProofs;
  sources: ReadonlyMap<Platform, Source>;
}

/** Keeps what a look came to, and tells the holder when it began or ended a pause, or leaves one to them; of a dispute, the other side how it ended. */
export async function keepLook(
  proof: SocialProof,
  found: Partial<SocialProof>,
  services: CompareServices,
): Promise<void> {
  const after = await compared(proof, found, services);
  if (!(await services.proofs.look(proof, after))) return;
  const at = new Date(services.now()).toISOString();
  const shownToo =
    after.reviewReason === 'disputed' ? undefined : await tellRivalItHolds(proof, at, services);
  if (shownToo !== undefined) await tellOfRival(proof, shownToo, at, services);
  const turn = turnOf(proof, after);
  // Of a pause that has ended, the earlier proof knows when it began.
  const { reviewSince } = after.reviewSince ? after : proof;
  if (turn) await tellOfPause(turn, { ...after, reviewSince }, at, services);
}

/** What there is to tell of a look. Whoever does not show the account loses nothing by a pause, save what they must prove again. */
function turnOf(before: SocialProof, after: SocialProof): Turn | undefined {
  const by = proveAgainBy(after);
  if (by) return { is: 'disputed', by };
  if (!after.wantsPublic) return undefined;
  if (!before.reviewSince && after.reviewSince) return { is: 'looks like another' };
  // A dispute that a look settles at once was told to nobody: its end would be the first they hear of it.
  const wasTold = before.reviewSince && before.reviewReason === 'looks like another';
  return wasTold && after.public ? { is: 'no longer in doubt' } : undefined;
}

/** The proof after a look: whether another holder looks the same, and so whether it may be shown. */
async function compared(
  proof: SocialProof,
  found: Partial<SocialProof>,
  services: CompareServices,
): Promise<SocialProof> {
  const now = services.now();
  const at = new Date(now).toISOString();
  const fresh: SocialProof = {
    ...proof,
    ...found,
    nextCheckAt: new Date(now + lookAgain).toISOString(),
  };
  const alike = (await namedAs(fresh, proof, services)).filter(
    (other) => looksLike(fresh, other) && !proof.clearedWith?.includes(other.id),
  );
  // Whom an operator has looked at beside this one stays shown, also while this one still waits.
  for (const other of alike.filter((one) => !one.reviewSince && !one.clearedWith?.includes(fresh.id)))
    await pause(other, at, services);
  if (alike.length > 0) {
    await holdUnread(fresh, at, services);
    return { ...fresh, ...inReview(fresh, at) };
  }
  // A dispute ends when the code was found again; a sign-in proves nothing until it is given again.
  if (proveAgainBy(fresh)) return fresh;
  // What an operator has paused, an operator shows again.
  if (
    fresh.reviewReason === 'reported' ||
    (fresh.reviewSince && (await services.proofs.held(fresh.id, fresh.owner)))
  )
    return fresh;
  const wantsPublic = fresh.wantsPublic || fresh.public;
  // Nothing is known of the holder that could be compared: it waits until they give their name.
  const unknown = found.lastCheckedAt === undefined && fresh.nameKey === noName;
  const settled = { ...fresh, wantsPublic, reviewSince: null, reviewReason: null };
  return unknown && wantsPublic
    ? { ...settled, public: false, nextCheckAt: new Date(now + soonAgain).toISOString() }
    : { ...settled, public: wantsPublic && !unknown };
}

/**
 * Whoever shows the name, as far as their last look wrote it with today's key. Before look-alikes were folded the name had another
 * key: where this proof had that one until now, some may have it still, and what waits beside them must not be shown meanwhile.
 */
async function namedAs(
  { nameKey }: SocialProof,
  before: SocialProof,
  { proofs }: CompareServices,
): Promise<SocialProof[]> {
  const named = await proofs.named(nameKey!);
  const earlier = before.nameKey;
  if (!earlier || earlier === nameKey || foldedKey(earlier) !== nameKey) return named;
  return [...named, ...(await proofs.named(earlier))];
}

async function pause(proof: SocialProof, at: string, services: CompareServices): Promise<void> {
  let paused: SocialProof | undefined;
  await editProof(proof.id, services, (now) => {
    paused = now?.owner === proof.owner && !now.reviewSince ? { ...now, ...inReview(now, at) } : undefined;
    return paused && inReview(paused, at);
  });
  await holdUnread(proof, at, services);
  if (paused?.wantsPublic) await tellOfPause({ is: 'looks like another' }, paused, at, services);
}

/** What cannot be read is compared by what its holder says: saying something else, or proving it anew, must not end the review. */
async function holdUnread({ id, owner }: SocialProof, at: string, services: CompareServices): Promise<void> {
  if (!services.sources.has(accountOfProof(id).platform)) await services.proofs.hold(id, owner, at);
}

const inReview = (proof: SocialProof, at: string): Partial<SocialProof> => ({
  public: false,
  wantsPublic: proof.wantsPublic || proof.public,
  reviewSince: proof.reviewSince ?? at,
  reviewReason: proof.reviewReason ?? 'looks like another',
});
