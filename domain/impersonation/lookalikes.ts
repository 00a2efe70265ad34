export type LookalikeClass =
  | 'insertion'
  | 'omission'
  | 'transposition'
  | 'repetition'
  | 'replacement'
  | 'homoglyph'
  | 'bitsquatting'
  | 'vowel swap'
  | 'hyphenation'
  | 'affix'
  | 'plural'
  | 'subdomain'
  | 'TLD swap'
  | 'token reorder'
  | 'dictionary';
export type Lookalike = { value: string; class: LookalikeClass };

/** Handles someone might take to pass for `handle`, likeliest first, unique, at most `max` (default 2,000). */
export function* lookalikeHandles(_handle: string, _options: { max?: number } = {}): Iterable<Lookalike> {
  throw new Error('not built yet');
}
