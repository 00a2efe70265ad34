import type { Reason } from '../finding.ts';

/** What a person looks at first, first: of those that add as much. */
const ORDER = [
  'proof',
  'mark',
  'photo',
  'handle',
  'name',
  'bio',
  'domain',
  'links',
  'location',
  'relative',
  'label',
];
/** Where these differ it tells two people apart; another place, text or page tells nothing. */
const TELLING = new Set(['photo', 'handle', 'name']);

/** A code or a mark names what it was copied from: no likeness says as much. */
const FIRST = new Set(['proof', 'mark']);

/** A reason with its place in the sum: what stood there before it, and what it adds. */
export type Weighed = Reason & { before: number };

const inOrder = (a: Reason, b: Reason): number =>
  Number(FIRST.has(b.signal)) - Number(FIRST.has(a.signal)) ||
  Math.abs(b.adds ?? 0) - Math.abs(a.adds ?? 0) ||
  ORDER.indexOf(a.signal) - ORDER.indexOf(b.signal);

const addsUp = ({ adds, side, value }: Reason): boolean => (adds ? adds > 0 : side === 'for' && value > 0);
const takesAway = ({ adds, side, signal }: Reason): boolean =>
  adds ? adds < 0 : side === 'against' || (side === 'context' && TELLING.has(signal));

/**
 * The reasons that say something, in the order in which they are added up: what speaks for a copy, then what speaks against
 * one. Whatever changes the score is among them, so they add up to it; `total` is missing where an early search noted no parts.
 * `beside` is what was compared and says neither.
 */
export function weighed(reasons: readonly Reason[]): {
  speaksFor: Weighed[];
  against: Weighed[];
  beside: Reason[];
  total?: number;
} {
  let sum = 0;
  const add = (one: Reason): Weighed => {
    const before = sum;
    sum += one.adds ?? 0;
    return { ...one, before };
  };
  return {
    speaksFor: reasons.filter(addsUp).sort(inOrder).map(add),
    against: reasons.filter(takesAway).sort(inOrder).map(add),
    beside: reasons.filter((one) => !addsUp(one) && !takesAway(one)),
    ...(reasons.every(({ adds }) => adds != null) && { total: sum }),
  };
}

/** The same in one line: a point that neither adds nor takes away stands nowhere beside those that do. */
export function saidInOrder(reasons: readonly Reason[]): string {
  const { speaksFor, against } = weighed(reasons);
  return [...speaksFor, ...against].map(({ words }) => words).join(' ');
}
