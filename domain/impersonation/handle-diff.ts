export type DiffKind = 'same' | 'replaced' | 'added' | 'removed' | 'swapped';

/** One run of glyphs. `yours` or `theirs` is empty for what was added or removed. */
export type DiffStep = {
  kind: DiffKind;
  yours: string[];
  theirs: string[];
  /** Position of the first glyph in `yours`, counted from 1. */
  at: number;
  /** Words for a difference ("Digit 1 in place of l"); absent for `same`. */
  words?: string;
  /** "U+0430", where the glyph itself does not show what it is. */
  code?: string;
};

export type HandleDiff = {
  yours: string;
  theirs: string;
  steps: DiffStep[];
  /** True when nothing but upper and lower case differs. */
  same: boolean;
  /** One sentence that says everything the drawing shows; `labels` name the two sides. */
  sentence: string;
};

/** Aligns two handles glyph by glyph and names each difference. Longer handles than 64 glyphs are compared in part. */
export function handleDiff(
  _yours: string,
  _theirs: string,
  _labels: { yours: string; theirs: string } = { yours: 'Yours', theirs: 'The other' },
): HandleDiff {
  throw new Error('not built yet');
}
