import { NAME_SPELLINGS } from '../tables/name-spellings.ts';

let known: ReadonlyMap<string, number[]> | undefined;

/** Read with the first that asks. */
function groups(): ReadonlyMap<string, number[]> {
  if (known) return known;
  const read = new Map<string, number[]>();
  NAME_SPELLINGS.trim()
    .split(/[|\n]/)
    .forEach((group, index) => {
      for (const word of group.split(' ')) read.set(word, [...(read.get(word) ?? []), index]);
    });
  return (known = read);
}

const NONE: readonly number[] = [];

/** Numbers of the groups a lower-case ASCII word is a spelling of. */
export const spellingsOf = (word: string): readonly number[] => groups().get(word) ?? NONE;

/** Whether two words are one name as two hands romanise it: "Hussein" and "Husayn", "Park" and "Pak". */
export const areSpellings = (a: string, b: string): boolean => {
  const other = spellingsOf(b);
  return spellingsOf(a).some((group) => other.includes(group));
};
