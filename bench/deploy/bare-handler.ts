import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The least that a function of a table can be: what ours are measured against. */
export const handler = ({ id }: { id: string }) =>
  client.send(new GetCommand({ TableName: 'Any', Key: { id } }));
