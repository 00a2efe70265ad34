import { drawMark } from './marks.ts';
import { height, runs, start } from './measures.ts';
import type { Node } from './nodes.ts';
import type { Lane, Row } from './rows.ts';
import { box, element, text } from './svg.ts';

/** What a lane needs to know of the whole drawing. */
interface Frame {
  columns: Node[];
  places: Map<string, number>;
  colour: (node: Node) => string;
}

export const laneHeight = (lane: Lane): number => height.title + lane.rows.length * height.row + 10;

/** A title, and a row for each function. */
export const drawLane = ({ title, rows }: Lane, y: number, frame: Frame): string[] => [
  text(start.x, y + 20, title, { class: 'title' }),
  ...rows.flatMap((row, index) => drawRow(row, y + height.title + index * height.row, frame)),
];

function drawRow(
  { start: from, runs: to, marks }: Row,
  y: number,
  { columns, places, colour }: Frame,
): string[] {
  const middle = y + height.box / 2;
  const reached = columns.filter(({ key }) => marks.has(key));
  const last = Math.max(0, ...reached.map(({ key }) => places.get(key)!));
  const line = (x1: number, x2: number, look: string): string =>
    element('path', { d: `M${x1} ${middle}H${x2}`, class: look });
  return [
    line(start.x + start.width, runs.x - 2, 'arrow'),
    ...(last === 0 ? [] : [line(runs.x + runs.width, last, 'reach')]),
    ...box({ ...start, y, height: height.box }, [from.name, from.note], colour(from)),
    ...box({ ...runs, y, height: height.box }, [to.name], colour(to)),
    ...reached.map((node) => drawMark(marks.get(node.key)!, places.get(node.key)!, middle, colour(node))),
  ];
}
