import { isSeparator } from '../../glyph/glyph-likeness.ts';
import { DECORATIONS } from '../decorations.ts';
import type { Step } from './alignment.ts';

/**
 * Moves an addition or a removal along equal letters to where people see it: the cheapest alignments of "thomas" and "the-thomas" are
 * th[e-th]omas and [the-]thomas alike, and only the second is what somebody did. It moves to the left alone, since `align` puts a run as
 * far to the right as it can, and only where it becomes a whole word: between separators, or, at the very start, one that people put
 * before handles (r[ealr]achel is [real]rachel). As diffs of lines are slid (git's "indent heuristic").
 */
export function atWords(steps: readonly Step[]): Step[] {
  const slid: Step[] = steps.map((step) => ({ ...step, yours: [...step.yours], theirs: [...step.theirs] }));
  for (let k = 1; k < slid.length; k++) {
    const [before, run] = [slid[k - 1]!, slid[k]!];
    if (before.kind !== 'same' || (run.kind !== 'added' && run.kind !== 'removed')) continue;
    const side = run.kind === 'added' ? 'theirs' : 'yours';
    const isLast = k === slid.length - 1;
    if (isWord(before[side], run[side], isLast)) continue;
    const by = slideOf(before[side], run[side], k === 1);
    if (by > 0) slide(slid, k, by);
  }
  return slid.filter(({ yours, theirs }) => yours.length + theirs.length > 0);
}

/** Whether a run that stands where it stands is a word with its separator, at the end or before another separator. */
const isWord = (before: readonly string[], run: readonly string[], isLast: boolean): boolean =>
  (isLast && isSeparator(run[0]!)) || (isSeparator(before.at(-1)!) && isSeparator(run.at(-1)!));

/** How far it has to go until it ends with a separator, behind another one or at the very start, or is a common addition there; 0: nowhere. */
function slideOf(before: readonly string[], run: readonly string[], isFirst: boolean): number {
  const glyphs = [...before, ...run];
  for (let by = 1; by <= before.length; by++) {
    const [start, end] = [before.length - by, glyphs.length - by];
    // What leaves the run on the right must be what enters it on the left.
    if (glyphs[start] !== glyphs[end]) return 0;
    const isBehind = start === 0 ? isFirst : isSeparator(glyphs[start - 1]!);
    if (isBehind && isSeparator(glyphs[end - 1]!)) return by;
    if (start === 0 && isFirst && DECORATIONS.has(glyphs.slice(0, end).join('').toLowerCase())) return by;
  }
  return 0;
}

/** The equal letters in front of it that it passes stand behind it then. */
function slide(steps: Step[], k: number, by: number): void {
  const [before, run] = [steps[k - 1]!, steps[k]!];
  const side = run.kind === 'added' ? 'theirs' : 'yours';
  const other = side === 'theirs' ? 'yours' : 'theirs';
  const passed = { [other]: before[other].splice(-by), [side]: before[side].splice(-by) } as Pick<
    Step,
    'yours' | 'theirs'
  >;
  const glyphs = [...passed[side], ...run[side]];
  run[side] = glyphs.slice(0, -by);
  passed[side] = glyphs.slice(-by);
  run.at -= by;
  const after = steps[k + 1];
  const at = run.at + run.yours.length;
  if (after?.kind === 'same') {
    after.yours.unshift(...passed.yours);
    after.theirs.unshift(...passed.theirs);
    after.at = at;
  } else steps.splice(k + 1, 0, { kind: 'same', ...passed, at });
}
