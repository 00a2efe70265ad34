import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#domain/keys';
import { raceRetry } from '../../runtime/retry.ts';
import { sent } from './failure.ts';
import { knowOwnWrites } from './own-write.ts';
import { retryLostRaces } from './race-retry.ts';

/** What every store needs: the document client, and the deployed name of a table. */
export interface Database {
  client: DynamoDBDocumentClient;
  table: (name: TableName) => string;
}

/**
 * What the SDK does for each call, and nobody here has any use of: it takes each row apart for a log that is not written, and says which
 * version it is. A third of what a call takes.
 */
const unused = ['loggerMiddleware', 'recursionDetectionMiddleware', 'getUserAgentMiddleware'];

/** Undefined fields are left out; null stays null. A write that merely meets another is repeated; one that meets itself is made. */
export function databaseOver(client: DynamoDBClient, table: Database['table'], retry = raceRetry): Database {
  for (const name of unused) client.middlewareStack.remove(name);
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // Of every call, whatever store makes it: a busy table is told as that.
  documents.middlewareStack.add((next) => (args) => sent(next(args)), {
    ...{ step: 'initialize', name: 'sayBusy', priority: 'high' },
  });
  retryLostRaces(documents, retry);
  knowOwnWrites(documents);
  return { client: documents, table };
}
