import type { Keys } from './segment-keys.ts';

const PRIME = 0x01000193;
/** Of so many places in a table for each key, most stay empty: endings seldom share one. */
const ROOM = 2;

/**
 * The last place within `least` to `last` from which on at most `most` keys of a stretch of `order` end alike; 0 where even
 * the longest of these endings is more common. The keys have `length` codes.
 */
export function endingOf(
  { starts, codes }: Keys,
  order: Int32Array,
  length: number,
  { least, last, most }: { least: number; last: number; most: number },
): number {
  if (least > last) return 0;
  const size = 2 ** Math.ceil(Math.log2(ROOM * order.length + 1));
  const counts = new Uint32Array(size);
  const isRare = (place: number): boolean => {
    counts.fill(0);
    for (const key of order) {
      const at = starts[key]!;
      let h = 0;
      for (let i = at + place; i < at + length; i++) h = Math.imul(h ^ codes[i]!, PRIME);
      h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
      if (++counts[(h ^ (h >>> 13)) & (size - 1)]! > most) return false;
    }
    return true;
  };
  if (!isRare(least)) return 0;
  let [rare, common] = [least, last + 1];
  while (common - rare > 1) {
    const place = (rare + common) >> 1;
    if (isRare(place)) rare = place;
    else common = place;
  }
  return rare;
}
