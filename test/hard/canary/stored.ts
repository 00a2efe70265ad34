import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import type { Row } from '../../support/tables.ts';
import type { Stored } from './planted.ts';

/** All that functions and the stack itself printed. */
export async function logsOf({ data, output }: { data: string; output(): string }): Promise<Stored[]> {
  const folder = join(data, 'logs');
  const files = (await readdir(folder)).sort();
  const logs = await Promise.all(
    files.map(async (name) => ({ room: `log ${name}`, row: await readFile(join(folder, name), 'utf8') })),
  );
  return [...logs, { room: 'log of the stack', row: output() }];
}

/** Rows of tables as rooms. */
export const storedRows = (rows: readonly Row[]): Stored[] =>
  rows.map(([name, row]) => ({ room: `table ${name}`, row: JSON.stringify(row) }));

/** Queues, mailbox and identity service of a stack that has ended, each entry in the room that its key names. */
export async function stateOf({ data }: { data: string }): Promise<Stored[]> {
  const level = new ClassicLevel<string, unknown>(join(data, 'state'), { valueEncoding: 'json' });
  await level.open();
  const stored: Stored[] = [];
  for await (const [key, value] of level.iterator())
    stored.push({ room: key.split('\u0000')[0]!, row: `${key.split('\u0000')[1]} ${JSON.stringify(value)}` });
  await level.close();
  return stored;
}
