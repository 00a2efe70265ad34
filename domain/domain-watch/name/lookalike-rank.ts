import { webShape } from '../../engine/web/web-shape.ts';
import type { LookalikeClass } from '../../engine/handle/lookalikes.ts';
import { lookalikeDomains } from '../../engine/web/lookalike-domains.ts';
import { domainLikeness } from '../../engine/web/web-signal.ts';

export interface RankedLookalike {
  domain: string;
  /** How it was made: why somebody might take it for the protected domain. */
  class: LookalikeClass;
  /** 0..100: how far it passes for the protected domain. */
  score: number;
}

/** The same name written another way; the engine, which goes letter by letter, may see several slips. */
const SAME = 90;

/** The look-alikes of a domain, the likeliest first, each with its score. @throws RangeError where it is no domain */
export function* rankedLookalikes(domain: string, options: { max?: number } = {}): Iterable<RankedLookalike> {
  const own = webShape(domain, []);
  for (const { value, class: kind } of lookalikeDomains(domain, options)) {
    const likeness = domainLikeness(own, webShape(value, []))?.value ?? 0;
    const score = Math.round(likeness * 100);
    yield { domain: value, class: kind, score: kind === 'transliteration' ? Math.max(score, SAME) : score };
  }
}
