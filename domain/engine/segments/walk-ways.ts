import { ANY, EXACT, ONE, SPENT, SWAP_FIRST, SWAP_SECOND } from './osa-automaton.ts';

/**
 * What a walk need not look for, since another finds it: the positions of the automaton that may go on before the first border of
 * the segments, at it, up to the second, and at that. `notWhole` leaves out keys whose first segment is the query's.
 */
export type Ways = { before: number; atP: number; between: number; atQ: number; notWhole?: boolean };

export const ALL_WAYS: Ways = { before: ANY, atP: ANY, between: ANY, atQ: ANY };

/** Not both edits yet, nor a swap that would be the second. */
export const AT_MOST_ONE = ANY & ~(SPENT | SWAP_SECOND);

/** By edits. Where the last segment is not whole, one edit falls on it, or a swap begins before it. */
export const LAST_SPOILED: Record<1 | 2, Ways> = {
  1: { before: EXACT, atP: EXACT, between: EXACT, atQ: EXACT | SWAP_FIRST },
  2: { before: AT_MOST_ONE, atP: AT_MOST_ONE, between: AT_MOST_ONE, atQ: AT_MOST_ONE | SWAP_SECOND },
};

/** Neither end is whole: one edit before the middle segment, and one behind it. */
export const BOTH_ENDS_SPOILED: Ways = {
  before: AT_MOST_ONE,
  atP: ONE,
  between: AT_MOST_ONE,
  atQ: ONE,
  notWhole: true,
};

/** A swap across the first border, and the other edit behind the second or a swap across it. */
export const SWAPPED_AT_P: Ways = { before: EXACT, atP: SWAP_FIRST, between: ONE, atQ: ONE | SWAP_SECOND };

/** An edit before the first border, and a swap across the second. */
export const SWAPPED_AT_Q: Ways = { before: AT_MOST_ONE, atP: ONE, between: ONE, atQ: SWAP_SECOND };

/** No trie is walked: what is looked for stands in a list. */
export const AS_LISTED: Ways = { before: 0, atP: 0, between: 0, atQ: 0 };
