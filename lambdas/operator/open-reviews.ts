import { type SocialProof, accountOfProof, proofId } from '#domain/proof/proof';
import { likenessWords, looksLike } from '#domain/proof/proof-review';
import { type Review, type ReviewedHolder, groupAlike } from '#domain/proof/review';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { OpenRequest } from '../store/request.ts';
import type { Holders } from '../proof/holder.ts';
import { entryOf } from '../proof/settle.ts';

export interface ReviewServices {
  proofs: Pick<SocialProofStore, 'get' | 'inReview' | 'named'>;
  holders: Holders;
  /** Left out of the answer with whatever they look like. */
  isOwn?: (proof: SocialProof) => Promise<boolean>;
}

type Imitation = Extract<OpenRequest, { kind: 'IMITATION' }>;

const most = 50;

/** What operators look at: proofs held back and proofs reported, each beside whom it looks like. */
export async function openReviews(
  reports: readonly Imitation[],
  { proofs, holders: whose, isOwn = () => Promise.resolve(false) }: ReviewServices,
): Promise<Review[]> {
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
  const groups = groupAlike(
    looked.map(({ id }) => id),
    pairs,
  ).map((ids) => ids.map((id) => known.get(id)!));
  const own = await Promise.all(
    groups.map(async (group) => (await Promise.all(group.map(isOwn))).includes(true)),
  );
  const shown = groups.filter((_, n) => !own[n]);
  const reviews = shown.map(async (group): Promise<Review> => {
    const holders = await Promise.all(
      group.map((proof) => holderOf(proof, reportsOn.get(proof.id) ?? [], whose)),
    );
    const since = holders.flatMap(({ reviewSince, reports: told }) => [
      ...(reviewSince ? [reviewSince] : []),
      ...told.map(({ at }) => at),
    ]);
    return {
      id: group
        .map(({ id }) => id)
        .sort()
        .join(' '),
      since: since.sort()[0] ?? group[0]!.since,
      reasons: reasonsOf(group, holders),
      holders,
    };
  });
  return (await Promise.all(reviews)).sort((a, b) => (a.since < b.since ? -1 : 1));
}

function reasonsOf(group: readonly SocialProof[], holders: readonly ReviewedHolder[]): string[] {
  const alike = group.flatMap((one, i) => group.slice(i + 1).flatMap((other) => likenessWords(one, other)));
  const disputed = group.some(({ reviewReason }) => reviewReason === 'disputed');
  const reports = holders.reduce((sum, { reports: told }) => sum + told.length, 0);
  return [
    ...new Set(alike),
    ...(disputed ? ['Someone else has shown a proof of the same account.'] : []),
    ...(reports > 0
      ? [
          reports === 1
            ? 'Someone says: this account is impersonating me.'
            : `${reports} reports say: this account is impersonating me.`,
        ]
      : []),
  ];
}

async function holderOf(
  proof: SocialProof,
  reports: readonly Imitation[],
  holders: Holders,
): Promise<ReviewedHolder> {
  const { platform, handle } = accountOfProof(proof.id);
  const record = (await holders.get(proof.owner))?.record;
  return {
    platform,
    handle,
    pageUrl: (record && entryOf(record, platform, handle)?.pageUrl) ?? null,
    how: proof.how,
    since: proof.since,
    reviewSince: proof.reviewSince ?? null,
    reason: proof.reviewSince ? (proof.reviewReason ?? null) : null,
    wantsPublic: proof.wantsPublic || proof.public,
    proven: (record?.socialMediaAccounts ?? []).filter(({ verifiedAt }) => verifiedAt).length,
    memberSince: record?.createdAt ?? null,
    reports: reports.map(({ id, createdAt, own, words, email }) => ({
      id,
      at: createdAt,
      own,
      words,
      email,
    })),
  };
}
