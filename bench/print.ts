import type { Row, Skipped } from './row.ts';

/** The table as text: a heading for each group, then figure, target and outcome. */
export function print(results: (Row | Skipped)[]): string {
  const out: string[] = [];
  let group = '';
  for (const result of results) {
    if (result.group !== group) out.push('', (group = result.group));
    if ('skipped' in result) {
      out.push(`  ${result.what.padEnd(46)} skipped: ${result.skipped}`);
      continue;
    }
    const outcome = result.reached === undefined ? '' : result.reached ? 'PASS' : 'short';
    const figure = `${digits(result.value)} ${result.unit}`.trimEnd();
    const columns = [
      result.what.padEnd(46),
      figure.padStart(12),
      (result.target ?? '').padStart(10),
      outcome.padEnd(6),
    ];
    out.push(`  ${columns.join('  ')}${result.beside ?? ''}`.trimEnd());
  }
  return `${out.join('\n').trimStart()}\n`;
}

const digits = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(3);
