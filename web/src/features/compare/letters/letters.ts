let table: ((text: string) => string) | undefined;

/** Whether a text has letters that only the table knows. */
export const needsTable = (text: string): boolean => /[^\0-\x7f]/.test(text);

/** Whether the letters of a text can be read now: plain ones always, all others once the table is here. */
export const readable = (text: string): boolean => table !== undefined || !needsTable(text);

/** Fetches the table of all letters. */
export async function loadLetters(): Promise<void> {
  table ??= (await import('any-ascii')).default;
}

/** What `any-ascii` answers. Throws for letters beyond ASCII while the table is not here: ask `readable` first. */
export default function anyAscii(text: string): string {
  if (!needsTable(text)) return text; // ASCII stands for itself
  if (!table) throw new Error('The table of letters is not loaded.');
  return table(text);
}
