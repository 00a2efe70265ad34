import { clip, stripDiacritics } from '../glyph/text-folds.ts';

/** 0..1: shared words of two places; undefined when one is missing or holds no word. */
export function locationLikeness(yours: string | undefined, theirs: string | undefined): number | undefined {
  const [a, b] = [yours, theirs].map(
    (text) => new Set(stripDiacritics(clip(text ?? '', 200).toLowerCase()).match(/[\p{L}\p{N}]{2,}/gu) ?? []),
  ) as [Set<string>, Set<string>];
  if (a.size === 0 || b.size === 0) return undefined;
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return both / Math.min(a.size, b.size);
}
