import { paginateListTables, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { brand } from '#domain/brand';
import { type TableName, tables } from '#domain/keys';

/** Product's name of a table -> its name in AWS. */
export type TableNames = Readonly<Record<TableName, string>>;

/** The tables of a stage, which CloudFormation names `Countersign-prodb-Data-TablesUser1A2B3C4D-...`. @throws Error when one is not there */
export async function stageTables(client: DynamoDBClient, stage: string): Promise<TableNames> {
  const all: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) all.push(...TableNames);
  const named = (Object.keys(tables) as TableName[]).map((name) => {
    const begin = new RegExp(`^${brand}-${stage}-Data-Tables${name}[0-9A-F]{8}`);
    const found = all.filter((one) => begin.test(one) && !one.endsWith(restoredEnd));
    if (found.length !== 1)
      throw new Error(`The stage ${stage} has ${found.length} tables called ${name} here.`);
    return [name, found[0]!];
  });
  return Object.fromEntries(named) as TableNames;
}

/** What the runbook ends the name of a restored table with: it is none of the stage's. */
const restoredEnd = '-restored';

/** `Finding=Countersign-prodb-…-restored` as the command takes it. @throws Error with what is wrong */
export function restoredTables(given: readonly string[]): Partial<TableNames> {
  const rows = given.map((one) => {
    const [name = '', restored = ''] = one.split('=');
    if (!(name in tables) || !restored.endsWith(restoredEnd))
      throw new Error(
        `--restored TABLE=NAME: a table such as Finding, and a name that ends with ${restoredEnd}.`,
      );
    return [name, restored];
  });
  return Object.fromEntries(rows) as Partial<TableNames>;
}
