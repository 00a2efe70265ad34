import { handleDiff, type HandleDiff } from '#domain/engine/handle/handle-diff';
import { handleShape } from '#domain/engine/handle/handle-shape';
import { handleLikeness } from '#domain/engine/handle/handle-signal';
import type { LookalikeClass } from '#domain/engine/handle/lookalikes';
import { lookalikeDomains } from '#domain/engine/web/lookalike-domains';
import { unpuny } from '#domain/engine/web/punycode';
import { homoglyphWords } from '../../lookalikes/homoglyph-words.ts';
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
  const own = handleShape(domain);
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
      how: kind === 'homoglyph' ? homoglyphWords(domain, value) : words.looks.kinds[kind],
      diff: handleDiff(domain, value, { yours: words.looks.yours, theirs: words.looks.theirs }),
    }));
}

/** Read, not registered: letters of other alphabets as they are drawn. */
const asSeen = (domain: string) => domain.split('.').map(unpuny).join('.');

function candidates(domain: string) {
  try {
    return [...lookalikeDomains(domain, { max: considered })];
  } catch {
    return [];
  }
}
