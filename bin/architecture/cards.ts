import type { StackCard } from './graph.ts';
import { height, margin } from './measures.ts';
import { colourOf } from './style.ts';
import { element, text } from './svg.ts';

const gap = 28;

/** The stacks in the order of deployment, each with an arrow from the one before. */
export function drawCards(stacks: StackCard[], width: number): string[] {
  const each = (width - 2 * margin - gap * (stacks.length - 1)) / stacks.length;
  return stacks.flatMap((stack, place) => drawCard(stack, place, each));
}

function drawCard({ name, holds, uses }: StackCard, place: number, width: number): string[] {
  const x = Math.round(margin + place * (width + gap));
  const middle = margin + height.card / 2;
  const at = { x, y: margin, width: Math.round(width), height: height.card, rx: 8 };
  const lines = [
    ...wrapped(holds, width - 28),
    uses.length === 0 ? 'deploys first' : `uses ${uses.join(', ')}`,
  ];
  return [
    element('rect', { ...at, class: `box card ${colourOf(place)}` }),
    text(x + 14, margin + 22, name, { class: 'name' }),
    ...lines.map((line, index) => text(x + 14, margin + 38 + index * 15, line, { class: 'note' })),
    ...(place === 0 ? [] : [element('path', { d: `M${x - gap + 4} ${middle}H${x - 4}`, class: 'arrow' })]),
  ];
}

/** A list in lines of about this many points. */
function wrapped(list: string, points: number): string[] {
  const most = points / 6;
  return list.split(', ').reduce<string[]>((lines, item) => {
    const last = lines.at(-1);
    if (last === undefined || `${last}, ${item}`.length > most) return [...lines, item];
    return [...lines.slice(0, -1), `${last}, ${item}`];
  }, []);
}
