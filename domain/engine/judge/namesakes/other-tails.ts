import { isCommonName, isNameHandle } from './common-names.ts';
import { nameLikeness } from '../../name/name-signal.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { areTwoPeople } from './two-people.ts';

/** As alike as two handles are that differ in a digit for a letter ("f1t"); in a period or an underscore they are more so. */
const VERY_HANDLE = 0.96;

/**
 * Whether both set something else apart behind one name: "Emma Hughes | Online Coach", "Emma Hughes | Personal Trainer". So do two people of one
 * name, to be told apart.
 */
export const haveOtherTails = ({ name: mine }: Prepared, { name: other }: Prepared): boolean =>
  !!mine?.head && !!other?.head && nameLikeness(mine, other).kind === 'other words after';

/** Whether such an account has the very handle, too, and no picture or text of somebody else. A common name makes its handle by itself. */
export function isOneNameBesideHandle(signals: Elements, yours: Prepared, theirs: Prepared): boolean {
  if ((signals.handle ?? 0) < VERY_HANDLE || areTwoPeople(signals) || !haveOtherTails(yours, theirs))
    return false;
  const { name } = theirs.name!.head!;
  return !(isCommonName(name) && [yours, theirs].every(({ handle }) => isNameHandle(handle!, name)));
}
