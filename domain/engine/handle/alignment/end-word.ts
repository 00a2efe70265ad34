import { isSeparator, likeness } from '../../glyph/glyph-likeness.ts';
import { DECORATIONS } from '../decorations.ts';
import { align, type Step } from './alignment.ts';
import { atWords } from './word-runs.ts';

/**
 * Keeps a word at the end in one piece: the cheapest alignments of "clocks" and "clock-official" or "clock-support" make the l of the
 * one stand in place of the s, and share the s with the other. What somebody did was to take the s away and to add a word. A last
 * letter that looks like the one in its place stays beside it, and so does one that is shared with a word that nobody puts there.
 */
export function withEndWord(steps: readonly Step[]): Step[] {
  const start = steps.findLastIndex(({ kind, theirs }) => kind === 'added' && isSeparator(theirs[0]!));
  if (start < 1) return [...steps];
  const tail = steps.slice(start);
  const yours = tail.flatMap((step) => step.yours);
  const word = tail.flatMap((step) => step.theirs);
  const [only, more] = yours;
  if (only === undefined || more !== undefined || !isWhole(tail, word)) return [...steps];
  const { at } = steps[start]!;
  const before = steps.slice(0, start);
  const last = before.at(-1)!;
  const removed: Step =
    last.kind === 'removed'
      ? { ...last, yours: [...last.yours, only] }
      : { kind: 'removed', yours: [only], theirs: [], at };
  return [
    ...(last.kind === 'removed' ? before.slice(0, -1) : before),
    removed,
    { kind: 'added', yours: [], theirs: word, at: at + 1 },
  ];
}

/**
 * The handles aligned without the common word that stands at the end of the other one, and that word as added: "qvisst" and "qvist-support"
 * share so many letters with it that the cheapest alignment tears it apart. undefined where no such word stands there, or the own one ends in it.
 */
export function besideEndWord(yours: readonly string[], theirs: readonly string[]): Step[] | undefined {
  const start = theirs.findLastIndex((glyph) => isSeparator(glyph));
  const word = theirs
    .slice(start + 1)
    .join('')
    .toLowerCase();
  if (start < 1 || word.length < 3 || !DECORATIONS.has(word) || yours.join('').toLowerCase().endsWith(word))
    return undefined;
  return [
    ...atWords(align(yours, theirs.slice(0, start))),
    { kind: 'added', yours: [], theirs: theirs.slice(start), at: yours.length + 1 },
  ];
}

/** Whether the addition and what follows it are one word that was put at the end. */
function isWhole(tail: readonly Step[], word: readonly string[]): boolean {
  const letters = word.slice(1);
  if (letters.some(isSeparator)) return false;
  // "a" and "x" are such words, too: behind a hyphen of its own the last letter stays what it is.
  if (letters.length > 2 && DECORATIONS.has(letters.join('').toLowerCase())) return true;
  const [, last, more] = tail;
  return (
    more === undefined &&
    last?.kind === 'replaced' &&
    last.theirs.length === 1 &&
    tail[0]!.theirs.length > 2 &&
    isUnlike(last)
  );
}

const isUnlike = ({ yours, theirs }: Step) => ['other', 'vowel'].includes(likeness(yours[0]!, theirs[0]!));
