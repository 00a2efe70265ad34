import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvOf } from './csv.ts';

it.each([
  ['plain', '"plain"'],
  ['=HYPERLINK("https://x.example")', '"\'=HYPERLINK(""https://x.example"")"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['a,b\r\nc', '"a,b\r\nc"'],
  ['', '""'],
])('%j stands as %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

/** Reads it the slow way, a character at a time. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted] = [[] as string[], '', false];
  for (let at = 1; at < csv.length; at += 1) {
    const one = csv[at]!;
    if (quoted && one === '"' && csv[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (one === '"') quoted = !quoted;
    else if (!quoted && (one === ',' || one === '\r')) {
      row.push(cell);
      cell = '';
    } else if (!quoted && one === '\n') {
      rows.push(row);
      row = [];
    } else cell += one;
  }
  return rows;
}

test('whatever is written is read again, and no cell begins a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 })), (rows) => {
      const again = read(csvOf(rows));
      expect(again.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
      );
      expect(again.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
    { seed: 12, numRuns: 500 },
  );
});
