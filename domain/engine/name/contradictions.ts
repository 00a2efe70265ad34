import type { NameShape } from './name-shape.ts';
import type { WordPairs } from './word-pairs.ts';

/** From here on two names are spoken of as one. */
export const SAME_NAME = 0.84;
/** Highest value of names that contradict each other: below every threshold. */
export const CONTRADICTION = 0.8;

/** "Salman bin Muhammad" is the father or the son of "Muhammad bin Salman". */
export const reversedDescent = ({ descent: a }: NameShape, { descent: b }: NameShape) =>
  a !== undefined && b !== undefined && a[0] === b[1] && a[1] === b[0] && a[0] !== a[1];

/** A Slavic surname tells men from women; where the first names differ too, it is no slip: "Valery Ivanov", "Valeria Ivanova". */
export function areOfOtherSex(pairs: WordPairs): boolean {
  const all = [...pairs].map(([{ text }, { partner }]) =>
    text.length <= partner.text.length ? ([text, partner.text] as const) : ([partner.text, text] as const),
  );
  return (
    all.some(([man, woman]) => MAN.test(man) && woman === `${man}a`) &&
    all.some(([short, long]) => short !== long && short.length > 1 && !MAN.test(short))
  );
}
const MAN = /(?:[oe]v|[iy]n)$/;
