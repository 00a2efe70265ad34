import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Database } from '../../lambdas/store/table/table.ts';

/**
 * When the people of this stage began, in ms: whoever asks first says it, and all others get the same, so that every instance plays the same
 * people and a story ends on the day on which it was told.
 */
export async function beganAt({ client, table }: Database, now: number): Promise<number> {
  const { Attributes } = await client.send(
    new UpdateCommand({
      ...{ TableName: table('Once'), Key: { id: 'twins#began' }, ReturnValues: 'ALL_NEW' },
      UpdateExpression: 'SET began = if_not_exists(began, :now)',
      ExpressionAttributeValues: { ':now': now },
    }),
  );
  return Number(Attributes?.['began']);
}
