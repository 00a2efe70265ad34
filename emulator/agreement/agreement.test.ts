import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientId, poolForTest, poolId, serveInTest } from '../cognito/in-test/serve.ts';
import { openDurable } from '../host/durable.ts';
import { createCredentials } from '../iam/credentials.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createS3 } from '../s3/s3.ts';
import { queueSettings } from '../sqs/from-template.ts';
import { openSqs } from '../sqs/sqs.ts';
import { passwordPolicy, sender } from './as-in-both.ts';
import { calls } from './calls.ts';
import { askAll, type Answered, type Reached } from './reached.ts';

/** What moto answered, a program that many test against in the place of AWS; kept, so that nobody needs it. */
const { version, answers } = JSON.parse(readFileSync(join(import.meta.dirname, 'moto.json'), 'utf8')) as {
  version: string;
  answers: Record<string, Answered[]>;
};

/** Where moto says otherwise than AWS's own reference does, which counts. */
const otherwise: Record<string, string> = {
  'a wrong code': 'moto takes any code',
  'a new password with a wrong code': 'moto takes any code',
  'sign in maya@example.com Correct-h0rse': 'moto lets somebody in who has confirmed nothing',
  'text without words': 'the reference: a message must not be empty',
};

const folder = mkdtempSync(join(tmpdir(), 'agreement-'));
let reached: Reached;
let said: Record<string, Answered[]>;
let close: () => Promise<void>;

beforeAll(async () => {
  const durable = await openDurable(undefined);
  const credentials = await createCredentials(durable, Date.now);
  const key = await credentials.issue({ roleArn: 'arn:all', seconds: 3600 });
  const refuse = () => undefined;
  const arn = 'arn:aws:sqs:us-east-1:000000000000:agreement';
  const sqs = await openSqs({
    ...{ queues: [queueSettings('agreement', arn, {})], durable, refuse, now: Date.now },
  });
  const all = [{ Effect: 'Allow' as const, Action: 's3:*', Resource: '*' }];
  const s3 = createS3({ folder, find: credentials.find, statementsOf: () => all, now: Date.now });
  await s3.ensureBucket({ BucketName: 'agreement-files' });
  const page = { path: '/mail', sender: 'Shop' };
  const outbox = await createOutbox({ durable, page, now: Date.now, refuse, identities: [sender] });
  const { pools } = await poolForTest({
    pool: { Policies: { PasswordPolicy: passwordPolicy } },
    client: {
      ...{ ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'], PreventUserExistenceErrors: 'LEGACY' },
      ...{ AccessTokenValidity: 60, IdTokenValidity: 60 },
    },
  });
  const server = await serveInTest({
    ...{ '/sqs': sqs.handle, '/s3': s3.handle, '/ses': outbox.ses, '/sns': outbox.sns },
    '/cognito': pools.handle,
  });
  const at = (path: string) => ({
    ...{ endpoint: `${server.origin}${path}`, region: 'us-east-1', maxAttempts: 1 },
    credentials: { ...key, expiration: new Date(key.expiration) },
  });
  reached = {
    ...{ sqs: new SQSClient(at('/sqs')), QueueUrl: `${server.origin}/sqs/000000000000/agreement` },
    ...{ s3: new S3Client({ ...at('/s3'), forcePathStyle: true }), Bucket: 'agreement-files' },
    ...{ ses: new SESv2Client(at('/ses')), sender, sns: new SNSClient(at('/sns')) },
    ...{ cognito: new CognitoIdentityProviderClient(at('/cognito')) },
    ...{ UserPoolId: poolId, ClientId: clientId },
  };
  said = {};
  for (const [service, asked] of Object.entries(calls)) said[service] = await askAll(reached, asked);
  close = server.close;
});
afterAll(async () => {
  for (const client of [reached.sqs, reached.s3, reached.ses, reached.sns, reached.cognito]) client.destroy();
  await close();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(calls))(`%s answer as moto ${version} does`, (service) => {
  const kept = answers[service]!;

  it('was asked what is asked now', () =>
    expect(kept.map(({ asked }) => asked)).toEqual(calls[service]!.map(([asked]) => asked)));

  it.each(kept.map((one, place) => ({ ...one, place })))(`$place $asked`, ({ place, ...expected }) => {
    const got = said[service]![place];
    if (otherwise[expected.asked] === undefined) expect(got).toEqual(expected);
    else expect(got, otherwise[expected.asked]).not.toEqual(expected);
  });
});
