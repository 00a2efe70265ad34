import type { SignalName } from '../judgement.ts';
import type { Prepared } from '../prepare.ts';
import { isCommonName, isWordOfName } from './common-names.ts';

/** As alike as two handles are to the eye that differ in a period or an underscore. */
const SAME_TO_THE_EYE = 0.97;
/** Less alike, two pictures are two people (domain/engine/judge/verdict.ts). */
const OTHER_PHOTO = 0.25;

/**
 * Whether an account that shows one word of the name has the very handle: "Anna" at "annakeller" beside Anna Keller's "anna.keller". By
 * itself the word is anybody's, and so is a handle of that word alone, or of a name that many share; two pictures tell two people.
 */
export function isPartlyNamed(
  signals: Partial<Record<SignalName, number>>,
  { name: mine }: Prepared,
  { name: other, handle }: Prepared,
): boolean {
  if ((signals.handle ?? 0) < SAME_TO_THE_EYE || (signals.photo ?? 1) <= OTHER_PHOTO) return false;
  if (!mine || !other || !handle) return false;
  const [short, long] = mine.tokens.length > other.tokens.length ? [other, mine] : [mine, other];
  const [word, ...more] = short.tokens;
  if (word === undefined || more.length > 0 || !long.tokens.includes(word)) return false;
  return long.tokens.length > 1 && !isCommonName(long) && !isWordOfName(handle, long);
}
