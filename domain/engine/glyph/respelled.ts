import { asciiSpellings } from './ascii-spellings.ts';

/** How languages write a letter where it can't be had: German; Danish and Norwegian; French. */
const ALPHABETS: readonly (readonly [letter: string, pair: string])[][] = [
  [
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
    ['ß', 'ss'],
  ],
  [
    ['å', 'aa'],
    ['ø', 'oe'],
    ['æ', 'ae'],
  ],
  [['œ', 'oe']],
];
/** A lower-case name without its marks, as people type it: "käthe" -> "kaethe", then "kathe". Nothing for a name that has none. */
export const unmarked = (name: string): string[] =>
  asciiSpellings(name).filter((spelling) => spelling !== name);

/** The names that a lower-case one may be typed for: "mueller-strasse" -> "müller-straße", "müller-strasse", "mueller-straße". */
export function* marked(name: string): Iterable<string> {
  for (const alphabet of ALPHABETS) {
    const all = alphabet.reduce((text, [letter, pair]) => text.replaceAll(pair, letter), name);
    if (all === name) continue;
    yield all;
    for (const [letter, pair] of alphabet)
      for (let at = name.indexOf(pair); at >= 0; at = name.indexOf(pair, at + 1)) {
        const one = name.slice(0, at) + letter + name.slice(at + pair.length);
        if (one !== all) yield one;
      }
  }
}
