import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Stack } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import type { TableName } from '#domain/keys';
import { personalData } from '../../lambdas/account/personal-data.ts';
import { tableAccess, tableStatements } from './table-access.ts';

it.each(['user', 'rights', 'delete-account'] as const)(
  'what goes through everything about a person may read each of its tables: %s',
  (name) => {
    const tables = (Object.keys(personalData) as TableName[]).filter(
      (table) => !('nothing' in personalData[table]),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !(table in tableAccess[name]))).toEqual([]);
  },
);

/** What the code asks of tables: its commands, and what stands in its transactions. */
function asked(): Set<string> {
  const folder = join(import.meta.dirname, '../../lambdas');
  const sources = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes("'@aws-sdk/lib-dynamodb'"));
  expect(sources.length).toBeGreaterThan(20);
  const commands = sources.flatMap((text) => [
    ...text.matchAll(/new (Get|Put|Update|Delete|Query|Scan|BatchGet|BatchWrite|TransactGet)Command\(/g),
    ...text.matchAll(/\b(ConditionCheck): \{/g),
  ]);
  return new Set(
    commands.map(([, name]) => `dynamodb:${name}${['Query', 'Scan'].includes(name!) ? '' : 'Item'}`),
  );
}

it('what is granted on tables is what the code asks of them: nothing is missing, and nothing unused', () => {
  const table = Table.fromTableName(new Stack(), 'Table', 'table');
  const granted = (['read', 'append', 'write'] as const).flatMap((access) =>
    tableStatements(table, 'Once', access).flatMap(({ actions }) => actions),
  );
  // Going through a whole table is granted where a row says `all`.
  expect([...asked()].sort()).toEqual([...new Set([...granted, 'dynamodb:Scan'])].sort());
});
