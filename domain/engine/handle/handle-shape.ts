import { assignedEnd, chosenPart } from './assigned-id.ts';
import { CLAIMS, DECORATIONS, TITLE_WORDS } from './decorations.ts';
import { clipNfkc, LEET, stripDiacritics, stripIgnorables, stripSeparators } from '../glyph/text-folds.ts';
import { foldedSkeleton, skeleton } from '../glyph/skeleton.ts';
import { FOREIGN_GLYPHS } from '../tables/glyphs.ts';

/** A handle taken apart once, so that comparing it with thousands costs little. */
export type HandleShape = {
  /** Clipped, without what stands before a name (`chosenPart`), in lower case. */
  text: string;
  /** UTS #39 skeletons of the small letters and of what is shown: a capital I is an i in the first and an l in the second. */
  skeletons: readonly [string, string];
  /** Without separators, diacritics and invisible characters. */
  compact: string;
  /** The same where everything that looks alike is one letter: "rn4y4" and "maya" agree. */
  bare: string;
  /** Words between separators, capitals and numbers, bare. */
  tokens: readonly string[];
  /** Words between separators alone: "md5-js" holds the words of "js-md5", whose tokens are three. */
  words: readonly string[];
  /** `bare` of what is left without decorations that stand apart ("real_", "Official", "2024") and titles. */
  core: string;
  /** The core as written, without separators: for searching, where "i" must stay "i". */
  coreText: string;
  /** The core's own words. */
  coreTokens: readonly string[];
  /** Cores that also cut decorations not set apart: "mayaofficial" may be "maya". */
  looseCores: readonly string[];
  /** What was cut for each of them. */
  looseCuts: readonly (readonly string[])[];
  /** The decorations cut off for `core`. */
  cut: readonly string[];
  /** The decorations cut off for `core` and for `looseCores`. */
  decorations: readonly string[];
  /** The one of them that the platform put there. */
  assigned?: string;
};

const MAX_GLYPHS = 64;
/** A shorter rest is no name: "the" + "o" is not a decorated "o". */
const MIN_CORE = 3;
const MIN_LOOSE_CORE = 4;

export function handleShape(handle: string, platform?: string): HandleShape {
  const raw = clipNfkc(chosenPart(handle.trim()), MAX_GLYPHS);
  const text = raw.toLowerCase();
  const compact = stripDiacritics(stripSeparators(stripIgnorables(text)));
  const assigned = assignedEnd(raw, platform)?.toLowerCase();
  const words = assigned ? [...splitWords(raw.slice(0, -assigned.length)), assigned] : splitWords(raw);
  const { kept, cut } = withoutDecorations(words, assigned);
  const tokens = words.map(bareOf);
  const coreTokens = kept.map(bareOf).filter((token) => token !== '');
  const loose = looseCores(assigned ? compact.slice(0, -assigned.length) : compact);
  return {
    text,
    skeletons: [skeleton(text), foldedSkeleton(raw)],
    compact,
    bare: bareOf(compact),
    tokens,
    words: text
      .split(SEPARATORS)
      .map(bareOf)
      .filter((word) => word !== ''),
    core: coreTokens.join('') || bareOf(compact),
    coreText: stripDiacritics(kept.join('').toLowerCase()),
    coreTokens,
    looseCores: loose.map(({ core }) => bareOf(core)),
    looseCuts: loose.map(({ words }) => words),
    cut,
    decorations: [...new Set([...cut, ...loose.flatMap(({ words: [word] }) => word!)])],
    ...(assigned && { assigned }),
  };
}

/**
 * Folds every layer away. "l", "I", "1" and "i" become one letter, as do "o" and "0", and "rn" and "m", so that a letter more
 * or less is one letter.
 */
