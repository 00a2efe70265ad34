import { asSeen } from '#domain/engine/web/as-seen';
import type { HandleDiff } from '#domain/engine/handle/handle-diff';
import { siteDiff } from '#domain/engine/web/site-diff';
import { handleShape } from '#domain/engine/handle/handle-shape';
import { handleLikeness } from '#domain/engine/handle/handle-signal';
import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { lookalikeDomains } from '#domain/engine/web/lookalike-domains';
import { changeWords, homoglyphWords } from '../../lookalikes/homoglyph-words.ts';
import { words } from '../words.ts';

/** A domain that could pass for another, as a person sees it. */
export interface DomainLook {
  value: string;
  how: string;
  diff: HandleDiff;
}

const shown = 6;
const considered = 600;

/** The most convincing look-alikes of a domain, one of each kind. Empty for what is no domain. */
export function domainLooks(domain: string): DomainLook[] {
  const best = new Map<LookalikeClass, { value: string; likeness: number }>();
  const read = asSeen(domain);
  const own = handleShape(read);
  for (const { value, class: kind } of candidates(domain)) {
    const seen = asSeen(value);
    const likeness = handleLikeness(own, handleShape(seen)).value;
    const before = best.get(kind);
    if (!before || likeness > before.likeness) best.set(kind, { value: seen, likeness });
  }
  return [...best]
    .sort(([, a], [, b]) => b.likeness - a.likeness)
    .slice(0, shown)
    .map(([kind, { value }]) => ({
      value,
      how:
        kind === 'homoglyph'
          ? homoglyphWords(read, value)
          : changeWords(kind, read, value, words.looks.changes),
      diff: siteDiff(read, value, { yours: words.looks.yours, theirs: words.looks.theirs }),
    }));
}

function candidates(domain: string) {
  try {
    return [...lookalikeDomains(domain, { max: considered })];
  } catch {
    return [];
  }
}
