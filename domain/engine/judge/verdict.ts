import { bareOf } from '../handle/handle-shape.ts';
import { addsClaim } from './namesakes/adds-claim.ts';
import {
  areOneName,
  areWordAndName,
  isCommonName,
  isNameHandle,
  isPartOfName,
  isWordOfName,
} from './namesakes/common-names.ts';
import { sharesOnlyName } from './namesakes/only-name.ts';
import { haveOtherTails } from './namesakes/other-tails.ts';
import { sharesNumber } from './namesakes/shared-number.ts';
import { OTHER_BIO, OTHER_PHOTO } from './namesakes/two-people.ts';
import { SAME_NAME } from '../name/contradictions.ts';
import type { SignalName, Verdict } from './judgement.ts';
import type { HandleLikeness } from '../handle/handle-signal.ts';
import type { Prepared } from './prepare.ts';

export type Elements = Partial<Record<SignalName, number>>;

/** From which likeness on an element of someone's identity counts as copied. */
const COPIED = { handle: 0.72, name: SAME_NAME, photo: 0.7, bio: 0.5, domain: 0.8 } as const;
/** Two elements that are the same reach it by themselves; two that are just enough to count as copied do not, but for a photo. */
const LIKELY = 65;

/** How handles differ that people of one name make of it; a letter in disguise is nobody's own spelling. */
const PLAIN = ['same', 'separators', 'decorated', 'reordered', 'edited', 'contained'];
/**
 * The elements copied. Two namesakes' handles are alike because their names are: that is one element, not two. Of a rare name, too,
 * where the platform made the handle of it, where one handle is a word of the name and the other all of it, and where what stands
 * behind the name tells two people. A number that both have is no part of the name.
 */
export function copiedElements(
  signals: Elements,
  yours: Prepared,
  theirs: Prepared,
  handle: HandleLikeness | undefined,
): SignalName[] {
  const copied = (Object.keys(COPIED) as (keyof typeof COPIED)[]).filter(
    (signal) => (signals[signal] ?? 0) >= COPIED[signal],
  );
  const together = copied.includes('handle') && copied.includes('name');
  const isOne = () =>
    haveOtherTails(yours, theirs) ||
    (areNameHandles(yours, theirs, handle)
      ? !sharesNumber(yours.handle!, theirs.handle!) &&
        ((isCommonName(theirs.name!) && !addsClaim(yours.handle!, theirs.handle!)) ||
          isAssigned(yours, theirs, handle))
      : ['contained', 'edited'].includes(handle?.kind ?? '') && areWordAndName(yours, theirs));
  return together && isOne() ? copied.filter((signal) => signal !== 'handle') : copied;
}

/**
 * Whether all that speaks for a copy is what a namesake has, too: nothing but name and handle are alike, both handles are made of
 * the name, and the pictures are two pictures. Also of a rare name two people make the same handle ("omardelacroix"); whoever
 * copies one of them takes the picture, since that is what others recognise. A handle with more than
 * the name and a number in it ("real_", "_support") is no namesake's, unless it is a word of their own ("_teapot") and what they say
 * of themselves is something else, too, or isn't known: namesakes tell themselves apart by such words. So they do where each has a word of
 * their own beside a word of the name ("_codes", "_hikes").
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
  // Who copies what stands behind the name, too ("| Online Coach"), or a number, shares more than the name.
  const isCommon =
    !!other.name &&
    isCommonName(other.name) &&
    !(mine.name?.head && other.name.head) &&
    !sharesNumber(mine.handle!, other.handle!);
  if (signals.photo === undefined ? !isCommon : signals.photo > OTHER_PHOTO) return false;
  if (isRespelled(other)) return false;
  return areNameHandles(mine, other, handle, isPartOfName)
    ? isCommon || (handle?.decorations ?? []).every((word) => /^\d+$/.test(word))
    : (signals.bio ?? 0) < OTHER_BIO &&
        (isNameWithWord(mine, other, handle, name ? isPartOfName : isNameHandle) ||
          sharesOnlyName(mine.handle!, other.handle!, other.name!));
}

/** The fuller of their names where they are one: who shows an initial ("H. Oduya") has a handle of the whole all the same. */
function oneName({ name: mine }: Prepared, { name: other }: Prepared): Prepared['name'] {
  if (!mine || !other || !areOneName(mine, other)) return undefined;
  return mine.tokens.join('').length < other.tokens.join('').length ? other : mine;
}

