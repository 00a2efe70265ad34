import { margin } from './measures.ts';
import type { Mark } from './rows.ts';
import { element, text } from './svg.ts';

/** A ring reads, a disc writes, an arrowhead sends. */
export const drawMark = (mark: Mark, x: number, y: number, colour: string): string =>
  mark === 'sends'
    ? element('path', { d: `M${x - 5} ${y - 7}L${x + 7} ${y}L${x - 5} ${y + 7}z`, class: `sends ${colour}` })
    : element('circle', { cx: x, cy: y, r: 5.5, class: `${mark} ${colour}` });

const meanings: [Mark, string][] = [
  ['reads', 'may read'],
  ['writes', 'may read and write'],
  ['sends', 'may send or publish'],
];

/** What the marks and the colours mean. */
export const drawLegend = (y: number): string[] => [
  ...meanings.flatMap(([mark, words], index) => {
    const x = margin + 20 + index * 170;
    return [drawMark(mark, x, y, 'c5'), text(x + 16, y + 4.5, words, { class: 'note' })];
  }),
  text(margin + 540, y + 4.5, 'The colour is the stack. Queues for failed work are counted, not drawn.', {
    class: 'note',
  }),
];
