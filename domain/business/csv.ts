/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens as what it is: UTF-8 with its mark, every cell quoted, and no text of
 * somebody else's run as a formula, which a quotation mark before it prevents.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
