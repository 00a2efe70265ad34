import { Sha256 } from '@aws-crypto/sha256-js';
import {
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { generateClient, get, post } from 'aws-amplify/api';
import { confirmSignUp, fetchAuthSession, getCurrentUser, signIn, signOut, signUp } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalStack } from '../../local/stack.ts';
import { startServices } from '../support/services.ts';

/**
 * Programs that are not ours, against a running local stack: they know its address and what they would know in the
 * cloud, nothing else. The tests of a block build on each other.
 */
let stack: LocalStack;
let origin: string;
const email = 'Nils.Oftedal@example.com';
const password = 'Correct-h0rse';

beforeAll(async () => {
  stack = await startServices({ seed: 20261120 });
  origin = stack.origin;
});
afterAll(() => stack.close());

describe('aws-amplify in Node, configured by /config.json alone', () => {
  let userId = '';
  const graphql = <T>(query: string, variables: object = {}) =>
    generateClient().graphql({ query, variables } as never) as unknown as Promise<{ data: T }>;
  const headers = async () => ({
    Authorization: String((await fetchAuthSession()).tokens?.accessToken),
  });
  const rest = async <T>(request: typeof get | typeof post, apiName: string, path: string, body?: object) => {
    const options = { headers: await headers(), ...(body && { body: body as never }) };
    const { body: answer } = await request({ apiName, path, options }).response;
    return (await answer.json()) as T;
  };

  beforeAll(async () => {
    // Node 20 has no WebSocket of its own; browsers do.
    globalThis.WebSocket ??= WebSocket as never;
    Amplify.configure((await (await fetch(`${origin}/config.json`)).json()) as ResourcesConfig);
  });
  afterAll(() => signOut());

  test('signs up and confirms with the code from the outbox', async () => {
    const begun = await signUp({
      username: email,
      password,
      options: { userAttributes: { email } },
    });
    expect(begun).toMatchObject({
      isSignUpComplete: false,
      userId: expect.any(String),
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: { deliveryMedium: 'EMAIL', attributeName: 'email' },
      },
    });
    type Message = { at: string; channel: string; to: string; subject: string; body: string; code: string };
    const outbox = (await (await fetch(`${origin}/local/outbox.json`)).json()) as Message[];
    const mail = outbox.find(({ to }) => to === email)!;
    expect(mail).toMatchObject({ channel: 'EMAIL', code: expect.stringMatching(/^\d{6}$/) });
    expect(await confirmSignUp({ username: email, confirmationCode: mail.code })).toMatchObject({
      isSignUpComplete: true,
    });
  });

  test('signs in with SRP and refreshes when told to', async () => {
    const { isSignedIn, nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    });
    expect({ isSignedIn, step: nextStep.signInStep }).toEqual({ isSignedIn: true, step: 'DONE' });
    userId = (await getCurrentUser()).userId;
    const before = String((await fetchAuthSession()).tokens?.accessToken);
    const session = await fetchAuthSession({ forceRefresh: true });
    expect(String(session.tokens?.accessToken)).not.toBe(before);
    expect(session.tokens?.accessToken.payload).toMatchObject({
      sub: userId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
    });
  });

  test('creates the user as the first sign-in does, links the address, reads and updates', async () => {
    const { data: created } = await graphql<{ createUser: object }>(
      `
        mutation ($input: CreateUserInput!) {
          createUser(input: $input) {
            id
            accountEmail
            tourEnabled
            alertsMonitoring
            alertsConnectionRequest
            alertsNewFeatures
            alertsCompanyUpdates
            emails {
              emailAddress
              emailUse
              verifiedAt
            }
          }
        }
      `,
      { input: { firstName: 'Nils' } },
    );
    const lower = email.toLowerCase();
    const flags = {
      tourEnabled: true,
      alertsMonitoring: true,
      alertsConnectionRequest: true,
      alertsNewFeatures: true,
      alertsCompanyUpdates: true,
    };
    expect(created.createUser).toEqual({
      id: userId,
      accountEmail: lower,
      ...flags,
      emails: [{ emailAddress: lower, emailUse: 'PERSONAL', verifiedAt: expect.any(String) }],
    });
    const linked = await rest<{ user: object }>(post, 'userApi', '/user/update-email-address', {
      userEmailAddress: email,
      operation: 'updateUserId',
    });
    expect(linked.user).toMatchObject({ id: userId });
    const { data: address } = await graphql(
      'query ($e: String!) { getEmailInventory(emailAddress: $e) { emailAddress id type } }',
      { e: lower },
    );
    expect(address).toEqual({ getEmailInventory: { emailAddress: lower, id: userId, type: 'PRIMARY' } });

    await graphql('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
      input: {
        id: userId,
        lastName: 'Oftedal',
        socialMediaAccounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/nils-oftedal' }],
      },
    });
    const { data: read } = await graphql(
      'query ($id: ID!) { getUser(id: $id) { firstName lastName socialMediaAccounts { platform pageUrl verifiedAt } } }',
      { id: userId },
    );
    expect(read).toEqual({
      getUser: {
        firstName: 'Nils',
        lastName: 'Oftedal',
        socialMediaAccounts: [
          { platform: 'GITHUB', pageUrl: 'https://github.com/nils-oftedal', verifiedAt: null },
        ],
      },
    });
  });

  test('subscribes, starts a scan, hears it progress and finish, and reads what it found', async () => {
    type Progress = { scanId: string; status: string; source: { platform: string; asked: number } | null };
    const heard: Progress[] = [];
    const told: { kind: string; title: string }[] = [];
    const failures: unknown[] = [];
    // What is published before a subscription stands is for nobody; Amplify's hub says when it does.
    let standing = 0;
    const stopCounting = Hub.listen('api', ({ payload }) => {
      if (payload.event === 'Subscription ack') standing += 1;
    });
    const listen = <T>(query: string, next: (data: T) => void) =>
      (
        generateClient().graphql({ query, variables: { userId } } as never) as unknown as {
          subscribe(observer: object): { unsubscribe(): void };
        }
      ).subscribe({
        next: ({ data }: { data: T }) => next(data),
        error: (failure: unknown) => failures.push(failure),
      });
    const subscriptions = [
      listen<{ onScanProgress: Progress }>(
        'subscription ($userId: ID!) { onScanProgress(userId: $userId) { userId scanId status source { platform status asked total compared found note } at } }',
        ({ onScanProgress }) => heard.push(onScanProgress),
      ),
      listen<{ onNotification: (typeof told)[number] }>(
        'subscription ($userId: ID!) { onNotification(userId: $userId) { userId id kind title createdAt } }',
        ({ onNotification }) => told.push(onNotification),
      ),
    ];
    await expect.poll(() => [standing, failures], { timeout: 20_000 }).toEqual([subscriptions.length, []]);
    const started = await rest<{ scan: { id: string } }>(post, 'appAPI', '/app/start-scan', {});
    await expect
      .poll(() => [heard.some(({ status }) => status === 'DONE'), failures], { timeout: 60_000 })
      .toEqual([true, []]);
    expect(new Set(heard.map(({ scanId }) => scanId))).toEqual(new Set([started.scan.id]));
    expect(heard.some(({ source }) => source?.platform === 'GITHUB' && source.asked > 0)).toBe(true);
    await expect.poll(() => told.map(({ kind }) => kind), { timeout: 20_000 }).toContain('FINDING');

    const report = await rest<{
      findings: { theirs: { handle: string }; verdict: string; reasons: unknown[] }[];
      scan: { status: string };
    }>(get, 'appAPI', '/app/get-report');
    expect(report.scan.status).toBe('DONE');
    expect(report.findings.length).toBeGreaterThan(0);
    for (const { reasons } of report.findings) expect(reasons.length).toBeGreaterThan(0);
    const { data } = await graphql<{ listFindings: { items: unknown[] } }>(
      '{ listFindings { items { id verdict } } }',
    );
    expect(data.listFindings.items).toHaveLength(report.findings.length);
    subscriptions.forEach((each) => each.unsubscribe());
    stopCounting();
    expect(failures).toEqual([]);
  });

  test('gets credentials from the identity pool that reach its own files and nothing else', async () => {
    const { credentials, identityId } = await fetchAuthSession();
    expect(identityId).toMatch(/^us-east-1:/);
    const { Storage } = (await (await fetch(`${origin}/config.json`)).json()) as {
      Storage: { S3: { bucket: string; region: string } };
    };
    const s3 = new S3Client({
      endpoint: `${origin}/s3`,
      region: Storage.S3.region,
      forcePathStyle: true,
      credentials: credentials!,
      maxAttempts: 1,
    });
    const Bucket = Storage.S3.bucket;
    type Form = { url: string; fields: Record<string, string>; key: string };
    const form = await rest<Form>(post, 'userApi', '/user/upload-url', { contentType: 'image/png' });
    const body = new FormData();
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
    body.append('file', new Blob(['mine'], { type: 'image/png' }));
    expect((await fetch(form.url, { method: 'POST', body })).ok).toBe(true);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: form.key }));
    expect(await Body!.transformToString()).toBe('mine');
    const refused = { name: 'AccessDenied' };
    for (const other of [
      'users/somebody-else/portrait.png',
      'portrait.png',
      `users/${userId}-2/portrait.png`,
    ])
      await expect(s3.send(new GetObjectCommand({ Bucket, Key: other })), other).rejects.toMatchObject(
        refused,
      );
    // Of any size and kind it would be, past the form that knows both.
    for (const own of [form.key, `users/${userId}/portrait.png`])
      await expect(
        s3.send(new PutObjectCommand({ Bucket, Key: own, Body: 'more' })),
        own,
      ).rejects.toMatchObject(refused);
    const tables = new DynamoDBClient({
      endpoint: `${origin}/dynamodb`,
      region: Storage.S3.region,
      credentials: credentials!,
      maxAttempts: 1,
    });
    await expect(tables.send(new ListTablesCommand({}))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    const published = await signedGraphql(credentials!, {
      query: 'mutation ($input: ScanProgressInput!) { publishScanProgress(input: $input) { scanId } }',
      variables: { input: { userId, scanId: 's', status: 'DONE', at: '2026-11-20T10:00:00.000Z' } },
    });
    expect(published.errors).toMatchObject([{ errorType: 'Unauthorized' }]);
  });
});

