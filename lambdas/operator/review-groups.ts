import { type Rival, type SocialProof, proofId } from '#domain/proof/proof';
import { looksLike } from '#domain/proof/proof-review';
import { groupAlike } from '#domain/proof/review';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { OpenRequest } from '../store/request.ts';

export type Imitation = Extract<OpenRequest, { kind: 'IMITATION' }>;

/** Proofs that are decided about together. */
export interface ReviewGroup {
  proofs: SocialProof[];
  /** Who disputes one of them, by its id. */
  rivals: ReadonlyMap<string, Rival>;
  /** The reports about one of them, by its id. */
  reports: ReadonlyMap<string, readonly Imitation[]>;
}

const most = 50;

/** Proofs held back and proofs reported, each with those that look like it. A report whose proof is gone is in none. */
export async function reviewGroups(
  reports: readonly Imitation[],
  proofs: Pick<SocialProofStore, 'get' | 'inReview' | 'named' | 'rival'>,
): Promise<ReviewGroup[]> {
  const waiting = await proofs.inReview(most);
  const reportsOn = new Map<string, Imitation[]>();
  for (const report of reports) {
    const id = proofId(report.platform, report.handle);
    reportsOn.set(id, [...(reportsOn.get(id) ?? []), report]);
  }
  const others = await Promise.all(
    [...reportsOn.keys()]
      .filter((id) => !waiting.some((proof) => proof.id === id))
      .map((id) => proofs.get(id)),
  );
  const known = new Map<string, SocialProof>();
  for (const proof of [...waiting, ...others]) if (proof) known.set(proof.id, proof);
  const looked = [...known.values()];
  const pairs: [string, string][] = [];
  for (const proof of looked)
    for (const other of proof.nameKey ? await proofs.named(proof.nameKey) : [])
      if (looksLike(proof, other)) {
        if (!known.has(other.id)) known.set(other.id, other);
        pairs.push([proof.id, other.id]);
      }
  const rivals = new Map<string, Rival>();
  for (const { id, reviewReason } of looked) {
    const rival = reviewReason === 'disputed' ? await proofs.rival(id) : undefined;
    if (rival) rivals.set(id, rival);
  }
  return groupAlike(
    looked.map(({ id }) => id),
    pairs,
  ).map((ids) => ({ proofs: ids.map((id) => known.get(id)!), rivals, reports: reportsOn }));
}

/** Those groups of which no side is `isOwn`: nobody decides about their own account, nor reads who reported it. */
export async function groupsOfOthers(
  groups: readonly ReviewGroup[],
  isOwn: (side: Pick<SocialProof, 'owner'>) => Promise<boolean>,
): Promise<ReviewGroup[]> {
  const own = await Promise.all(
    groups.map(async ({ proofs, rivals }) => {
      const sides = [...proofs, ...proofs.flatMap(({ id }) => rivals.get(id) ?? [])];
      return (await Promise.all(sides.map(isOwn))).includes(true);
    }),
  );
  return groups.filter((_, n) => !own[n]);
}
