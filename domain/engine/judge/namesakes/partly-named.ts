import { bareOf, type HandleShape } from '../../handle/handle-shape.ts';
import type { NameShape } from '../../name/name-shape.ts';
import { areNicknames, isFirstName } from '../../name/nicknames.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { areTwoPeople } from './two-people.ts';
import { isCommonName, isNameHandle } from './common-names.ts';
import { BACKUPS, CLAIMS } from '../../handle/decorations.ts';
import type { HandleLikeness } from '../../handle/handle-signal.ts';
import { withoutAccount } from '../../name/name-signal.ts';

/** As alike as two handles are to the eye that differ in a period or an underscore. */
const SAME_TO_THE_EYE = 0.97;
/** As alike as they are beside a word that claims to be the same. */
const CLAIMED = 0.95;
/** A shorter word stands in a handle by chance. */
const A_WORD = 3;
/** A shorter handle is what many would write. */
const LONG = 8;

/**
 * Whether an account that shows the first word of the name has the very handle: "Anna" at "annakeller" beside Anna Keller's "anna.keller". By
 * itself the word is anybody's, and so is a handle that holds no more of the name ("annak", "annacodes") or nothing but a name that many share,
 * unless a letter is in disguise ("annac0des") or it says to be another account of the same ("annacodes_backup"): nobody else writes so. Two
 * pictures or two texts tell two people.
 */
export function isPartlyNamed(
  signals: Elements,
  yours: Prepared,
  theirs: Prepared,
  kind?: HandleLikeness['kind'],
): boolean {
  const { handle } = theirs;
  const [mine, other] = [yours, theirs].map(({ name }) => name && withoutAccount(name));
  if (areTwoPeople(signals) || !mine || !other || !handle) return false;
  const [short, long] = mine.tokens.length > other.tokens.length ? [other, mine] : [mine, other];
  const [word, ...more] = short.tokens;
  if (word === undefined || more.length > 0 || !isShort(word, long.tokens[0]!)) return false;
  const likeness = signals.handle ?? 0;
  const own = yours.handle?.bare ?? '';
  const isLong = own.length >= LONG && own !== bareOf(word);
  if (isLong && likeness >= CLAIMED && passesForIt(handle, kind)) return true;
  if (likeness < SAME_TO_THE_EYE || word !== long.tokens[0]) return false;
  return !(isCommonName(long) && isNameHandle(handle, long)) && holdsMore(handle, long);
}

/** "Archie" of Archibald, too. */
const isShort = (word: string, first: string) => word === first || areNicknames(word, first);

/** Whether a handle wants to be taken for the own one: by a letter in disguise, or a word that says so. */
const passesForIt = ({ cut, looseCuts }: HandleShape, kind: HandleLikeness['kind'] | undefined): boolean =>
  kind === 'homoglyph' ||
  kind === 'leet' ||
  [...cut, ...looseCuts.flat()].some((word) => CLAIMS.has(word) || BACKUPS.has(word));

/** Whether a handle holds the first word of a name and with it another one, or the initials of two more ("bartholomew.nv"). */
function holdsMore({ compact, bare }: HandleShape, { tokens }: NameShape): boolean {
  const [first, ...others] = tokens;
  return [compact, bare].some((handle) => {
    const [word, ...rest] = [first!, ...others].map((token) => (handle === bare ? bareOf(token) : token));
    if (word!.length < A_WORD || !handle.includes(word!)) return false;
    const left = handle.replace(word!, ' ');
    const initials = rest.map((token) => token.charAt(0)).join('');
    return (
      rest.some(
        // "Maria" of Anna Maria Keller is no surname; "James" of Ottilie James is.
        (token, at) =>
          token.length >= A_WORD && left.includes(token) && (at === rest.length - 1 || !isFirstName(token)),
      ) ||
      (rest.length > 1 && left.trim() === initials)
    );
  });
}
