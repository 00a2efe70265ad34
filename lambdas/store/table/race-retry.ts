import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Retry, pause } from '../../runtime/retry.ts';
import { raceLost } from './failure.ts';

/**
 * Repeats what merely met another writer in the same rows: DynamoDB cancels one of the two, and the SDK takes that for a
 * final answer. What its own condition refused is final. A transaction that is still being made is asked for again by its own
 * name: under another one it would be refused by what it has done itself.
 */
export function retryLostRaces(client: DynamoDBDocumentClient, retry: Retry): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        let token = commandName === 'TransactWriteItemsCommand' ? randomUUID() : undefined;
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await next(
              token ? { ...args, input: { ClientRequestToken: token, ...args.input } } : args,
            );
          } catch (error) {
            if (attempt >= retry.attempts || !raceLost(error)) throw error;
            // This one was cancelled for certain; the next is another.
            if ((error as Error).name === 'TransactionCanceledException') token = token && randomUUID();
            await retry.sleep(pause(attempt, retry));
          }
        }
      },
    { step: 'initialize', name: 'retryLostRaces', priority: 'high' },
  );
}
