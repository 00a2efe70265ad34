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

/** Words in any order, as they are read, in one key. */
export const readKey = (words: readonly string[]): string =>
  // An index takes keys of so many bytes and no more.
  words.map(readAs).sort().join(' ').slice(0, 200);

/** A key as `nameKey` makes it now: a row has the one of its last look, when look-alikes may not have been folded yet. */
export const foldedKey = (key: string): string => readKey(key.split(' '));
