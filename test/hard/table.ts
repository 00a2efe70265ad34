import type { Line } from './case.ts';

const titles = ['case', 'what', 'tried', 'mark', 'result', 'held', 's'];

/** The lines of a run as one table, columns as wide as what stands in them. */
export function tableOf(lines: readonly (Line & { seconds: number })[]): string {
  const rows = lines.map(({ id, what, tried, mark, result, held, seconds }) => [
    ...[id, what, tried, mark, result, held === 'not run' ? '-' : held ? 'yes' : 'NO', seconds.toFixed(0)],
  ]);
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...rows.map((row) => row[at]!)].map((text) => text.length)),
  );
  const text = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [text(titles), text(widths.map((width) => '-'.repeat(width))), ...rows.map(text)].join('\n');
}
