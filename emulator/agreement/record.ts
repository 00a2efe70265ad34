import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { passwordPolicy, sender } from './as-in-both.ts';
import { calls } from './calls.ts';
import { askAll, type Answered } from './reached.ts';

/**
 * Asks moto (`pip install 'moto[server]'`, `moto_server -H 127.0.0.1 -p 5055`) every call, and keeps the answers, which the test beside
 * holds the emulator to:
 *
 *     npx tsx emulator/agreement/record.ts --endpoint http://127.0.0.1:5055 --version 5.2.5
 */
const { values } = parseArgs({ options: { endpoint: { type: 'string' }, version: { type: 'string' } } });
const at = {
  ...{ endpoint: values.endpoint!, region: 'us-east-1', maxAttempts: 1 },
  credentials: { accessKeyId: 'testing', secretAccessKey: 'testing' },
};
const cognito = new CognitoIdentityProviderClient(at);
const sqs = new SQSClient(at);
const s3 = new S3Client({ ...at, forcePathStyle: true });
const ses = new SESv2Client(at);

const { QueueUrl } = await sqs.send(new CreateQueueCommand({ QueueName: 'agreement' }));
const Bucket = 'agreement-files';
await s3.send(new CreateBucketCommand({ Bucket }));
await ses.send(new CreateEmailIdentityCommand({ EmailIdentity: sender }));
const { UserPool } = await cognito.send(
  new CreateUserPoolCommand({
    ...{ PoolName: 'agreement', UsernameAttributes: ['email'], AutoVerifiedAttributes: ['email'] },
    Policies: { PasswordPolicy: passwordPolicy },
  }),
);
const UserPoolId = UserPool!.Id!;
const { UserPoolClient } = await cognito.send(
  new CreateUserPoolClientCommand({
    ...{ UserPoolId, ClientName: 'web' },
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  }),
);
await cognito.send(new CreateGroupCommand({ UserPoolId, GroupName: 'Admin' }));

const reached = {
  ...{ sqs, QueueUrl: QueueUrl!, s3, Bucket, ses, sender, sns: new SNSClient(at) },
  ...{ cognito, UserPoolId, ClientId: UserPoolClient!.ClientId! },
};
const answers: Record<string, Answered[]> = {};
for (const [service, asked] of Object.entries(calls)) answers[service] = await askAll(reached, asked);
const kept = Object.entries(answers).map(
  ([service, all]) =>
    `${JSON.stringify(service)}: [\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
);
writeFileSync(
  join(import.meta.dirname, 'moto.json'),
  `{ "version": ${JSON.stringify(values.version)}, "answers": {\n${kept.join(',\n')}\n} }\n`,
);
