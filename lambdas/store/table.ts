import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TableName } from '#domain/keys';

/** What every store needs: the document client, and the deployed name of a table. */
export interface Database {
  client: DynamoDBDocumentClient;
  table: (name: TableName) => string;
}

/** Undefined fields are left out; null stays null. */
export const databaseOver = (client: DynamoDBClient, table: Database['table']): Database => ({
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  table,
});
