import { handleDiff } from '../../engine/handle/handle-diff.ts';
import type { Drawing } from './drawing.ts';
import { safeText } from '../safe-text.ts';

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
  const shown = (glyph: string) => safeText(glyph, 16);
  const columns = steps.map((step) => ({
    yours: step.yours.map(shown),
    theirs: step.theirs.map(shown),
    differs: step.kind !== 'same',
  }));
  if (alike)
    return {
      columns,
      notes: differing.map(({ words, code }) =>
        safeText(`${words ?? 'Different'}${code ? ` (${code})` : ''}`),
      ),
    };
  const all = (side: 'yours' | 'theirs') => columns.flatMap((column) => column[side]);
  return { columns: [{ yours: all('yours'), theirs: all('theirs'), differs: false }], notes: [] };
}
