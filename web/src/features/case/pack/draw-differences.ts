import { handleDiff } from '#domain/engine/handle/handle-diff';
import { apart } from '../../../ui/handle-diff/apart.ts';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';

/** One of two names, and whose it is. */
interface Named {
  whose: string;
  name: string | null | undefined;
}

/** Two names, glyph by glyph, each with whose it is, what differs marked and named below; nothing of two that have too little in common. `diffOf`: how such names are compared. */
export function drawDifferences(
  paper: Paper,
  title: string,
  sides: Readonly<Record<'yours' | 'theirs', Named>>,
  diffOf: typeof handleDiff = handleDiff,
): void {
  const { yours, theirs } = sides;
  if (!yours.name || !theirs.name) return;
  const diff = diffOf(yours.name, theirs.name);
  // Of two that have nothing in common every letter differs: they stand in the table above.
  if (apart(diff)) return;
  const { steps, same } = diff;
  paper.gap(14);
  paper.room(104);
  paper.write(title, { style: 'bold' });
  for (const side of ['yours', 'theirs'] as const) {
    let x = 0;
    paper.gap(6);
    paper.write(sides[side].whose, { size: 8.5, color: INK.quiet });
    paper.gap(17);
    for (const step of steps)
      for (const glyph of step[side]) {
        const differs = step.kind !== 'same';
        const end = paper.line(glyph, {
          style: 'mono',
          size: 16,
          x,
          y: paper.y,
          ...(differs && { color: INK.copy }),
        });
        if (differs)
          paper.page.drawLine({
            start: { x: paper.left + x, y: paper.y - 4 },
            end: { x: paper.left + end, y: paper.y - 4 },
            thickness: 1.4,
            color: INK.copy,
          });
        x = end > paper.width - 24 ? 0 : end + 1.5;
        if (x === 0) paper.gap(19);
      }
  }
  paper.gap(12);
  const words = same
    ? [packWords.sameHandle(diff.yours === diff.theirs)]
    : steps.flatMap((step) => step.words ?? []);
  for (const line of words) paper.write(`•  ${line}`, { size: 9.5 });
}
