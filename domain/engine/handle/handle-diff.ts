import { align, type Step } from './alignment/alignment.ts';
import { besideEndWord, withEndWord } from './alignment/end-word.ts';
import { withSeparatorRuns } from './alignment/separator-run.ts';
import { atWords } from './alignment/word-runs.ts';
import { chosenPart } from './assigned-id.ts';
import { clip, stripIgnorables } from '../glyph/text-folds.ts';
import { counted, differenceWords } from './difference-words.ts';

export type DiffKind = 'same' | 'replaced' | 'added' | 'removed' | 'swapped';

/** One run of glyphs. `yours` or `theirs` is empty for what was added or removed. */
export type DiffStep = {
  kind: DiffKind;
  yours: string[];
  theirs: string[];
  /** Position of the first glyph in `yours`, counted from 1. */
  at: number;
  /** Words for a difference ("Digit 1 in place of l"); absent for `same`. */
  words?: string;
  /** "U+0430", where the glyph itself does not show what it is. */
  code?: string;
};

export type HandleDiff = {
  yours: string;
  theirs: string;
  steps: DiffStep[];
  /** True when nothing but upper and lower case differs. */
  same: boolean;
  /** One sentence that says everything the drawing shows; `labels` name the two sides. */
  sentence: string;
};

/** Twice the longest handle any platform allows; a longer text is compared as far as this. */
const MAX_GLYPHS = 64;

const LABELS = { yours: 'Yours', theirs: 'The other account' };

/**
 * Aligns two handles glyph by glyph and names each difference, ready to draw:
 *
 *     m  aya_ho l limund        replaced m -> rn, same aya_ho, replaced l -> 1, same limund, added _
 *     rn aya_ho 1 limund _
 */
export function handleDiff(
  yours: string,
  theirs: string,
  labels: { yours: string; theirs: string } = LABELS,
): HandleDiff {
  const a = glyphs(yours);
  const b = glyphs(theirs);
  const aligned = withSeparatorRuns(fewest(withEndWord(atWords(align(a, b))), besideEndWord(a, b)));
  const steps = aligned.map((step, index): DiffStep => {
    if (step.kind === 'same') return { ...step };
    const side = { first: index === 0, last: index === aligned.length - 1 };
    return { ...step, ...differenceWords(step, side) };
  });
  const sides = { yours: a.join(''), theirs: b.join('') };
  return {
    ...sides,
    steps,
    same: steps.every(({ kind }) => kind === 'same'),
    sentence: sentenceOf(sides, placed(steps), labels),
  };
}

/** A common word at the end, and one difference besides: where more differ, other words are told than letters. */
const mostBeside = 2;

/** The one that says less; of as many differences that which keeps a word in one piece. */
function fewest(steps: Step[], inPieces: Step[] | undefined): Step[] {
  const count = (all: readonly Step[]) => all.filter(({ kind }) => kind !== 'same').length;
  return inPieces && count(inPieces) <= Math.min(mostBeside, count(steps)) ? inPieces : steps;
}

/** What stands before the name names nothing. Invisible characters stay: the diff is where a person gets to see them. */
function glyphs(handle: string): string[] {
  const text = clip(chosenPart(handle.trim()), MAX_GLYPHS).normalize('NFC');
  const seen: string[] = [];
  for (const character of text) {
    // a lone combining mark belongs to the letter before it
    if (seen.length > 0 && /\p{Mn}/u.test(character) && stripIgnorables(character) !== '')
      seen[seen.length - 1] += character;
    else seen.push(character);
  }
  return seen;
}

/** Each difference as a sentence has it, with its place. */
export const placed = (steps: readonly DiffStep[]): string[] =>
  steps.flatMap((step) => (step.words ? [step.words + place(step)] : []));

/** The two sides and what was said of their differences, as one sentence. */
export function sentenceOf(
  { yours, theirs }: Pick<HandleDiff, 'yours' | 'theirs'>,
  said: readonly string[],
  labels: { yours: string; theirs: string } = LABELS,
): string {
  const start = `${labels.yours}: ${yours}. ${labels.theirs}: ${theirs}.`;
  if (said.length === 0) return `${start} The same characters${yours === theirs ? '' : ', capitals aside'}.`;
  return `${start} ${said.length === 1 ? '1 difference' : `${said.length} differences`}: ${counted(said)}.`;
}

const place = (step: Step) =>
  step.kind === 'replaced' || step.kind === 'swapped' ? `, at the ${ordinal(step.at)} character` : '';

function ordinal(n: number): string {
  const suffix = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}
