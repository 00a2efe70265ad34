import { areWordAndName, isCommonName, isNameHandle } from './namesakes/common-names.ts';
import { addsWord, sharesWord } from './namesakes/more-than-name.ts';
import { areNameHandles, isNameWithWord, isRespelled } from './namesakes/namesake-alike.ts';
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
export const LIKELY = 65;

/**
 * The elements copied. Two namesakes' handles are alike because their names are: that is one element, not two. Of a rare name, too,
 * where the platform made the handle of it, where one handle is a word of the name and the other all of it, and where what stands
 * behind the name tells two people. A number or a word that both have is no part of the name, nor is a word that the other one adds.
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
        (isCommonAlone(yours, theirs) || isAssigned(yours, theirs, handle))
      : ['contained', 'edited'].includes(handle?.kind ?? '') &&
        (areWordAndName(yours, theirs) ||
          // One's own handle has a word more ("emma-hughes-rdn"), and the other is the name.
          (isCommonAlone(yours, theirs) &&
            !isAlikeOtherwise(signals) &&
            isNameWithWord(theirs, yours, handle, isNameHandle, true) &&
            !isRespelled(theirs))));
  return together && isOne() ? copied.filter((signal) => signal !== 'handle') : copied;
}

/** Whether a picture or a text is a little alike, too, though not enough to count as copied by itself. */
const isAlikeOtherwise = ({ photo = 0, bio = 0 }: Elements): boolean =>
  photo > OTHER_PHOTO || bio >= OTHER_BIO;

/** Whether many share the name, and the other one neither adds a word to it nor shares one. */
const isCommonAlone = (yours: Prepared, theirs: Prepared): boolean =>
  !!theirs.name && isCommonName(theirs.name) && !addsWord(yours, theirs) && !sharesWord(yours, theirs);

/** Whether one of two handles ends in what the platform gave it, and neither holds a word that somebody meant ("real_"). */
const isAssigned = (yours: Prepared, theirs: Prepared, handle: HandleLikeness | undefined) =>
  handle?.kind === 'decorated'
    ? handle.assigned === true
    : [yours, theirs].some((side) => side.handle?.assigned !== undefined);

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
