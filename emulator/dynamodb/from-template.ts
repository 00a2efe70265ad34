import type { Deployment } from '../template/template.ts';
import { tellDamage } from '../host/damage.ts';
import { createDynamo, type Dynamo, type DynamoOptions } from './dynamo.ts';
import type { TableProperties } from './tables.ts';

export interface TablesFromTemplate extends DynamoOptions {
  deployment: Deployment;
  /** One line for the person at the terminal. */
  say: (line: string) => void;
}

const minute = 60_000;

/** The tables of the template; what is past its time to live goes every minute. */
export async function openTables({ deployment, say, ...options }: TablesFromTemplate): Promise<Dynamo> {
  const dynamo = await createDynamo(options);
  await tellDamage(options.folder, say);
  for (const { properties, physicalName } of deployment.ofType('AWS::DynamoDB::Table')) {
    const { changes } = await dynamo.ensureTable({
      ...properties,
      TableName: physicalName,
    } as TableProperties);
    // A first start makes everything; later only what differs is worth a line.
    if (!changes.some((change) => change.startsWith('made '))) changes.forEach(say);
  }
  const sweeping = setInterval(() => void dynamo.sweep(options.now()), minute);
  return {
    ...dynamo,
    close() {
      clearInterval(sweeping);
      return dynamo.close();
    },
  };
}
