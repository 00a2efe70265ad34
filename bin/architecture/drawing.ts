import { drawCards } from './cards.ts';
import { graphOf } from './graph.ts';
import { drawLane, laneHeight } from './lane.ts';
import { drawLegend } from './marks.ts';
import { height, margin, overhang, placesOf } from './measures.ts';
import type { Node } from './nodes.ts';
import { rowsOf } from './rows.ts';
import { colourOf, style } from './style.ts';
import { element, text } from './svg.ts';
import type { StackTemplate } from './template.ts';

const gap = 8;

/** Draws stacks, what starts each function, and what it reaches, as an SVG. The same templates give the same text. */
export function drawArchitecture(templates: StackTemplate[]): string {
  const graph = graphOf(templates);
  const { lanes, columns } = rowsOf(graph);
  const places = placesOf(columns);
  const colour = ({ stack }: Node): string => colourOf(graph.stacks.findIndex(({ name }) => name === stack));
  const frame = { columns: columns.flat(), places, colour };

  const width = Math.max(...places.values()) + overhang + margin;
  const top = margin + height.card + height.head;
  const ys = lanes.map((_, index) =>
    lanes.slice(0, index).reduce((sum, lane) => sum + laneHeight(lane) + gap, top),
  );
  const bottom = lanes.reduce((sum, lane) => sum + laneHeight(lane) + gap, top);
  const size = { width, height: bottom + height.legend };

  return (
    [
      element('rect', { ...size, rx: 12, class: 'paper' }),
      ...drawCards(graph.stacks, width),
      ...lanes.map((lane, index) => drawGround(ys[index]!, width, laneHeight(lane))),
      ...frame.columns.map((node) =>
        drawColumn(node, places.get(node.key)!, { top, bottom, look: colour(node) }),
      ),
      ...lanes.flatMap((lane, index) => drawLane(lane, ys[index]!, frame)),
      ...drawLegend(bottom + 16),
    ].reduce((drawn, line) => `${drawn}${line}\n`, headOf(size)) + '</svg>\n'
  );
}

const headOf = (size: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img">
<title>Countersign on AWS: what starts each function, and what it reaches</title>
${style}
`;

const drawGround = (y: number, width: number, tall: number): string =>
  element('rect', { x: margin, y, width: width - 2 * margin, height: tall, rx: 8, class: 'lane' });

function drawColumn({ name }: Node, x: number, at: { top: number; bottom: number; look: string }): string {
  const y = at.top - 10;
  const rule = element('line', { x1: x, x2: x, y1: at.top - 4, y2: at.bottom - gap, class: 'rule' });
  return rule + text(x, y, name, { class: `head ${at.look}`, transform: `rotate(-55 ${x} ${y})` });
}
