import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '@aws-crypto/sha256-js';
import { marshall } from '@aws-sdk/util-dynamodb';
import { Amplify } from 'aws-amplify';
import { generateClient, type GraphQLResult } from 'aws-amplify/api';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createCredentials } from '../../emulator/iam/credentials.ts';
import { openDurable } from '../../emulator/host/durable.ts';
import type { Dynamo } from '../../emulator/dynamodb/dynamo.ts';
import { productApi } from '../support/product-api.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { type AppSync, createAppSync } from '../../emulator/appsync/server.ts';

const JOB = 'arn:aws:iam::000000000000:role/scan-run';
/** Stands in for the identity service: the "token" is the claims themselves. */
const token = (sub: string, ...groups: string[]) =>
  [
    'h',
    Buffer.from(JSON.stringify({ sub, 'cognito:groups': groups, exp: 4e9 })).toString('base64url'),
    's',
  ].join('.');
const verifyToken = async (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

let server: Server;
let origin: string;
let appSync: AppSync;
let tables: Awaited<ReturnType<typeof openTables>>;
let dynamo: Dynamo;
let sign: (request: object) => Promise<{ headers: Record<string, string> }>;
const lambdaEvents: unknown[] = [];

beforeAll(async () => {
  // Amplify's realtime client expects a browser's global; Node 20 has none.
  Object.assign(globalThis, { WebSocket });
  tables = await openTables(Date.now);
  dynamo = tables.dynamo;
  const credentials = await createCredentials(await openDurable(undefined), Date.now);
  const issued = await credentials.issue({ roleArn: JOB, seconds: 3600 });
  const signer = new SignatureV4({
    credentials: { ...issued, expiration: new Date(issued.expiration) },
    region: 'us-east-1',
    service: 'appsync',
    sha256: Sha256,
  });
  sign = (request) => signer.sign(request as never) as never;

  server = createServer(
    (request, response) =>
      void answer(request).then(({ status, headers, body }) => response.writeHead(status, headers).end(body)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://localhost:${port}`;
  appSync = createAppSync({
    api: productApi(),
    origin,
    dynamo,
    verifyToken,
    findCredentials: credentials.find,
    statementsOf: () => [
      {
        Effect: 'Allow',
        Action: 'appsync:GraphQL',
        Resource:
          'arn:aws:appsync:us-east-1:000000000000:apis/testapi/types/Mutation/fields/publishScanProgress',
      },
    ],
    invokeLambda: async (_arn, event) => {
      lambdaEvents.push(event);
      if ((event as { field: string }).field === 'checkProfile')
        return {
          value: {
            registered: false,
            statement: 'Not registered here, or kept private, which says nothing about the account',
          },
        };
      return { error: { code: 'CONFLICT', message: 'Somebody was faster. Please look again.' } };
    },
    now: Date.now,
  });
  server.on('upgrade', (request, socket, head) => appSync.handleUpgrade(request, socket, head));
  Amplify.configure(
    {
      Auth: { Cognito: { userPoolId: 'us-east-1_test', userPoolClientId: 'c' } },
      // In capitals, because Amplify turns a lower-case http:// of the realtime address into wss://.
      API: {
        GraphQL: {
          endpoint: origin.replace('http', 'HTTP') + '/graphql',
          region: 'us-east-1',
          defaultAuthMode: 'userPool',
          apiKey: 'da2-test',
        },
      },
    },
    {
      Auth: {
        tokenProvider: {
          getTokens: async () => ({ accessToken: { toString: () => token('maya'), payload: {} } }),
        },
      },
    },
  );
});
afterAll(async () => {
  await appSync.close();
  await tables.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function answer(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return appSync.handle({
    method: request.method!,
    url: new URL(request.url!, origin),
    headers,
    body: Buffer.concat(parts),
  });
}

const client = () => generateClient();
const ask = (query: string, variables: object = {}, authMode?: 'apiKey') =>
  client().graphql({ query, variables, authMode } as never) as unknown as Promise<
    GraphQLResult<Record<string, never>>
  >;
const store = (table: string, item: object) =>
  dynamo.call('PutItem', { TableName: table, Item: marshall(item) });

async function publish(
  field: string,
  type: string,
  selection: string,
  input: object,
): Promise<{ status: number; body: { errors?: { message: string; errorType: string }[] } }> {
  const body = JSON.stringify({
    query: `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} } }`,
    variables: { input },
  });
  const url = new URL(origin);
  const { headers } = await sign({
    method: 'POST',
    protocol: 'http:',
    hostname: url.hostname,
    port: Number(url.port),
    path: '/graphql',
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as never };
}
const progress = (userId: string) => ({
  userId,
  scanId: 's1',
  status: 'RUNNING',
  at: '2026-11-20T10:00:00.000Z',
});

test('a person reads their own record; another reads like one that does not exist', async () => {
  await store('User', {
    id: 'maya',
    accountEmail: 'maya@example.com',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    emails: [{ emailAddress: 'maya@example.com', emailUse: 'PERSONAL' }],
  });
  await store('User', {
    id: 'tom',
    accountEmail: 'tom@example.com',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
  const query = 'query($id: ID!) { getUser(id: $id) { id accountEmail emails { emailAddress emailUse } } }';
  expect((await ask(query, { id: 'maya' })).data).toEqual({
    getUser: {
      id: 'maya',
      accountEmail: 'maya@example.com',
      emails: [{ emailAddress: 'maya@example.com', emailUse: 'PERSONAL' }],
    },
  });
  const tom = await ask(query, { id: 'tom' });
  const nobody = await ask(query, { id: 'nobody' });
  expect(tom.data).toEqual({ getUser: null });
  expect(tom).toEqual(nobody);
});

test('a rule of the Lambda reaches the caller in its words', async () => {
  const refused = await ask('mutation { updateUser(input: { id: "maya", firstName: "M" }) { id } }').catch(
    (error) => error,
  );
  expect(refused.errors).toMatchObject([
    { message: 'Somebody was faster. Please look again.', errorType: 'CONFLICT', path: ['updateUser'] },
  ]);
  expect(lambdaEvents.at(-1)).toMatchObject({
    field: 'updateUser',
    arguments: { input: { id: 'maya', firstName: 'M' } },
    identity: { sub: 'maya', username: 'maya' },
    authorization: token('maya'),
  });
});

test('what a job publishes arrives at the person it is about, and nobody else', async () => {
  const heard: unknown[] = [];
  const query =
    'subscription($userId: ID!) { onScanProgress(userId: $userId) { userId scanId status source { platform } at } }';
  const subscription = (
    client().graphql({ query, variables: { userId: 'maya' } } as never) as never as {
      subscribe(o: object): { unsubscribe(): void };
    }
  ).subscribe({
    next: ({ data }: { data: object }) => heard.push(data),
    error: (error: unknown) => heard.push(error),
  });
  // Publishing is retried: what is published before the subscription stands is for nobody.
  await expect
    .poll(
      async () => {
        await publish('publishScanProgress', 'ScanProgressInput', 'userId scanId status at', progress('tom'));
        await publish(
          'publishScanProgress',
          'ScanProgressInput',
          'userId scanId status at',
          progress('maya'),
        );
        return heard.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  subscription.unsubscribe();
  expect(new Set(heard.map((event) => JSON.stringify(event)))).toEqual(
    new Set([
      JSON.stringify({
        onScanProgress: {
          userId: 'maya',
          scanId: 's1',
          status: 'RUNNING',
          source: null,
          at: '2026-11-20T10:00:00.000Z',
        },
      }),
    ]),
  );
});

test('listening to somebody else is refused', async () => {
  const refused = await new Promise((resolve) => {
    (
      client().graphql({
        query: 'subscription { onNotification(userId: "tom") { id } }',
      } as never) as never as { subscribe(o: object): void }
    ).subscribe({
      next: resolve,
      error: resolve,
    });
  });
  expect(JSON.stringify(refused)).toContain('Not Authorized to access onNotification on type Subscription');
});

test("a job may publish what its role's policy names, and nothing else", async () => {
  expect(await publish('publishScanProgress', 'ScanProgressInput', 'scanId', progress('maya'))).toMatchObject(
    { status: 200, body: { data: { publishScanProgress: { scanId: 's1' } } } },
  );
  const input = {
    userId: 'maya',
    id: 'n',
    kind: 'FINDING',
    title: 't',
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  expect((await publish('publishNotification', 'NotificationInput', 'id', input)).body.errors).toMatchObject([
    { message: 'Not Authorized to access publishNotification on type Mutation', errorType: 'Unauthorized' },
  ]);
});

test('a person may not publish, nor the public key read a record', async () => {
  const query = 'mutation($input: ScanProgressInput!) { publishScanProgress(input: $input) { scanId } }';
  expect((await ask(query, { input: progress('maya') }).catch((error) => error)).errors).toMatchObject([
    { errorType: 'Unauthorized' },
  ]);
  expect(
    (await ask('{ getUser(id: "maya") { id } }', {}, 'apiKey').catch((error) => error)).errors,
  ).toMatchObject([{ errorType: 'Unauthorized' }]);
  expect(
    (await ask('{ checkProfile(platform: GITHUB, handle: "maya") { registered statement } }', {}, 'apiKey'))
      .data,
  ).toEqual({
    checkProfile: {
      registered: false,
      statement: 'Not registered here, or kept private, which says nothing about the account',
    },
  });
});
