/** Keys end to end: key i is `codes[starts[i], starts[i + 1])`. */
export type Keys = { count: number; starts: Uint32Array; codes: Uint8Array };

/** Segments a key is cut into: two edits leave one of three whole. */
export const SEGMENTS = 3;
/** Where segment `g` of a key of `length` codes starts. Fewer than three codes are one segment. */
export const cut = (g: number, length: number) =>
  length < SEGMENTS ? (g === 0 ? 0 : length) : Math.floor((g * length) / SEGMENTS);

/** The bucket of a segment: number `g` of a key of `length` codes. */
export function bucketHash(
  codes: Uint8Array,
  from: number,
  to: number,
  length: number,
  g: number,
  mask: number,
): number {
  let h = Math.imul(length * 31 + g + 1, 0x9e3779b1);
  for (let i = from; i < to; i++) h = Math.imul(h ^ codes[i]!, 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) & mask;
}

/** Which of 32 groups of codes occur. An edit takes at most one of them away and brings at most one. */
export function signature(codes: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) bits |= 1 << (codes[i]! & 31);
  return bits;
}

/**
 * Of the codes of a query that has `longer` more than a key, so many may be missing there: a code goes by a removal or a
 * replacement, and what the lengths differ by is not left for those.
 */
export const mostGone = (longer: number, edits: number) => edits + Math.min(0, longer);
/** And so many of the key may be missing in the query. */
export const mostCome = (longer: number, edits: number) => edits - Math.max(0, longer);

export function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
