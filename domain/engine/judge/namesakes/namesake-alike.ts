import { bareOf, type HandleShape } from '../../handle/handle-shape.ts';
import type { HandleLikeness } from '../../handle/handle-signal.ts';
import type { NameShape } from '../../name/name-shape.ts';
import type { SignalName } from '../judgement.ts';
import type { Prepared } from '../prepare.ts';
import type { Elements } from '../verdict.ts';
import { areOneName, isCommonName, isNameHandle, isPartOfName, isWordOfName } from './common-names.ts';
import { sharesWord } from './more-than-name.ts';
import { sharesOnlyName } from './only-name.ts';
import { sharesNumber } from './shared-number.ts';
import { OTHER_BIO, OTHER_PHOTO } from './two-people.ts';

/** How handles differ that people of one name make of it; a letter in disguise is nobody's own spelling. */
const PLAIN = ['same', 'separators', 'decorated', 'reordered', 'edited', 'contained'];

/**
 * Whether all that speaks for a copy is what a namesake has, too: nothing but name and handle are alike, and both handles are made of
 * the name. Of a name that many share, that is enough where what they say of themselves is something else, or isn't known. Of a rare one the pictures must be two pictures: two
 * people make the same handle of it ("omardelacroix"), but whoever copies one of them takes the picture, since that is what others recognise. Its
 * handle may have a number, or a word of their own ("_teapot", not "real_"), where what they say of themselves is something else, too, or isn't
 * known: namesakes tell themselves apart by such words. So they do where each has a word of their own beside a word of the name ("_codes", "_hikes").
 * @param copied the elements that count as copied
 */
export function isNamesakeAlike(
  copied: readonly SignalName[],
  signals: Elements,
  yours: Prepared,
  theirs: Prepared,
  handle: HandleLikeness | undefined,
): boolean {
  if (copied.length !== 2 || !copied.includes('handle') || !copied.includes('name')) return false;
  const name = oneName(yours, theirs);
  const [mine, other] = name
    ? [
        { ...yours, name },
        { ...theirs, name },
      ]
    : [yours, theirs];
  const isCommon = sharesOnlyCommonName(yours, theirs, other);
  if (signals.photo === undefined ? !isCommon : signals.photo > OTHER_PHOTO) return false;
  if (isRespelled(other)) return false;
  const isOtherText = (signals.bio ?? 0) < OTHER_BIO;
  if (areNameHandles(mine, other, handle, isPartOfName))
    return (isCommon && isOtherText) || (handle?.decorations ?? []).every((word) => /^\d+$/.test(word));
  const isAll = name ? isPartOfName : isNameHandle;
  return (
    isOtherText &&
    (isNameWithWord(mine, other, handle, isAll, isCommon) ||
      isNameWithWord(other, mine, handle, isAll, isCommon) ||
      isNameWithInitial(mine, other, isCommon, isAll) ||
      isNameWithInitial(other, mine, isCommon, isAll) ||
      sharesOnlyName(mine.handle!, other.handle!, other.name!))
  );
}

/**
 * Whether many share the name, and nothing more is shared or in disguise: who copies what stands behind the name ("| Online Coach"), a number
 * or a word of the handle shares more.
 */
function sharesOnlyCommonName(yours: Prepared, theirs: Prepared, { name }: Prepared): boolean {
  return (
    !!name &&
    isCommonName(name) &&
    !(yours.name?.head && theirs.name?.head) &&
    !theirs.name?.mixed &&
    !sharesNumber(yours.handle!, theirs.handle!) &&
    !sharesWord(yours, theirs)
  );
}

/** The fuller of their names where they are one: who shows an initial ("H. Oduya") has a handle of the whole all the same. */
function oneName({ name: mine }: Prepared, { name: other }: Prepared): Prepared['name'] {
  if (!mine || !other || !areOneName(mine, other)) return undefined;
  return mine.tokens.join('').length < other.tokens.join('').length ? other : mine;
}

/** Whether a word of the name stands in its handle in other letters that look the same ("srnith"): nobody writes themselves so. */
export const isRespelled = ({ handle, name }: Prepared) =>
  name!.tokens.some(
    (word) => word.length > 2 && handle!.bare.includes(bareOf(word)) && !handle!.compact.includes(word),
  );

/** Whether one handle is nothing but the name, as `isAll` says, and the other the name beside a word that claims nothing. */
export const isNameWithWord = (
  { handle: plain, name }: Prepared,
  { handle: longer }: Prepared,
  handle: HandleLikeness | undefined,
  isAll: typeof isNameHandle,
  isCommon: boolean,
): boolean =>
  !!plain &&
  !!longer &&
  !!name &&
  longer.compact.length > plain.compact.length &&
  (handle?.kind === 'contained' || (handle?.kind === 'edited' && isWithin(plain, longer, isCommon))) &&
  isAll(plain, name) &&
  !longer.cut.some((word) => !/^\d+$/.test(word));

/** Two letters beside a name are a word ("md"); one is a slip of the finger, or meant to pass for one. */
const A_WORD = 2;

/** In front of a rare name it is hung on ("my", "us"), as copies do. */
const isWithin = (
  { compact: short }: HandleShape,
  { compact: long }: HandleShape,
  isCommon: boolean,
): boolean =>
  long.length >= short.length + A_WORD && (long.startsWith(short) || (isCommon && long.endsWith(short)));

/** Whether one handle is nothing but the name, as `isAll` says, and the other the name with an initial in its middle. */
const isNameWithInitial = (plain: Prepared, longer: Prepared, glued: boolean, isAll: typeof isNameHandle) =>
  !!plain.handle &&
  !!plain.name &&
  isAll(plain.handle, plain.name) &&
  plain.handle.cut.every((word) => /^\d+$/.test(word)) &&
  hasInitialBetween(longer, glued);

const EDGES = /^[._-]+|[._-]+$/g;
const APART = /^(.+)[._-]([a-z])[._-](.+)$/;

/** An initial that the name doesn't have ("john.a.smith"); in one word a letter may be a slip, unless many have the name. */
function hasInitialBetween({ handle, name }: Prepared, glued: boolean): boolean {
  const [first, last] = [name?.tokens[0], name?.tokens.at(-1)];
  if (!handle || !first || !last || name!.tokens.length < 2) return false;
  const [, before, letter, after] = APART.exec(handle.text.replace(EDGES, '')) ?? [];
  if (letter !== undefined)
    return before === first && after === last && !name!.tokens.some((word) => word === letter);
  const between = handle.compact.slice(first.length, -last.length);
  return (
    glued &&
    handle.compact === `${first}${between}${last}` &&
    /^[a-z]$/.test(between) &&
    !name!.tokens.includes(between) &&
    // A letter written twice is a slip.
    between !== first.at(-1) &&
    between !== last[0]
  );
}

/** Both all of the name; or both a word of it, unless it is the very handle elsewhere, which few would come to. */
export const areNameHandles = (
  yours: Named,
  theirs: Named,
  handle: HandleLikeness | undefined,
  isAll: typeof isNameHandle = isNameHandle,
): boolean =>
  !!handle &&
  PLAIN.includes(handle.kind) &&
  (handle.kind === 'same' ? [isAll] : [isAll, isWordOfName]).some((isOfName) =>
    [yours, theirs].every((side) => side.handle && side.name && isOfName(side.handle, side.name)),
  );

type Named = { handle?: HandleShape; name?: NameShape };
