import { hour } from '#domain/durations';
import { type SocialProof, accountOfProof, isProofOverdue } from '#domain/proof/proof';
import { codesShown } from '#domain/proof/proof-code';
import { nameKey } from '#domain/proof/name-key';
import { noName } from '#domain/proof/proof-review';
import type { SeenProfile } from '#domain/scan/finding';
import type { Platform } from '#domain/platform/platform';
import type { FetchImage } from '../scan/picture/fetch-image.ts';
import type { HashImage } from '../scan/picture/hash-image.ts';
import { oneProfile } from '../sources/one-profile.ts';
import { type Source, SourceSilent } from '../sources/source.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { shards } from '../store/watch.ts';
import { breakProof } from './break-proof.ts';
import { type Holder, holderName } from './holder.ts';
import { type CompareServices, keepLook } from './keep-look.ts';
import { entryOf } from './settle.ts';
import { tellRival } from './tell-rival.ts';

export interface RecheckServices extends CompareServices {
  proofs: CompareServices['proofs'] & Pick<SocialProofStore, 'due' | 'provenBy'>;
  fetchImage: FetchImage;
  hashImage: HashImage;
  /** Takes one question from the platform's budget. */
  mayAsk: (platform: Platform) => Promise<boolean>;
}

const mostEachShard = 25;

/** Looks at every proof whose turn it is. Gives how many held and how many broke. */
export async function recheckDue(services: RecheckServices): Promise<{ looked: number; broken: number }> {
  const counts = { looked: 0, broken: 0 };
  for (let shard = 0; shard < shards; shard += 1) {
    const at = new Date(services.now()).toISOString();
    for (const proof of await services.proofs.due(shard, at, mostEachShard)) {
      counts.looked += 1;
      if ((await recheck(proof, services)) === 'broken') counts.broken += 1;
    }
  }
  return counts;
}

/**
 * Looks at one proof again. What a platform does not answer breaks nothing; what is missing breaks on the second look, an
 * hour later; another account under the same handle breaks at once.
 */
export async function recheck(
  proof: SocialProof,
  services: RecheckServices,
): Promise<'held' | 'missed' | 'broken' | 'not looked'> {
  const { platform, handle } = accountOfProof(proof.id);
  const now = services.now();
  const holder = await services.holders.get(proof.owner);
  if (!holder || !entryOf(holder.record, platform, handle)) return drop(proof, services);
  const later = (ms: number) => new Date(now + ms).toISOString();
  const seen = await look(services.sources.get(platform), platform, handle, services);
  if (seen === 'not connected') {
    if (isProofOverdue(proof, now))
      return breakProof(
        proof,
        'Someone else has proven this account since, and it wasn’t proven again.',
        services,
      );
    await keepLook(proof, await said(proof, holder, services), services);
    return 'not looked';
  }
  if (seen === 'silent') {
    await services.proofs.look(proof, { nextCheckAt: later(hour) });
    return 'not looked';
  }
  const fault = faultOf(proof, seen);
  if (fault?.final || isProofOverdue(proof, now))
    return breakProof(
      proof,
      fault?.words ?? 'Someone else has proven this account since, and it wasn’t proven again.',
      services,
    );
  if (fault) {
    // While somebody else waits for it, or a second look finds the same, it is over.
    if (proof.missedAt || proof.reviewReason === 'disputed') return breakProof(proof, fault.words, services);
    await services.proofs.look(proof, { missedAt: new Date(now).toISOString(), nextCheckAt: later(hour) });
    return 'missed';
  }
  await keepLook(proof, await shown(proof, seen!, services), services);
  return 'held';
}

async function look(
  source: Source | undefined,
  platform: Platform,
  handle: string,
  { mayAsk }: Pick<RecheckServices, 'mayAsk'>,
): Promise<SeenProfile | undefined | 'not connected' | 'silent'> {
  if (!source) return 'not connected';
  if (!(await mayAsk(platform))) return 'silent';
  try {
    return await oneProfile(source, handle);
  } catch (error) {
    if (error instanceof SourceSilent) return error.kind === 'not connected' ? error.kind : 'silent';
    throw error;
  }
}

/** What speaks against a proof; `final`: no second look is needed. */
function faultOf(
  proof: SocialProof,
  seen: SeenProfile | undefined,
): { words: string; final?: boolean } | undefined {
  if (!seen) return { words: 'The account is no longer there.' };
  if (proof.accountCreatedAt && seen.createdAt && seen.createdAt !== proof.accountCreatedAt)
    return { words: 'The handle now belongs to another account.', final: true };
  if (proof.how === 'code' && (!proof.code || !codesShown(seen).includes(proof.code)))
    return { words: 'The code is no longer on the profile.' };
  return undefined;
}

/** What a profile shows that still holds the proof. */
async function shown(
  proof: SocialProof,
  seen: SeenProfile,
  services: RecheckServices,
): Promise<Partial<SocialProof>> {
  const source = services.sources.get(seen.platform)!;
  const image =
    seen.imageUrl && source.servesImage(seen.imageUrl) ? await services.fetchImage(seen.imageUrl) : undefined;
  const print = image && (await services.hashImage(image));
  return {
    lastCheckedAt: new Date(services.now()).toISOString(),
    missedAt: null,
    accountCreatedAt: proof.accountCreatedAt ?? seen.createdAt ?? null,
    nameKey: nameKey(seen.name) ?? noName,
    photoHash: print && (print.quality ?? 100) >= 50 ? print.hash : null,
  };
}

/** Where no profile can be read: the name that its holder gives here, and the picture of another account they have proven. */
async function said(
  proof: SocialProof,
  holder: Holder,
  { proofs }: Pick<RecheckServices, 'proofs'>,
): Promise<Partial<SocialProof>> {
  const others = (await proofs.provenBy(proof.owner)).filter(({ id }) => id !== proof.id);
  return {
    nameKey: nameKey(holderName(holder)) ?? noName,
    photoHash: others.find(({ photoHash }) => photoHash)?.photoHash ?? null,
  };
}

/** The holder took the account off their list, or is gone: so is the proof. */
async function drop(proof: SocialProof, services: RecheckServices): Promise<'broken'> {
  const { holders, proofs, now } = services;
  const holder = await holders.get(proof.owner);
  if (holder) {
    const at = new Date(now()).toISOString();
    const accounts = holder.record.socialMediaAccounts ?? [];
    if ((await proofs.settle(holder, { accounts, drop: proof }, at)) === 'written')
      await tellRival(proof, at, services);
  } else await proofs.look(proof, { public: false, nextCheckAt: null });
  return 'broken';
}