/** A GraphQL request signed as a job would sign it. */
async function signedGraphql(
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string },
  request: object,
): Promise<{ errors?: unknown[] }> {
  const { hostname, port, host } = new URL(origin);
  const signature = new SignatureV4({
    credentials,
    region: 'us-east-1',
    service: 'appsync',
    sha256: Sha256,
  });
  const body = JSON.stringify(request);
  const { headers } = await signature.sign({
    ...{ method: 'POST', protocol: 'http:', hostname, port: Number(port), path: '/graphql' },
    headers: { host, 'content-type': 'application/json' },
    body,
  });
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  return (await response.json()) as { errors?: unknown[] };
}

describe('@aws-sdk/client-dynamodb', () => {
  const owner = { id: { S: 'transaction' }, by: { S: 'the SDK' } };
  const item = (TableName: string, Item: Record<string, { S: string }>, key: string) => ({
    Put: { TableName, Item, ConditionExpression: `attribute_not_exists(${key})` },
  });

  test('writes two tables in one transaction, or neither', async () => {
    const client = new DynamoDBClient({
      endpoint: `${origin}/dynamodb`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
    });
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    const table = (part: string) => TableNames.find((name) => name.includes(part))!;
    const [requests, suppressions] = [table('TablesRequest'), table('TablesSuppression')];
    const write = (id: string) =>
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: [item(requests, { ...owner, id: { S: id } }, 'id'), item(suppressions, owner, 'id')],
        }),
      );
    await write('first');
    const refused = await write('second').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TransactionCanceledException);
    expect((refused as TransactionCanceledException).CancellationReasons?.map(({ Code }) => Code)).toEqual([
      'None',
      'ConditionalCheckFailed',
    ]);
    const read = async (id: string) =>
      (await client.send(new GetItemCommand({ TableName: requests, Key: { id: { S: id } } }))).Item;
    expect(await read('first')).toEqual({ ...owner, id: { S: 'first' } });
    expect(await read('second')).toBeUndefined();
  });
});
