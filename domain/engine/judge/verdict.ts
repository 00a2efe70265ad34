import { isCommonName, isNameHandle } from './common-names.ts';
import type { SignalName, Verdict } from './judgement.ts';
import type { HandleLikeness } from '../handle/handle-signal.ts';
import type { Prepared } from './prepare.ts';

export type Elements = Partial<Record<SignalName, number>>;

/** From which likeness on an element of someone's identity counts as copied. */
const COPIED = { handle: 0.72, name: 0.84, photo: 0.7, bio: 0.5, domain: 0.8 } as const;
/** A picture this alike (31 bits) is the same file re-encoded: nobody has it by chance. */
const EXACT_PHOTO = 0.95;
/** Two elements that are the same reach it by themselves; two that are just enough to count as copied do not, but for a photo. */
const LIKELY = 65;

/** The elements copied. Two namesakes' handles are alike because their names are: that is one element, not two. */
export function copiedElements(
  signals: Elements,
  yours: Prepared,
  theirs: Prepared,
  handle: HandleLikeness | undefined,
): SignalName[] {
  const copied = (Object.keys(COPIED) as (keyof typeof COPIED)[]).filter(
    (signal) => (signals[signal] ?? 0) >= COPIED[signal],
  );
  const plain =
    handle && ['same', 'separators', 'decorated', 'reordered', 'edited', 'contained'].includes(handle.kind);
  const named = yours.handle && theirs.handle && yours.name && theirs.name;
  if (
    plain &&
    named &&
    copied.includes('handle') &&
    copied.includes('name') &&
    isCommonName(theirs.name!) &&
    isNameHandle(yours.handle!, yours.name!) &&
    isNameHandle(theirs.handle!, theirs.name!)
  )
    return copied.filter((signal) => signal !== 'handle');
  return copied;
}

/** Two copied elements, or one exact copy of a photo: the rule that platforms themselves go by. */
export function gate(copied: readonly SignalName[], signals: Elements, score: number): Verdict {
  const exactPhoto = (signals.photo ?? 0) >= EXACT_PHOTO;
  if (copied.length >= 2) return score >= LIKELY ? 'likely clone' : 'possible clone';
  if (exactPhoto) return 'possible clone';
  return copied.length === 1 ? 'namesake' : 'unrelated';
}
