import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { conditionFailed, raceLost, sent } from './failure.ts';

/** One write of a transaction. */
export type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Writes all of it, or nothing: false when a row is not as its condition says, or another writer was faster. */
export async function allOrNothing(client: DynamoDBDocumentClient, items: Item[]): Promise<boolean> {
  try {
    await sent(client.send(new TransactWriteCommand({ TransactItems: items })));
    return true;
  } catch (error) {
    if (conditionFailed(error) || raceLost(error)) return false;
    throw error;
  }
}
