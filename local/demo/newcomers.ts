import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Database } from '../../lambdas/store/table/table.ts';
import type { Platforms } from '../../platforms/twins.ts';
import type { Dynamo } from '../../emulator/dynamodb/dynamo.ts';
import { protectPerson } from '../../demo/twins/protect-person.ts';

/**
 * Whoever adds an account finds it on the platform's twin, and copies of it beside: for those who have one now, and for those
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
  const users = database.table('User');
  const protect = (row: unknown) => protectPerson(platforms, row);
  const stop = onChange((table, { NewImage }) => {
    if (table === users && NewImage)
      protect(unmarshall(NewImage as unknown as Parameters<typeof unmarshall>[0]));
  });
  const { Items = [] } = await database.client.send(new ScanCommand({ TableName: users }));
  Items.forEach(protect);
  return stop;
}
