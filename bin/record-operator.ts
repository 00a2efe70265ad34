import { DynamoDBClient, paginateListTables, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { brand } from '#domain/brand';
import { putOnRecord } from '../lambdas/operator/put-on-record.ts';
import { secureRandom } from '../lambdas/runtime/random.ts';
import { decisionStore, type Decision } from '../lambdas/store/decision.ts';
import { databaseOver } from '../lambdas/store/table/table.ts';

/** Does what a command decides, written down before and after in the table Audit of the stage. */
export async function recordOperator(
  settings: DynamoDBClientConfig,
  { stage, ...decision }: Omit<Decision, 'id' | 'at'> & { stage: string },
  act: () => Promise<void>,
): Promise<void> {
  const client = new DynamoDBClient(settings);
  try {
    const name = await auditTable(client, stage);
    const decisions = decisionStore(databaseOver(client, () => name));
    await putOnRecord(decision, Date.now(), act, { decisions, random: secureRandom });
  } finally {
    client.destroy();
  }
}

/** CloudFormation names it: `Countersign-prodb-Data-TablesAudit1A2B3C4D-...`. */
async function auditTable(client: DynamoDBClient, stage: string): Promise<string> {
  const begin = new RegExp(`^${brand}-${stage}-Data-TablesAudit[0-9A-F]{8}`);
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    const found = TableNames.find((name) => begin.test(name) && !name.endsWith('-restored'));
    if (found) return found;
  }
  throw new Error(
    `There is no table in which the decision could be written down (${stage}). Nothing was done.`,
  );
}
