import { slipDistance } from '../glyph/edit-distance.ts';
import { NICKNAME_FAMILIES } from '../tables/nickname-families.ts';

/** Spellings of one sound are one: "Cathy", "Kathie" and "Kathi" -> "kati". */
function spelled(name: string): string {
  const before = spellings.get(name);
  if (before !== undefined) return before;
  if (spellings.size >= 100_000) spellings.clear();
  const made = spell(name);
  spellings.set(name, made);
  return made;
}
const spellings = new Map<string, string>();

function spell(name: string): string {
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
      for (const name of names)
        families.set(spelled(name), (families.get(spelled(name)) ?? new Set()).add(index));
    });
  const byStem = new Map<string, Set<number>>();
  for (const name of fullNames)
    for (let length = 5; length <= name.length; length++) {
      const stem = spelled(name).slice(0, length);
      const found = byStem.get(stem) ?? new Set();
      for (const family of families.get(spelled(name))!) found.add(family);
      byStem.set(stem, found);
    }
  return { families, fullNames, byStem };
}

/** Whether a word is a first name that many bear. */
export const isFirstName = (word: string) => known().families.has(spelled(word));

/**
 * Whether one first name can be short for the other, or both for a third: by the table, by spelling ("Carl", "Karl"), or by
 * the way short forms are made: a beginning or a part of the name, with an ending ("Abigail" -> "Abb-ie", "Christina" -> "Tina").
 * Lower-case ASCII words. Two full names ("Mary", "Martin") are never short for each other by rule.
 */
export function areNicknames(a: string, b: string): boolean {
  if (areKnownNicknames(a, b)) return true;
  const [x, y] = [spelled(a), spelled(b)];
  const { families, fullNames } = known();
  const [of, other] = [families.get(x), families.get(y)];
  if (PATRONYMIC.test(a) !== PATRONYMIC.test(b)) return false;
  // one other vowel between the same consonants: "Allan" and "Allen"
  if (x[0] === y[0] && stripVowels(x) === stripVowels(y) && slipDistance(x, y, 1) <= 1) return true;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (!of && !other) return short.length < long.length && isPartOf(short, spelled(long));
  if (fullNames.has(long) && fullNames.has(short)) return false;
  return isShortOf(short, spelled(long)) || familyOfStem(long, short);
}

/** By the table or by spelling alone. */
export function areKnownNicknames(a: string, b: string): boolean {
  const [x, y] = [spelled(a), spelled(b)];
  if (x === y) return true;
  const [of, other] = [known().families.get(x), known().families.get(y)];
  if (of && other) for (const family of of) if (other.has(family)) return true;
  return false;
}

/** "Ivanovich" is Ivan's son, not Ivan. */
const PATRONYMIC = /(?:[oe]vi(?:ch|c|tch|tsch|cz)|[oe]vna|[oi]nichna|ovych)$/;

const ENDINGS = ['ie', 'ey', 'y', 'i', 'ee', 'sie', 'sy', 'e', 'o', 'a', 's'];

/**
 * For names that no list knows: one closed syllable from the front, as it is or with a pet ending ("Kev" and "Kevvy" of
 * "Kevin"), or any part of four letters and more ("Veda" of "Laveda").
 */
function isPartOf(short: string, long: string): boolean {
  const stem = spelled(short.replace(/(?<=..[^aeiou])(ie|ey|y|i|o)$/, ''));
  if (stem.length < 3 || long.length < stem.length + 2) return false;
  return stem.length >= 4 ? long.includes(stem) : long.startsWith(stem) && CLOSED_SYLLABLE.test(stem);
}
const CLOSED_SYLLABLE = /^[^aeiou]*[aeiou]+[^aeiou]+$/;

function isShortOf(short: string, long: string): boolean {
  for (const ending of ['', ...ENDINGS]) {
    if (!short.endsWith(ending)) continue;
    const stem = spelled(short.slice(0, short.length - ending.length)).replace(
      /i$/,
      ending === '' ? 'i' : '',
    );
    if (
      stem.length >= 3 ? long.includes(stem) : stem.length === 2 && long.length >= 4 && long.startsWith(stem)
    )
      return true;
  }
  return false;
}

const stripVowels = (spelling: string) => spelling.replace(/[aeiouh]/g, '');

/** A variant of a full name shares its short forms: "Margaretta" those of "Margaret". */
function familyOfStem(long: string, short: string): boolean {
  const other = known().families.get(spelled(short));
  if (!other) return false;
  for (const family of familiesOfStem(long)) if (other.has(family)) return true;
  return false;
}

function familiesOfStem(long: string): ReadonlySet<number> {
  const stem = spelled(long);
  if (long.length >= 6)
    for (let length = stem.length - 1; length >= 5; length--) {
      const found = known().byStem.get(stem.slice(0, length));
      if (found) return found;
    }
  return NONE;
}
const NONE: ReadonlySet<number> = new Set();

/** Numbers of the families of names that a first name belongs to, by the table or as a variant; names of one may be short for each other. */
export const familiesOf = (word: string): ReadonlySet<number> =>
  new Set([...(known().families.get(spelled(word)) ?? NONE), ...familiesOfStem(word)]);
