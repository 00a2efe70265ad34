import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Retry, pause } from '../../runtime/retry.ts';
import { raceLost } from './failure.ts';

/**
 * Repeats what merely met another writer in the same rows: DynamoDB cancels one of the two, and the SDK takes that for a
 * final answer. What its own condition refused is final.
 */
export function retryLostRaces(client: DynamoDBDocumentClient, retry: Retry): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await next(args);
        } catch (error) {
          if (attempt >= retry.attempts || !raceLost(error)) throw error;
          await retry.sleep(pause(attempt, retry));
        }
      }
    },
    { step: 'initialize', name: 'retryLostRaces', priority: 'high' },
  );
}
