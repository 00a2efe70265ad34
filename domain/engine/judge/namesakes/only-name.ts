import { bareOf, type HandleShape } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';

/** Of the longer of two rests, so much in both in one order makes them spellings of one word ("codes", "coodes"). */
const ONE_WORD = 0.7;
/** Shorter words of a name stand in many handles by chance. */
const SHORTEST = 3;

/**
 * Whether two handles have nothing in common but words of the name, beside which each has another word ("christopher_codes",
 * "christopherhikes"): so namesakes tell themselves apart. A word that claims something ("official") is not such a word.
 */
export function sharesOnlyName(yours: HandleShape, theirs: HandleShape, { tokens }: NameShape): boolean {
  if (hasClaim(yours) || hasClaim(theirs)) return false;
  const words = tokens
    .map(bareOf)
    .filter((word) => word.length >= SHORTEST && yours.bare.includes(word) && theirs.bare.includes(word));
  if (words.length === 0) return false;
  const restOf = ({ bare }: HandleShape) => words.reduce((rest, word) => rest.replace(word, ''), bare);
  const [mine, other] = [restOf(yours), restOf(theirs)];
  if (mine === '' || other === '') return false;
  return inBoth(mine, other) < ONE_WORD * Math.max(mine.length, other.length);
}

/** Shorter ones end other words: "hikes" is no "hik" in Spain. */
const SET_IN = 4;

const hasClaim = ({ cut, looseCuts }: HandleShape): boolean =>
  cut.some((word) => !/^\d+$/.test(word)) ||
  looseCuts.flat().some((word) => word.length >= SET_IN && !/^\d+$/.test(word));

/** The length of the longest common subsequence: so many letters stand in both in one order. */
function inBoth(one: string, other: string): number {
  let before = new Array<number>(other.length + 1).fill(0);
  for (const letter of one) {
    const row = [0];
    for (let at = 0; at < other.length; at += 1)
      row.push(letter === other[at] ? before[at]! + 1 : Math.max(before[at + 1]!, row[at]!));
    before = row;
  }
  return before[other.length]!;
}
