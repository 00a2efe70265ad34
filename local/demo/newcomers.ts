import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { Platforms } from '../../platforms/twins.ts';
import type { Dynamo } from '../../emulator/dynamodb/dynamo.ts';
import { protectBusiness, protectPerson } from '../../demo/twins/protect-listed.ts';

/**
 * Whoever, person or business, adds an account finds it on the platform's twin, and copies of it beside: for those who have one now, and for those
 * who add one later. Gives how to stop.
 */
export async function protectNewcomers({
  database,
  platforms,
  onChange,
}: {
  database: Database;
  platforms: Pick<Platforms, 'protect'>;
  onChange: Dynamo['onChange'];
}): Promise<() => void> {
  const tables = [
    { name: database.table('User'), protect: protectPerson },
    { name: database.table('Business'), protect: protectBusiness },
  ];
  const stop = onChange((changed, { NewImage }) => {
    const table = tables.find(({ name }) => name === changed);
    if (table && NewImage)
      table.protect(platforms, unmarshall(NewImage as unknown as Parameters<typeof unmarshall>[0]));
  });
  for (const { name, protect } of tables) {
    const { Items = [] } = await database.client.send(new ScanCommand({ TableName: name }));
    for (const row of Items) protect(platforms, row);
  }
  return stop;
}
