import { stripIgnorables } from '../glyph/text-folds.ts';
import { counted, plainly } from '../handle/difference-words.ts';
import { type DiffStep, handleDiff, placed } from '../handle/handle-diff.ts';

/** More than these are seen in the name itself, and nobody reads on. */
const most = 3;

/**
 * Of two names that look the same, which characters of the other one are not those of one's own: "Cyrillic е in place of Latin e, at the 7th
 * character". undefined where more differ than people would read. Letters that one of the two has more, as of a middle name, are no disguise.
 */
export function lettersReplaced(yours: string, theirs: string): string | undefined {
  const steps = handleDiff(yours, theirs).steps.filter(isReplaced);
  const words = steps.flatMap((step) => (step.words ? [plainly(step.words)] : []));
  if (words.length === 0 || new Set(words).size > most) return undefined;
  return words.length === 1 ? placed(steps)[0] : counted(words);
}

/** Whether one of them is a character that the eye takes for another: of another alphabet, invisible, or a plain letter in disguise. */
export const isDisguise = (yours: string, theirs: string): boolean =>
  handleDiff(yours, theirs).steps.some((step) => isReplaced(step) && step.code !== undefined);

const isReplaced = ({ kind, theirs }: DiffStep): boolean =>
  kind === 'replaced' || (kind === 'added' && stripIgnorables(theirs.join('')) === '');
