import { SAME_NAME } from '../../name/contradictions.ts';
import type { NameShape } from '../../name/name-shape.ts';
import { areNicknames } from '../../name/nicknames.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';

/**
 * Both sides as they are, and, where their names are one and not the same, both under either: what two people of one name have in common is no
 * more where one of them shows a title, a trade or a short form ("Emma Hughes, RDN"). Not where a name is in disguise, or has lost a letter.
 */
export function underOneName(
  { name = 0 }: Elements,
  yours: Prepared,
  theirs: Prepared,
): readonly (readonly [Prepared, Prepared])[] {
  const [mine, other] = [yours.name, theirs.name];
  const isOne = name >= SAME_NAME && mine && other && mine.text !== other.text;
  if (
    !isOne ||
    other.mixed ||
    !isWithin(mine, other) ||
    mine.skeletons.some((one) => other.skeletons.includes(one))
  )
    return [[yours, theirs]];
  return [
    [yours, theirs],
    [{ ...yours, name: other }, theirs],
    [yours, { ...theirs, name: mine }],
  ];
}

/** Whether each word of the shorter name stands in the other one, or a short form of it does. */
function isWithin({ tokens: mine }: NameShape, { tokens: other }: NameShape): boolean {
  const [few, many] = mine.length <= other.length ? [mine, other] : [other, mine];
  return few.every((word) => many.some((one) => one === word || areNicknames(word, one)));
}
