import { isCommonName } from './common-names.ts';
import { areNicknames, isFirstName } from '../../name/nicknames.ts';
import { bareOf } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { areTwoPeople } from './two-people.ts';
import { SAME_NAME } from '../../name/contradictions.ts';

/** A shorter handle is what many would write. */
const LONG = 8;
/** From here on a handle counts as copied. */
const COPIED = 0.72;

/**
 * Whether the name that an account shows is one's own handle spelled out: "Winifred Sings" beside Winifred's "winifredsings". It is no other
 * name then. Only where it begins with the own first name, and isn't what a stranger is called: a handle of a former surname ("sarahsmith" of
 * Sarah Jones) or of two first names ("annasophie") is a name of others.
 */
export function spellsHandle({ handle, name }: Prepared, { name: shown }: Prepared): boolean {
  if (!handle || !name || !shown || handle.compact.length < LONG) return false;
  return [shown, shown.head?.name].some(
    (other) =>
      !!other &&
      bareOf(other.letters) === bareOf(handle.compact) &&
      other.tokens.length > 1 &&
      beginsAlike(name, other) &&
      !isCommonName(other) &&
      !other.tokens.every(isFirstName),
  );
}

function beginsAlike({ tokens: [mine] }: NameShape, { tokens: [first] }: NameShape): boolean {
  return !!mine && !!first && (mine === first || areNicknames(mine, first));
}

/** Whether such an account has a handle like the own one, too, and no picture or text of somebody else. */
export const isNamedByHandle = (signals: Elements, yours: Prepared, theirs: Prepared): boolean =>
  (signals.handle ?? 0) >= COPIED &&
  // Two of one name are judged by that.
  (signals.name ?? 0) < SAME_NAME &&
  !areTwoPeople(signals) &&
  spellsHandle(yours, theirs);
