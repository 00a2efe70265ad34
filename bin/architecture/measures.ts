import type { Node } from './nodes.ts';

/** Where things stand, in points. */
export const margin = 24;
export const start = { x: margin + 12, width: 216 };
export const runs = { x: 304, width: 140 };
const grid = { x: 476, step: 26, gap: 16 };
export const height = { card: 96, head: 150, title: 30, row: 44, box: 36, legend: 44 };
/** Slanted heads of the last columns reach beyond them. */
export const overhang = 96;

/** The x of each column; a gap parts the groups. */
export function placesOf(columns: Node[][]): Map<string, number> {
  let x = grid.x - grid.step - grid.gap;
  return new Map(
    columns.flatMap((group) =>
      group.map((node, place) => {
        x += place === 0 ? grid.step + grid.gap : grid.step;
        return [node.key, x] as const;
      }),
    ),
  );
}
