/** The hidden characters that names are most often dressed up with, as a person would call them. */
const called: Record<string, string> = {
  'U+000A': 'line break',
  'U+00AD': 'soft hyphen',
  'U+200B': 'zero-width space',
  'U+200C': 'zero-width non-joiner',
  'U+200D': 'zero-width joiner',
  'U+200E': 'left-to-right mark',
  'U+200F': 'right-to-left mark',
  'U+202A': 'left-to-right embedding',
  'U+202B': 'right-to-left embedding',
  'U+202C': 'end of a change of direction',
  'U+202D': 'left-to-right override',
  'U+202E': 'right-to-left override',
  'U+2060': 'word joiner',
  'U+2066': 'left-to-right isolate',
  'U+2067': 'right-to-left isolate',
  'U+2068': 'first-strong isolate',
  'U+2069': 'end of an isolate',
  'U+3164': 'empty Hangul letter',
  'U+FEFF': 'zero-width no-break space',
};

/** What is said of a character that cannot be seen, e.g. `hidden character U+202E, right-to-left override`. */
export const hiddenCharacter = (code: string): string =>
  called[code] ? `hidden character ${code}, ${called[code]}` : `hidden character ${code}`;
