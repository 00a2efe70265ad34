import { handleDiff } from '../engine/handle/handle-diff.ts';
import type { Drawing } from './drawing.ts';
import { safeText } from './safe-text.ts';

/** Two handles with more differences, or fewer letters in common, do not copy each other; the rest of the mail says what does. */
const mostNotes = 5;
const leastShared = 0.5;

/** Compares two handles as every page does. */
export function drawHandles(yours: string, theirs: string): Drawing {
  const { steps } = handleDiff(yours, theirs);
  const differing = steps.filter(({ kind }) => kind !== 'same');
  const glyphs = (of: typeof steps) =>
    of.reduce((sum, step) => sum + Math.max(step.yours.length, step.theirs.length), 0);
  const shared = 1 - glyphs(differing) / Math.max(1, glyphs(steps));
  const alike = differing.length <= mostNotes && shared >= leastShared;
  const side = (name: 'yours' | 'theirs') =>
    steps.flatMap((step) =>
      step[name].map((glyph) => ({ shown: safeText(glyph, 16), differs: alike && step.kind !== 'same' })),
    );
  return {
    yours: side('yours'),
    theirs: side('theirs'),
    notes: alike
      ? differing.map(({ words, code }) => safeText(`${words ?? 'Different'}${code ? ` (${code})` : ''}`))
      : [],
  };
}
