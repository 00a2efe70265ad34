import { clip, stripDiacritics } from '../glyph/text-folds.ts';

/** 0..1: shared words of two places; undefined when one is missing or holds no word. */
export function locationLikeness(yours: string | undefined, theirs: string | undefined): number | undefined {
  const [a, b] = [yours, theirs].map((text) => new Set(wordsOf(text, /[\p{L}\p{N}]{2,}/gu))) as [
    Set<string>,
    Set<string>,
  ];
  if (a.size === 0 || b.size === 0) return undefined;
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return both / Math.min(a.size, b.size);
}

/** Whether two places are written in the same words, in whatever order: "York" stands in "New York", and is another place. */
export function isSamePlace(yours: string | undefined, theirs: string | undefined): boolean {
  const [a, b] = [yours, theirs].map((text) =>
    [...new Set(wordsOf(text, /[\p{L}\p{N}]+/gu))].sort().join(' '),
  ) as [string, string];
  return a === b && a !== '';
}

const wordsOf = (text: string | undefined, word: RegExp): string[] =>
  stripDiacritics(clip(text ?? '', 200).toLowerCase()).match(word) ?? [];
