import { businessOfSubject } from '#domain/keys';
import { type Rival, type SocialProof, accountOfProof } from '#domain/proof/proof';
import { likenessWords } from '#domain/proof/proof-review';
import type { Review, ReviewedHolder, ReviewedRival } from '#domain/proof/review';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { Holder, Holders } from '../proof/holder.ts';
import { entryOf } from '../proof/settle.ts';
import { type Imitation, groupsOfOthers, reviewGroups } from './review-groups.ts';

export interface ReviewServices {
  proofs: Pick<SocialProofStore, 'get' | 'inReview' | 'named' | 'rival'>;
  holders: Holders;
  /** Left out of the answer with whatever they look like, and with whoever disputes it. */
  isOwn?: (side: Pick<SocialProof, 'owner'>) => Promise<boolean>;
}

/** What operators look at: proofs held back and proofs reported, each beside whom it looks like. */
export async function openReviews(
  reports: readonly Imitation[],
  { proofs, holders: whose, isOwn = () => Promise.resolve(false) }: ReviewServices,
): Promise<Review[]> {
  const shown = await groupsOfOthers(await reviewGroups(reports, proofs), isOwn);
  const reviews = shown.map(async ({ proofs: group, rivals, reports: on }): Promise<Review> => {
    const holders = await Promise.all(
      group.map((proof) => holderOf(proof, on.get(proof.id) ?? [], rivals.get(proof.id), whose)),
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
  const withdrawn = holders.some(({ rival }) => rival?.listed === false);
  const reports = holders.reduce((sum, { reports: told }) => sum + told.length, 0);
  return [
    ...new Set(alike),
    ...(disputed
      ? [`Someone else has shown a proof of the same account${withdrawn ? ', and no longer lists it' : ''}.`]
      : []),
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
  rival: Rival | undefined,
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
    rival: rival ? await rivalOf(rival, proof, holders) : null,
    wantsPublic: proof.wantsPublic || proof.public,
    version: proof.version ?? null,
    ...known(record),
    reports: reports.map(({ id, createdAt, own, words, email }) => ({
      id,
      at: createdAt,
      own,
      words,
      email,
    })),
  };
}

async function rivalOf(
  { owner, how, at }: Rival,
  { id }: SocialProof,
  holders: Holders,
): Promise<ReviewedRival> {
  const { platform, handle } = accountOfProof(id);
  const record = (await holders.get(owner))?.record;
  return {
    kind: businessOfSubject(owner) === undefined ? 'person' : 'business',
    ...{ how, at },
    ...known(record),
    listed: !!record && entryOf(record, platform, handle) !== undefined,
  };
}

/** What tells operators how far somebody is known here. */
const known = (record: Holder['record'] | undefined) => ({
  proven: (record?.socialMediaAccounts ?? []).filter(({ verifiedAt }) => verifiedAt).length,
  memberSince: record?.createdAt ?? null,
});
