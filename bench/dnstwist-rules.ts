import {
  ASCII_GLYPHS,
  FOREIGN_GLYPHS,
  MARKED_GLYPHS,
  NEIGHBOUR_KEYS,
} from '../domain/engine/tables/glyphs.ts';

/** The default classes of dnstwist written down from its documentation, plainly: what a set of look-alikes must cover. */
export const DNSTWIST: Record<string, (label: string) => Iterable<string>> = {
  addition: (label) => [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((letter) => label + letter),
  bitsquatting: (label) =>
    each(label, (letter) =>
      [1, 2, 4, 8, 16, 32, 64, 128]
        .map((bit) => String.fromCharCode(letter.charCodeAt(0) ^ bit))
        .filter((one) => /[a-z0-9-]/.test(one)),
    ),
  cyrillic: (label) => {
    const letters = [...label].map((letter) =>
      FOREIGN_GLYPHS.get(letter)?.find((one) => /\p{Script=Cyrillic}/u.test(one)),
    );
    return letters.every(Boolean) ? [letters.join('')] : [];
  },
  homoglyph: (label) => {
    const once = new Set(mixed(label));
    return new Set([...once, ...[...once].flatMap((one) => [...mixed(one)])]);
  },
  hyphenation: (label) => [...label].slice(1).map((_, i) => `${label.slice(0, i + 1)}-${label.slice(i + 1)}`),
  insertion: (label) =>
    [...label]
      .slice(1, -1)
      .flatMap((letter, i) =>
        [...(NEIGHBOUR_KEYS.get(letter) ?? '')].flatMap((key) => [
          label.slice(0, i + 1) + key + label.slice(i + 1),
          label.slice(0, i + 2) + key + label.slice(i + 2),
        ]),
      ),
  omission: (label) => [...label].map((_, i) => label.slice(0, i) + label.slice(i + 1)),
  plural: (label) =>
    [...label]
      .slice(2, -2)
      .map((letter, i) => label.slice(0, i + 3) + (/[sxz]/.test(letter) ? 'es' : 's') + label.slice(i + 3)),
  repetition: (label) => [...label].map((letter, i) => label.slice(0, i) + letter + label.slice(i)),
  replacement: (label) => each(label, (letter) => [...(NEIGHBOUR_KEYS.get(letter) ?? '')]),
  subdomain: (label) =>
    [...label]
      .slice(1, -1)
      .flatMap((letter, i) =>
        letter === '-' || label[i] === '-' ? [] : [`${label.slice(0, i + 1)}.${label.slice(i + 1)}`],
      ),
  transposition: (label) =>
    [...label].slice(1).map((letter, i) => label.slice(0, i) + letter + label[i]! + label.slice(i + 2)),
  'vowel swap': (label) => each(label, (letter) => ('aeiou'.includes(letter) ? [...'aeiou'] : [])),
};

const each = (label: string, alike: (letter: string) => string[]) =>
  [...label].flatMap((letter, i) => alike(letter).map((one) => label.slice(0, i) + one + label.slice(i + 1)));

/** In every stretch of the label, one character replaced by what looks like it. */
function* mixed(label: string): Iterable<string> {
  for (let width = 1; width < label.length; width++)
    for (let at = 0; at + width <= label.length; at++) {
      const stretch = label.slice(at, at + width);
      for (const table of [ASCII_GLYPHS, MARKED_GLYPHS])
        for (const [letter, alike] of table)
          if (stretch.includes(letter))
            for (const one of alike)
              yield label.slice(0, at) + stretch.replaceAll(letter, one) + label.slice(at + width);
    }
}
