/** Around the field that shows the look-alikes of a handle as it is typed. */
export const words = {
  label: 'Type your handle',
  feed: 'As it appears in a feed',
  list: 'Look-alikes of this handle',
  none: 'We can’t make look-alikes of this. Type a handle: letters, digits, and the signs between them.',
  yours: 'Yours',
  theirs: 'Not yours',
  /** What kind of change a look-alike is, by the engine's name for it. */
  kinds: {
    insertion: 'an extra letter',
    omission: 'a missing letter',
    transposition: 'two letters swapped',
    repetition: 'a doubled letter',
    replacement: 'a neighboring key',
    homoglyph: 'a similar letter',
    bitsquatting: 'one bit changed',
    'vowel swap': 'another vowel',
    hyphenation: 'a separator',
    affix: 'an addition',
    plural: 'a plural',
    subdomain: 'a dot',
    'TLD swap': 'another ending',
    'token reorder': 'words in a different order',
    dictionary: 'an added word',
  },
  /** A similar letter, said more exactly. */
  alphabet: 'another alphabet',
  digit: 'a digit for a letter',
  pair: 'two letters for one',
  extraDigit: 'an extra digit',
  lostSeparator: 'a letter for a separator',
} as const;
