import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { tableVariable, type TableName } from '#domain/keys';
import { type UserFiles, userFiles } from '../../lambdas/store/user-files.ts';
import { databaseOver, type Database } from '../../lambdas/store/table/table.ts';

/** A key that was not issued here: the developer at this machine, who may do everything. */
const credentials = { accessKeyId: 'demo', secretAccessKey: 'demo' };

/** What files are signed with: S3 verifies each signature, so its key has to be one that was issued. */
export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/** The clients that set the stage, over the same addresses that the functions use. */
export interface Clients {
  database: Database;
  files: UserFiles;
  userPools: CognitoIdentityProviderClient;
  queues: SQSClient;
  close(): void;
}

/** @param variables the environment of the deployed functions, which names tables and queue */
export function openClients(
  origin: string,
  variables: Readonly<Record<string, string>>,
  { accessKeyId, secretAccessKey, sessionToken }: Keys,
): Clients {
  const at = (path: string) => ({ endpoint: origin + path, region: 'us-east-1', credentials });
  const dynamo = new DynamoDBClient(at('/dynamodb'));
  const userPools = new CognitoIdentityProviderClient(at('/cognito'));
  const queues = new SQSClient(at('/sqs'));
  const buckets = new S3Client({
    ...at('/s3'),
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    forcePathStyle: true,
  });
  const table = (name: TableName): string => {
    const physical = variables[tableVariable(name)];
    if (physical === undefined) throw new Error(`No function knows the table ${name}`);
    return physical;
  };
  return {
    database: databaseOver(dynamo, table),
    files: userFiles(buckets, variables['USER_FILES_BUCKET'] ?? ''),
    userPools,
    queues,
    close: () => [dynamo, buckets, userPools, queues].forEach((client) => client.destroy()),
  };
}
