import { isCommonName, isNameHandle } from './common-names.ts';
import { nameLikeness } from '../../name/name-signal.ts';
import { CLAIMS } from '../../handle/decorations.ts';
import type { HandleShape } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { areTwoPeople } from './two-people.ts';

/** As alike as two handles are that differ in a digit for a letter ("f1t"); in a period or an underscore they are more so. */
const VERY_HANDLE = 0.96;
const VERY_HANDLE_AND_CLAIM = 0.95;
/** A shorter word stands in a handle by chance. */
const A_WORD = 3;

/**
 * Whether both have something else behind one name, and one or both set it apart: "Emma Hughes | Online Coach", "Emma Hughes Fitness". So do
 * two people of one name, to be told apart.
 */
export const haveOtherTails = ({ name: mine }: Prepared, { name: other }: Prepared): boolean =>
  !!mine && !!other && !!(mine.head ?? other.head) && nameLikeness(mine, other).kind === 'other words after';

/**
 * Whether such an account has the very handle, too, or the handle beside a claim ("_official"), and no picture or text of somebody else. A common
 * name makes its handle by itself, though not with a letter in disguise.
 */
export function isOneNameBesideHandle(signals: Elements, yours: Prepared, theirs: Prepared): boolean {
  const least = theirs.handle?.cut.some((word) => CLAIMS.has(word)) ? VERY_HANDLE_AND_CLAIM : VERY_HANDLE;
  if ((signals.handle ?? 0) < least || areTwoPeople(signals) || !haveOtherTails(yours, theirs)) return false;
  const { name } = (theirs.name!.head ?? yours.name!.head)!;
  return !(isCommonName(name) && [yours, theirs].every(({ handle }) => isOwnSpelling(handle!, name)));
}

const isOwnSpelling = (handle: HandleShape, name: NameShape): boolean =>
  isNameHandle(handle, name) &&
  name.tokens.every((word) => word.length < A_WORD || handle.compact.includes(word));
