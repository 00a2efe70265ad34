import { siteLikeness } from '../web/domain-likeness.ts';
import type { Site } from '../web/web-shape.ts';
import { sharedGrams } from './shared-grams.ts';

/** Less alike, a domain speaks against a copy. */
const ALIKE = 0.6;

/** Which of many sites are alike to one, as siteLikeness says it, or are the very same. */
export function createSiteBlocks(sites: readonly (readonly Site[])[]) {
  const rows = sites.flatMap((of, at) => of.map((site) => ({ at, site })));
  const grams = sharedGrams(rows.map(({ site }) => site.label.bare));
  return {
    /** Numbers of those whose site is alike, in no order, each once. */
    near(theirs: readonly Site[]): number[] {
      const found = new Set<number>();
      for (const other of theirs)
        for (const row of grams.near(textOf(other), leastShared)) {
          const { at, site } = rows[row]!;
          if (found.has(at)) continue;
          if (site.domain === other.domain || siteLikeness(site, other) >= ALIKE) found.add(at);
        }
      return [...found];
    },
  };
}

/** With what stands in front of it: "acme.login-support.example". */
const textOf = ({ label, before }: Site): string => [...before, label.bare].join('');

const leastShared = (fewer: number): number => Math.max(2, Math.ceil((fewer - 2) / 2));
