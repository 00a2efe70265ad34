import { NAME_SPELLINGS } from '../tables/name-spellings.ts';

const groups = new Map<string, number[]>();
NAME_SPELLINGS.trim()
  .split(/[|\n]/)
  .forEach((group, index) => {
    for (const word of group.split(' ')) groups.set(word, [...(groups.get(word) ?? []), index]);
  });

const NONE: readonly number[] = [];

/** Numbers of the groups a lower-case ASCII word is a spelling of. */
export const spellingsOf = (word: string): readonly number[] => groups.get(word) ?? NONE;

/** Whether two words are one name as two hands romanise it: "Hussein" and "Husayn", "Park" and "Pak". */
export const areSpellings = (a: string, b: string): boolean => {
  const other = spellingsOf(b);
  return spellingsOf(a).some((group) => other.includes(group));
};
