import { keyHash } from '../runtime/hash.ts';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';
import { type Rival, type SocialProof, accountOfProof } from '#domain/proof/proof';
import { utcDay } from '#domain/utc';
import type { NewsServices } from '../news/tell-news.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { Holders } from './holder.ts';
import { entryOf } from './settle.ts';
import { tellHolder } from './tell-holder.ts';

/** Who the other side is, and what their list says of it. */
export type RivalProofs = Pick<SocialProofStore, 'rival' | 'claim' | 'putClaim'>;

export type RivalServices = NewsServices & { holders: Holders; proofs: RivalProofs };

/** Of a disputed proof that has ended: whoever has shown a proof of it meanwhile may give it again now, and waits for that; their list says so, too. */
export async function tellRival(proof: SocialProof, at: string, services: RivalServices): Promise<void> {
  const found = await rivalOf(proof, services);
  if (!found) return;
  const body = 'Someone else’s proof of this account has ended. Prove it again, and yours counts.';
  await saysNow(body, found, services);
  await tellHolder(
    found.rival.owner,
    (of) => ({
      ...{ id: keyHash(`free#${proof.id}#${proof.since}`), body },
      title: of === 'person' ? `You can prove ${found.account} now` : `${found.account} can be proven now`,
    }),
    at,
    services,
  );
}

const bothHold =
  'If you share the account, agree who proves it. If nobody else should have it, remove any code that isn’t yours, change its password, and prove it again.';

/**
 * Of a disputed proof that was looked at, or given again, and holds: whoever has shown a proof of it meanwhile is told so, and their list goes on
 * saying it. However often they show it and have it looked at, they are told once a day. Gives the account in words, where there is
 * somebody to tell.
 */
export async function tellRivalItHolds(
  proof: SocialProof,
  at: string,
  services: RivalServices,
): Promise<string | undefined> {
  const found = await rivalOf(proof, services);
  if (!found) return undefined;
  const { owner } = found.rival;
  const note = `Someone else has proven this account here, and their proof held on ${utcDay(at)}. ${bothHold}`;
  await saysNow(note, found, services);
  await tellHolder(
    owner,
    (of) => ({
      id: keyHash(`holds#${proof.id}#${owner}#${at.slice(0, 10)}`),
      title: `${of === 'person' ? 'Someone' : 'someone'} else’s proof of ${found.account} still holds`,
      body: `We’ve checked it again, so yours doesn’t count. ${bothHold}`,
    }),
    at,
    services,
  );
  return found.account;
}

/**
 * Of a proof that held when it was looked at: whose it is hears, once a day, that somebody else has shown one. Whoever can do that has
 * the account in their hands as well.
 */
export const tellOfRival = (
  { id, owner }: Pick<SocialProof, 'id' | 'owner'>,
  account: string,
  at: string,
  services: NewsServices & { holders: Holders },
): Promise<void> =>
  tellHolder(
    owner,
    (of) => ({
      id: keyHash(`shown too#${id}#${owner}#${at.slice(0, 10)}`),
      title: `${of === 'person' ? 'Someone' : 'someone'} else has shown a proof of ${account}`,
      body: 'We’ve checked yours again, and it holds, so nothing changes. If nobody else should have this account, remove any code from it that isn’t yours, and change its password.',
    }),
    at,
    services,
  );

/** What their list says of the account that they wait for; if it changes meanwhile, that stands. */
async function saysNow(
  note: string,
  { rival, platform, handle }: { rival: Rival; platform: Platform; handle: string },
  { proofs }: Pick<RivalServices, 'proofs'>,
): Promise<void> {
  const claim = await proofs.claim(rival.owner, platform, handle);
  if (claim?.status === 'PENDING') await proofs.putClaim(claim, { ...claim, note });
}

/** Who has shown a proof of what this one, while it was disputed, had proven before; undefined also where they no longer list it. */
async function rivalOf(
  { id, owner, reviewReason }: SocialProof,
  services: RivalServices,
): Promise<{ rival: Rival; account: string; platform: Platform; handle: string } | undefined> {
  const rival = reviewReason === 'disputed' ? await services.proofs.rival(id) : undefined;
  if (!rival || rival.owner === owner) return undefined;
  const { platform, handle } = accountOfProof(id);
  const holder = await services.holders.get(rival.owner);
  if (!holder || !entryOf(holder.record, platform, handle)) return undefined;
  return { rival, account: `${handle} on ${platformTable[platform].name}`, platform, handle };
}
