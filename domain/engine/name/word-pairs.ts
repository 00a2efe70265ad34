import type { NameWord } from './name-shape.ts';
import type { WordLikeness } from './name-words.ts';

export type Found = { value: number; kind: WordLikeness['kind'] };
/** Each word of the shorter name that found one, with its partner. */
export type WordPairs = Map<NameWord, Found & { partner: NameWord }>;

/** The shorter one first. */
export const byLength = (a: NameWord[], b: NameWord[]) =>
  (a.length <= b.length ? [a, b] : [b, a]) as [NameWord[], NameWord[]];

/** Pairs the words best first; what stays in `free` found no partner. */
export function assign(
  few: readonly NameWord[],
  free: Map<number, NameWord>,
  like: (a: NameWord, b: NameWord) => Found,
): WordPairs {
  const pairs = few.flatMap((word) => [...free].map(([at, other]) => ({ word, at, ...like(word, other) })));
  pairs.sort((a, b) => b.value - a.value);
  const found: WordPairs = new Map();
  for (const { word, at, value, kind } of pairs) {
    if (found.has(word) || !free.has(at)) continue;
    found.set(word, { value, kind, partner: free.get(at)! });
    free.delete(at);
  }
  return found;
}
