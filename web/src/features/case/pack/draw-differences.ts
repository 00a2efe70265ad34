import { handleDiff } from '#domain/engine/handle/handle-diff';
import { words as packWords } from './words.ts';
import { INK, type Paper } from './paper.ts';

/** Two names, glyph by glyph, what differs marked and named below. */
export function drawDifferences(
  paper: Paper,
  title: string,
  yours?: string | null,
  theirs?: string | null,
): void {
  if (!yours || !theirs) return;
  const { steps, same } = handleDiff(yours, theirs);
  paper.gap(14);
  paper.room(80);
  paper.write(title, { style: 'bold' });
  paper.gap(6);
  for (const side of ['yours', 'theirs'] as const) {
    let x = 0;
    paper.gap(19);
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
  const words = same ? [packWords.sameHandle] : steps.flatMap((step) => step.words ?? []);
  for (const line of words) paper.write(`•  ${line}`, { size: 9.5 });
}