export function bareOf(text: string): string {
  const shown = stripDiacritics(stripSeparators(stripIgnorables(text.normalize('NFKC'))));
  const plain = stripDiacritics(foldedSkeleton(shown.replace(FOREIGN, (letter) => DRAWN.get(letter)!)));
  return plain
    .toLowerCase()
    .replace(/[0134578@$!]/g, (sign) => LEET[sign]!)
    .replace(/[i|!]/g, 'l')
    .replace(/vv/g, 'w')
    .replace(/rn/g, 'm');
}

/** Letters that pass for a Latin one among others of their alphabet; UTS #39 leaves out those that are drawn smaller. */
const DRAWN = new Map(
  [...FOREIGN_GLYPHS].flatMap(([latin, alike]) => alike.map((letter) => [letter, latin])),
);
const FOREIGN = new RegExp(`[${[...DRAWN.keys()].join('')}]`, 'gu');

const SEPARATORS = /[\p{Z}\p{Pd}\p{Pc}.·•:/\\|~+]+/u;
const BORDERS = new RegExp(
  `${SEPARATORS.source}|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{L}{2})(?=\\d+$)|(?<=^\\d+)(?=\\p{L}{2})`,
  'u',
);

/** "RealMaya_Hollimund99" -> Real, Maya, Hollimund, 99. */
function splitWords(raw: string): string[] {
  return stripIgnorables(raw)
    .split(BORDERS)
    .filter((word) => word !== '');
}

/** Cuts decorations that stand apart, from both ends, while a name remains. A title is cut even when glued: "RepMaya". */
function withoutDecorations(words: string[], assigned?: string): { kept: string[]; cut: string[] } {
  const kept = [...words];
  const cut: string[] = [];
  const isDecoration = (word: string) =>
    DECORATIONS.has(word.toLowerCase()) || /^\d+$/.test(word) || word.length === 1 || word === assigned;
  const rest = () => kept.join('').length;
  for (let more = true; more && kept.length > 1;) {
    more = false;
    for (const end of ['pop', 'shift'] as const) {
      const word = end === 'pop' ? kept.at(-1)! : kept[0]!;
      if (kept.length > 1 && isDecoration(word) && rest() - word.length >= MIN_CORE) {
        kept[end]();
        cut.push(word.toLowerCase());
        more = true;
      }
    }
  }
  if (kept.length === 1) {
    const title = GLUED_TITLES.find((word) => kept[0]!.toLowerCase().startsWith(word));
    if (title && kept[0]!.length - title.length >= MIN_LOOSE_CORE) {
      kept[0] = kept[0]!.slice(title.length);
      cut.push(title);
    }
  }
  return { kept, cut };
}

const longestFirst = (a: string, b: string) => b.length - a.length;
const GLUED_TITLES = [...TITLE_WORDS].filter((word) => word.length >= 3).sort(longestFirst);
const GLUED = [...new Set([...CLAIMS, ...DECORATIONS])].filter((word) => word.length >= 2).sort(longestFirst);
const GLUED_FRONT = GLUED.filter((word) => word.length >= 3 || ['mr', 'dr', 'ms', 'im'].includes(word));

/** What remains when a known word or a number is cut from the front, the end, or both. At most four. */
function looseCores(compact: string): { core: string; words: string[] }[] {
  const found: { core: string; words: string[] }[] = [];
  const back = (text: string) => {
    const digits = /\d+$/.exec(text)?.[0];
    return digits ?? GLUED.find((word) => text.endsWith(word) && text.length - word.length >= MIN_LOOSE_CORE);
  };
  const front = GLUED_FRONT.find(
    (word) => compact.startsWith(word) && compact.length - word.length >= MIN_LOOSE_CORE,
  );
  const add = (core: string, ...words: string[]) => {
    if (core.length >= MIN_LOOSE_CORE) found.push({ core, words });
  };
  const last = back(compact);
  if (last) {
    const core = compact.slice(0, -last.length);
    add(core, last);
    const second = back(core);
    if (second) add(core.slice(0, -second.length), second, last);
  }
  if (front) {
    add(compact.slice(front.length), front);
    if (last) add(compact.slice(front.length, -last.length), front, last);
  }
  return found;
}
