import { nameShape } from '../engine/name/name-shape.ts';

/**
 * A name folded so that its words in any order, and all that reads as one, are one: "Lopez, María" -> "iopez maria",
 * "Theodosia Plurntree" and "Theodosia Plumtree" -> "piumtree theodosia".
 */
export function nameKey(name: string | null | undefined): string | undefined {
  const { tokens } = nameShape(name ?? '');
  return tokens.length === 0 ? undefined : keyOf(tokens);
}

/** A key as `nameKey` makes it now: a row has the one of its last look, when look-alikes may not have been folded yet. */
export const foldedKey = (key: string): string => keyOf(key.split(' '));

// An index takes keys of so many bytes and no more.
const keyOf = (words: readonly string[]) => words.map(readAs).sort().join(' ').slice(0, 200);

/** Digits, and the letter that is drawn as one, by what they are read as. */
const drawnAs: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  l: 'i',
};

/** What small letters and digits are read as at a glance: "ho11irnund" and "hollimund" are both "hoiiimund". */
export const readAs = (text: string): string =>
  text
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[0-9l]/g, (sign) => drawnAs[sign]!);
