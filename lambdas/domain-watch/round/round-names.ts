import type { DomainRound } from '#domain/domain-watch/domain-round';
import { givenName } from '#domain/domain-watch/name/given-name';
import { rankedLookalikes } from '#domain/domain-watch/name/lookalike-rank';
import { UNJUDGED } from '#domain/domain-watch/watched-domain';
import type { StoredDomain } from '../../store/business/domain-watch.ts';

/** The likeliest of them: a long name has a hundred thousand. */
const MOST_NAMES = 5000;

/** A name to look at, and how it passes for the protected one. */
export type RankedName = Pick<StoredDomain, 'domain' | 'class' | 'score'>;

/**
 * In an order that stays the same for the whole round: the likeliest first, then as the business's name is spelled, then those that came to
 * us in other ways.
 */
export function roundNames(
  { brand, startedAt, spelled = [] }: DomainRound,
  known: ReadonlyMap<string, StoredDomain>,
): RankedName[] {
  const ranked = [...rankedLookalikes(brand, { max: MOST_NAMES })];
  const isRanked = new Set(ranked.map(({ domain }) => domain));
  const others = spelled.filter((domain) => !isRanked.has(domain));
  const made = [...ranked, ...others.map((domain) => ({ domain, ...givenName(brand, domain) }))];
  const isMade = new Set(made.map(({ domain }) => domain));
  const found = [...known.values()].filter(
    ({ domain, foundAt }) => !isMade.has(domain) && foundAt < startedAt,
  );
  return [
    ...made,
    ...found.map(({ domain, class: kind, score }) => ({
      ...{ domain, class: kind, score },
      ...(kind === UNJUDGED && givenName(brand, domain)),
    })),
  ];
}
