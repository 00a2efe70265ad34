import { slipDistance } from '../glyph/edit-distance.ts';
import { NICKNAME_FAMILIES } from '../tables/nickname-families.ts';

/** Spellings of one sound are one: "Cathy", "Kathie" and "Kathi" -> "kati". */
function spelled(name: string): string {
  return (
    name
      .replace(/ph/g, 'f')
      .replace(/(?<!t)ch(?=[aro]|$)|ck|c(?=[aoulrtk]|$)/g, 'k')
      .replace(/th/g, 't')
      // after a vowel or a nasal it is not heard: "Sarah", "Johnathan"
      .replace(/(?<=[aeiounmlr])h(?![aeiou])|(?<=[nmlr])h/g, '')
      .replace(/(ie|ey|ye|ee|y|i)$/, 'i')
      .replace(/y/g, 'i')
      .replace(/z/g, 's')
      .replace(/(.)\1+/g, '$1')
  );
}

let table: ReturnType<typeof readFamilies> | undefined;
/** Read when the first name is asked for: twelve thousand spellings take longer than a function may take to start. */
const known = () => (table ??= readFamilies());

function readFamilies() {
  const families = new Map<string, Set<number>>();
  const fullNames = new Set<string>();
  NICKNAME_FAMILIES.trim()
    .split(/[|\n]/)
    .forEach((family, index) => {
      const names = family.split(' ');
      fullNames.add(names[0]!);
      for (const name of names) {
        const spelling = spelled(name);
        families.set(spelling, (families.get(spelling) ?? new Set()).add(index));
      }
    });
  const byStem = new Map<string, Set<number>>();
  for (const name of fullNames) {
    const spelling = spelled(name);
    for (let length = 5; length <= name.length; length++) {
      const stem = spelling.slice(0, length);
      const found = byStem.get(stem) ?? new Set();
      for (const family of families.get(spelling)!) found.add(family);
      byStem.set(stem, found);
    }
  }
  return { families, fullNames, byStem };
}

/** What is asked of one word again and again: a list of people holds it beside thousands of others. */
function readingOf(name: string) {
  const spelling = spelled(name);
  const { families, fullNames } = known();
  const isFull = fullNames.has(name);
  return {
    name,
    spelling,
    families: families.get(spelling),
    isFull,
    isPatronymic: PATRONYMIC.test(name),
    bones: spelling.replace(/[aeiouh]/g, ''),
    stemFamilies: familiesOfStem(name, spelling),
    /** What stands in the names that it is short for, worked out when it is the shorter one. */
    stems: undefined as readonly string[] | undefined,
    part: undefined as string | undefined,
  };
}
type Reading = ReturnType<typeof readingOf>;

function read(name: string): Reading {
  const before = readings.get(name);
  if (before) return before;
  if (readings.size >= 100_000) readings.clear();
  const made = readingOf(name);
  readings.set(name, made);
  return made;
}
const readings = new Map<string, Reading>();

/** Whether a word is a first name that many bear. */
export const isFirstName = (word: string) => read(word).families !== undefined;

/**
 * Whether one first name can be short for the other, or both for a third: by the table, by spelling ("Carl", "Karl"), or by
 * the way short forms are made: a beginning or a part of the name, with an ending ("Abigail" -> "Abb-ie", "Christina" -> "Tina").
 * Lower-case ASCII words. Two full names ("Mary", "Martin") are never short for each other by rule.
 */
export function areNicknames(a: string, b: string): boolean {
  const [x, y] = [read(a), read(b)];
  if (areRelated(x, y)) return true;
  if (x.isPatronymic !== y.isPatronymic) return false;
  // one other vowel between the same consonants: "Allan" and "Allen"
  if (x.bones === y.bones && x.spelling[0] === y.spelling[0] && slipDistance(x.spelling, y.spelling, 1) <= 1)
    return true;
  const [long, short] = a.length >= b.length ? [x, y] : [y, x];
  if (!x.families && !y.families)
    return short.name.length < long.name.length && isPartOf(short, long.spelling);
  if (long.isFull && short.isFull) return false;
  return isShortOf(short, long.spelling) || meet(short.families, long.stemFamilies);
}

/** By the table or by spelling alone. */
export const areKnownNicknames = (a: string, b: string): boolean => areRelated(read(a), read(b));

const areRelated = (x: Reading, y: Reading): boolean =>
  x.spelling === y.spelling || meet(x.families, y.families);

function meet(some: ReadonlySet<number> | undefined, others: ReadonlySet<number> | undefined): boolean {
  if (some && others) for (const one of some) if (others.has(one)) return true;
  return false;
}

/** "Ivanovich" is Ivan's son, not Ivan. */
const PATRONYMIC = /(?:[oe]vi(?:ch|c|tch|tsch|cz)|[oe]vna|[oi]nichna|ovych)$/;

const ENDINGS = ['ie', 'ey', 'y', 'i', 'ee', 'sie', 'sy', 'e', 'o', 'a', 's'];

/**
 * For names that no list knows: one closed syllable from the front, as it is or with a pet ending ("Kev" and "Kevvy" of
 * "Kevin"), or any part of four letters and more ("Veda" of "Laveda").
 */
function isPartOf(short: Reading, long: string): boolean {
  const stem = (short.part ??= spelled(short.name.replace(/(?<=..[^aeiou])(ie|ey|y|i|o)$/, '')));
  if (stem.length < 3 || long.length < stem.length + 2) return false;
  return stem.length >= 4 ? long.includes(stem) : long.startsWith(stem) && CLOSED_SYLLABLE.test(stem);
}
const CLOSED_SYLLABLE = /^[^aeiou]*[aeiou]+[^aeiou]+$/;

function isShortOf(short: Reading, long: string): boolean {
  for (const stem of (short.stems ??= stemsOf(short.name)))
    if (stem.length >= 3 ? long.includes(stem) : long.length >= 4 && long.startsWith(stem)) return true;
  return false;
}

/** A short name as it is and without each ending that it may have; two letters say little, one nothing. */
function stemsOf(short: string): string[] {
  const stems = ['', ...ENDINGS]
    .filter((ending) => short.endsWith(ending))
    .map((ending) =>
      spelled(short.slice(0, short.length - ending.length)).replace(/i$/, ending === '' ? 'i' : ''),
    );
  return [...new Set(stems)].filter((stem) => stem.length >= 2);
}

/** A variant of a full name shares its short forms: "Margaretta" those of "Margaret". */
function familiesOfStem(long: string, stem: string): ReadonlySet<number> {
  if (long.length >= 6)
    for (let length = stem.length - 1; length >= 5; length--) {
      const found = known().byStem.get(stem.slice(0, length));
      if (found) return found;
    }
  return NONE;
}
const NONE: ReadonlySet<number> = new Set();

/** Numbers of the families of names that a first name belongs to, by the table or as a variant; names of one may be short for each other. */
export function familiesOf(word: string): ReadonlySet<number> {
  const { families, stemFamilies } = read(word);
  return new Set([...(families ?? NONE), ...stemFamilies]);
}
