import { siteLikeness } from './domain-likeness.ts';
import type { Site, WebShape } from './web-shape.ts';

/** 0..1: share of the candidate's links that are yours; undefined when one side shows none. */
export function linkLikeness(yours: WebShape, theirs: WebShape): number | undefined {
  if (yours.links.size === 0 || theirs.links.size === 0) return undefined;
  const own = new Set(yours.sites.map((site) => site.domain));
  let known = 0;
  for (const [link, site] of theirs.links)
    if (yours.links.has(link) || (site !== undefined && own.has(site))) known += 1;
  return known / theirs.links.size;
}

export type DomainLikeness = {
  value: number;
  kind: 'same' | 'suffix' | 'alike' | 'different';
  yours: string;
  theirs: string;
};

/** Of a protected person's sites; of a candidate's all are looked at, or the last one would be the place to hide. */
const MAX_BRANDS = 8;

/** The most alike pair of sites; undefined when one side has none. */
export function domainLikeness(yours: WebShape, theirs: WebShape): DomainLikeness | undefined {
  let best: DomainLikeness | undefined;
  // only the label of your own counts, so each domain once
  const brands = new Map(yours.sites.map((site) => [site.domain, site]));
  for (const own of [...brands.values()].slice(0, MAX_BRANDS)) {
    for (const other of theirs.sites) {
      const found = compareSites(own, other);
      if (!best || found.value > best.value) best = found;
    }
  }
  return best;
}

function compareSites(own: Site, other: Site): DomainLikeness {
  const names = { yours: own.domain, theirs: other.domain };
  if (own.domain === other.domain) return { value: 1, kind: 'same', ...names };
  const value = siteLikeness(own, other);
  if (own.label.text === other.label.text) return { value: 0.98, kind: 'suffix', ...names };
  return { value, kind: value >= 0.5 ? 'alike' : 'different', ...names };
}
