import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tables, type TableName } from '#domain/keys';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';
import type { LocalStack } from '../../local/stack.ts';

/** The tables of a running stack by the names of domain/keys.ts, as the stores want them. */
export const databaseOf = ({ origin }: Pick<LocalStack, 'origin'>): Promise<Database> => databaseAt(origin);

/** The same of a stack that runs in another process. */
export async function databaseAt(origin: string): Promise<Database> {
  const client = new DynamoDBClient({
    endpoint: `${origin}/dynamodb`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  return databaseOver(client, (name) => deployedName(TableNames, name));
}

/** `...-TablesUser<8 hex>`: the logical id is part of the name, whatever the stage. */
function deployedName(names: string[], table: TableName): string {
  const found = names.find((name) => new RegExp(`Tables${table}[0-9A-F]{8}$`).test(name));
  if (!found) throw new Error(`There is no table ${table} among ${names.join(', ')}`);
  return found;
}

/** A row of a table, as the document client has it. */
export type Row = [TableName, Record<string, unknown>];

/** Rows of every table in which one of the words stands. */
export async function rowsAbout(stack: LocalStack, { table }: Database, words: string[]): Promise<Row[]> {
  const rows = await Promise.all(
    (Object.keys(tables) as TableName[]).map(async (name) => {
      const { Items } = (await stack.dynamo.call('Scan', { TableName: table(name) })) as {
        Items: Parameters<typeof unmarshall>[0][];
      };
      return Items.map((item): Row => [name, unmarshall(item)]);
    }),
  );
  return rows.flat().filter((row) => words.some((word) => JSON.stringify(row).includes(word)));
}

/** The same rows give the same text, in whatever order they and their fields came. */
export const asText = (rows: Row[]): string[] =>
  rows
    .map(
      ([name, row]) => `${name} ${JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))}`,
    )
    .sort();
