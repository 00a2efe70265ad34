import { userContract } from '#domain/contract/user';
import type { PersonalExport } from '#domain/personal-export';
import { call } from '../../lib/rest.ts';

/** All parts of the export as one. `ask` is for tests. */
export async function wholeExport(
  ask: (part: number) => Promise<PersonalExport> = (part) => call('user', userContract.export, { part }),
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

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
