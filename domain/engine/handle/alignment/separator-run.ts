import { isSeparator } from '../../glyph/glyph-likeness.ts';
import type { Step } from './alignment.ts';

/**
 * Makes one step of a separator that stands in place of several letters, or several letters of a separator: the cheapest alignment of
 * "bracken-rye" and "brackenandrye" lets the hyphen stand for the a and has "nd" added, and a person reads "and" in place of the hyphen.
 */
export function withSeparatorRuns(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last && (isRun(last, step) || isRun(step, last)))
      joined[joined.length - 1] = {
        ...last,
        kind: 'replaced',
        yours: [...last.yours, ...step.yours],
        theirs: [...last.theirs, ...step.theirs],
      };
    else joined.push(step);
  }
  return joined;
}

/** A separator for a letter, and the other letters on the letter's side. */
function isRun(one: Step, rest: Step): boolean {
  if (one.kind !== 'replaced' || one.yours.length !== 1 || one.theirs.length !== 1) return false;
  const [yours, theirs] = [isSeparator(one.yours[0]!), isSeparator(one.theirs[0]!)];
  if (yours === theirs) return false;
  const letters = yours ? rest.theirs : rest.yours;
  return rest.kind === (yours ? 'added' : 'removed') && !letters.some(isSeparator);
}
