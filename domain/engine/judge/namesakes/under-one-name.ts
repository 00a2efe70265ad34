import { SAME_NAME } from '../../name/contradictions.ts';
import type { NameShape } from '../../name/name-shape.ts';
import { areNicknames, isFirstName } from '../../name/nicknames.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { claimsInName } from './more-than-name.ts';

/**
 * Both sides as they are, and, where their names are one and not the same, both under the shorter, or either where they have as many words: what
 * two people of one name have in common is no more where one of them shows a title, a trade or a short form ("Emma Hughes, RDN"). Not where a
 * name is in disguise, is said to be another account's, or has lost a letter. Under the longer name its trade would be a part of both handles.
 */
export function underOneName(
  { name = 0 }: Elements,
  yours: Prepared,
  theirs: Prepared,
): readonly (readonly [Prepared, Prepared])[] {
  const [mine, other] = [yours.name, theirs.name];
  const asTheyAre = [[yours, theirs]] as const;
  if (name < SAME_NAME || !mine || !other || mine.text === other.text) return asTheyAre;
  if (
    other.mixed ||
    claimsInName(yours, theirs) ||
    !isWithin(mine, other) ||
    mine.skeletons.some((one) => other.skeletons.includes(one))
  )
    return asTheyAre;
  const more = mine.tokens.length - other.tokens.length;
  return [
    [yours, theirs],
    ...(more >= 0 ? [[{ ...yours, name: other }, theirs] as const] : []),
    ...(more <= 0 ? [[yours, { ...theirs, name: mine }] as const] : []),
  ];
}

/** Whether each word of the shorter name stands in the other one, or is a short form of its first. */
function isWithin({ tokens: mine }: NameShape, { tokens: other }: NameShape): boolean {
  const [few, many] = mine.length <= other.length ? [mine, other] : [other, mine];
  return few.every((word, at) => many.includes(word) || (at === 0 && isShort(word, many[0]!)));
}

/** A surname has no short form, and "Huges" is no other spelling of Hughes. */
const isShort = (word: string, first: string): boolean =>
  isFirstName(word) &&
  isFirstName(first) &&
  areNicknames(word, first) &&
  !isSlip(word, first) &&
  !isSlip(first, word);

/** A letter held down ("Emmma", "Sofiaa", "Johnn") beside the same name; "Scott" and "Aaron" are names of their own. */
const isSlip = (slipped: string, name: string): boolean =>
  slipped.length > name.length &&
  slipped.replace(/(.)\1+/g, '$1') === name.replace(/(.)\1+/g, '$1') &&
  /(.)\1\1|([aou])\2$|[^aeiouy]([^aeiou])\3$/.test(slipped);