/** Whether a word of the name stands in its handle in other letters that look the same ("srnith"): nobody writes themselves so. */
const isRespelled = ({ handle, name }: Prepared) =>
  name!.tokens.some(
    (word) => word.length > 2 && handle!.bare.includes(bareOf(word)) && !handle!.compact.includes(word),
  );

/** Whether one handle is nothing but the name, as `isAll` says, and the other the name beside a word that claims nothing. */
const isNameWithWord = (
  yours: Prepared,
  theirs: Prepared,
  handle: HandleLikeness | undefined,
  isAll: typeof isNameHandle,
) =>
  (handle?.kind === 'contained' ||
    (handle?.kind === 'edited' && hasMoreBehind(yours.handle, theirs.handle))) &&
  [yours, theirs].some(
    (side, at, sides) =>
      side.handle &&
      side.name &&
      isAll(side.handle, side.name) &&
      !sides[1 - at]!.handle?.cut.some((word) => !/^\d+$/.test(word)),
  );

/** Two letters behind a name are a word ("md"); one is a slip of the finger, or meant to pass for one. */
const A_WORD = 2;

const hasMoreBehind = (one: Prepared['handle'], other: Prepared['handle']): boolean =>
  !!one &&
  !!other &&
  [
    [one, other],
    [other, one],
  ].some(
    ([short, long]) =>
      long!.compact.startsWith(short!.compact) && long!.compact.length >= short!.compact.length + A_WORD,
  );

/** Whether one of two handles ends in what the platform gave it, and neither holds a word that somebody meant ("real_"). */
const isAssigned = (yours: Prepared, theirs: Prepared, handle: HandleLikeness | undefined) =>
  handle?.kind === 'decorated'
    ? handle.assigned === true
    : [yours, theirs].some((side) => side.handle?.assigned !== undefined);

/** Both all of the name; or both a word of it, unless it is the very handle elsewhere, which few would come to. */
const areNameHandles = (
  yours: Prepared,
  theirs: Prepared,
  handle: HandleLikeness | undefined,
  isAll: typeof isNameHandle = isNameHandle,
) =>
  !!handle &&
  PLAIN.includes(handle.kind) &&
  (handle.kind === 'same' ? [isAll] : [isAll, isWordOfName]).some((isOfName) =>
    [yours, theirs].every((side) => side.handle && side.name && isOfName(side.handle, side.name)),
  );

/** Whether it bears the name in letters of two alphabets, which passes for it and is no namesake's: nobody writes themselves so. */
export const isDisguised = ({ name = 0 }: Elements, yours: Prepared, theirs: Prepared): boolean =>
  name >= COPIED.name && theirs.name?.mixed === true && yours.name?.mixed !== true;

/**
 * Two copied elements, or one copy of a photo, whole or cut: the rule that platforms themselves go by. A disguised name is at least worth
 * a look, and so is the very handle with a word of the name, with the name before other words, or with itself for a name.
 * @param copied the elements that count as copied
 * @param score of 100
 */
export function gate(
  copied: readonly SignalName[],
  score: number,
  { samePhoto = false, namesakeAlike = false, disguised = false, partlyNamed = false } = {},
): Verdict {
  if (copied.length >= 2) return score >= LIKELY && !namesakeAlike ? 'likely clone' : 'possible clone';
  if (samePhoto || ((disguised || partlyNamed) && copied.length > 0)) return 'possible clone';
  return copied.length === 1 ? 'namesake' : 'unrelated';
}
