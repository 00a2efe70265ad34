import type { Reason } from '#domain/scan/finding';

/** What a person looks at first, first. */
const ORDER = ['proof', 'photo', 'handle', 'name', 'bio', 'domain', 'links', 'location', 'relative', 'label'];
/** Where these differ it tells two people apart; another place, text or page tells nothing. */
const TELLING = new Set(['photo', 'handle', 'name']);

const inOrder = (a: Reason, b: Reason): number => ORDER.indexOf(a.signal) - ORDER.indexOf(b.signal);

/** The reasons that say something: what speaks for a copy, and what speaks against one. */
export function weighed(reasons: readonly Reason[]): { speaksFor: Reason[]; against: Reason[] } {
  return {
    speaksFor: reasons.filter(({ side, value }) => side === 'for' && value > 0).sort(inOrder),
    against: reasons
      .filter(({ side, signal }) => side === 'against' || (side === 'context' && TELLING.has(signal)))
      .sort(inOrder),
  };
}
