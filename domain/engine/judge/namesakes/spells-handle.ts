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
/** So alike a handle is the own one but for a letter. */
const ONE_LETTER = 0.9;
/** A shorter first name begins other words: "Mark" of "marketing". */
const SET_IN = 5;

/**
 * Whether the name that an account shows is one's own handle spelled out: "Winifred Sings" beside Winifred's "winifredsings". It is no other
 * name then. Only where the own name is another one, begins with the same first name, and it isn't what strangers are called: a handle of a
 * common former surname ("sarahsmith" of Sarah Jones) or of two first names ("annasophie") is a name of others.
 */
export function spellsHandle({ handle, name }: Prepared, { name: shown }: Prepared): boolean {
  if (!handle || !name || !shown || handle.compact.length < LONG) return false;
  const spells = (one: NameShape | undefined) => !!one && bareOf(one.letters) === bareOf(handle.compact);
  if (spells(name) || spells(name.head?.name)) return false;
  return [shown, shown.head?.name].some(
    (other) =>
      !!other &&
      spells(other) &&
      beginsAlike(name, other) &&
      !isCommonName(other) &&
      !other.tokens.every(isFirstName),
  );
}

/** In one word, too: "winifredsings". */
function beginsAlike({ tokens: [mine] }: NameShape, { tokens: [first, more] }: NameShape): boolean {
  if (!mine || !first) return false;
  if (more === undefined) return mine.length >= SET_IN && first.startsWith(mine) && isFirstName(mine);
  return mine === first ? isFirstName(mine) : areNicknames(mine, first);
}

/** Whether such an account has a handle like the own one, too, and no picture or text of somebody else. */
export const isNamedByHandle = (signals: Elements, yours: Prepared, theirs: Prepared): boolean =>
  (signals.handle ?? 0) >= ONE_LETTER &&
  // Two of one name are judged by that.
  (signals.name ?? 0) < SAME_NAME &&
  !areTwoPeople(signals) &&
  spellsHandle(yours, theirs);
