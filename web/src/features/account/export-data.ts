import { exportWords } from '#domain/account/export-words';
import { accountContract } from '#domain/contract/account';
import type { PersonalExport } from '#domain/account/personal-export';
import { call } from '../../lib/api/rest.ts';

/** All parts of the export as one. `ask` is for tests. */
export async function wholeExport(
  ask: (part: number) => Promise<PersonalExport> = (part) => call('user', accountContract.export, { part }),
): Promise<Omit<PersonalExport, 'nextPart'>> {
  let whole = await ask(0);
  while (whole.nextPart !== null) {
    const next = await ask(whole.nextPart);
    const tables = { ...whole.tables };
    for (const [name, rows] of Object.entries(next.tables)) tables[name] = [...(tables[name] ?? []), ...rows];
    whole = { ...next, exportedAt: whole.exportedAt, tables, files: [...whole.files, ...next.files] };
  }
  const { nextPart: _none, ...rest } = whole;
  return rest;
}

/** The file as a person reads it: first what is what, then the tables in that order, those without anything last. */
export function exportText(data: Omit<PersonalExport, 'nextPart'>): string {
  const order = Object.keys(exportWords);
  const rank = ([name, rows]: [string, unknown[]]) =>
    (rows.length === 0 ? order.length : 0) + (order.indexOf(name) + 1 || order.length);
  const { exportedAt, signIn, tables, files } = data;
  const inOrder = Object.entries(tables).sort((a, b) => rank(a) - rank(b));
  const file = {
    about:
      'Everything that Countersign stores about you, as it is stored. Times are UTC. “signIn” is what the sign-in service keeps, “files” are your pictures, and the tables hold:',
    whatIsWhat: exportWords,
    exportedAt,
    signIn,
    tables: Object.fromEntries(inOrder),
    files,
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
