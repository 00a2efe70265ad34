import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import type { LocalRequest } from '../host/http.ts';
import { createApiGateway } from './apigateway.ts';
import type { Method, RestApi } from './rest-api.ts';

const signedIn: Method['authorizer'] = { userPoolIds: ['pool'], scopes: ['admin'] };
const lambda = (httpMethod: string, resourcePath: string, authorizer?: Method['authorizer']): Method => ({
  httpMethod,
  resourcePath,
  authorizer,
  integration: { type: 'AWS_PROXY', functionArn: `${httpMethod} ${resourcePath}` },
});

const api: RestApi = {
  id: 'abc',
  name: 'userApi',
  stages: ['local'],
  methods: [
    lambda('GET', '/things'),
    lambda('GET', '/things/{id}'),
    lambda('GET', '/things/own'),
    lambda('ANY', '/files/{path+}'),
    lambda('POST', '/private', signedIn),
    lambda('GET', '/identity', { userPoolIds: ['pool'], scopes: [] }),
    {
      httpMethod: 'OPTIONS',
      resourcePath: '/private',
      integration: { type: 'MOCK', status: 204, headers: { 'access-control-allow-methods': 'POST' } },
    },
  ],
  gatewayResponses: {
    UNAUTHORIZED: {
      headers: { 'access-control-allow-origin': '*' },
      template: '{"code":"UNAUTHENTICATED","message":"Please sign in.","requestId":"$context.requestId"}',
    },
    DEFAULT_4XX: { headers: {}, template: '{"code":"INVALID_INPUT","message":$context.error.messageString}' },
    MISSING_AUTHENTICATION_TOKEN: { status: 404, headers: {} },
  },
  binaryMediaTypes: [],
};

const tokens: Record<string, Record<string, unknown>> = {
  access: { sub: 'u1', token_use: 'access', scope: 'openid admin', 'cognito:groups': ['Admin', 'Staff'] },
  weak: { sub: 'u1', token_use: 'access', scope: 'openid' },
  id: { sub: 'u1', token_use: 'id' },
};

/** Calls the gateway; by default the function answers with the event it got. */
async function call(
  method: string,
  path: string,
  {
    token,
    body = '',
    answer,
    headers = {},
  }: { token?: string; body?: string; answer?: () => unknown; headers?: object } = {},
) {
  const invoked: string[] = [];
  const gateway = createApiGateway({
    apis: [api],
    invoke: async (arn, event) => {
      invoked.push(arn);
      return answer ? answer() : { statusCode: 200, body: JSON.stringify(event) };
    },
    verifyToken: async (given, poolId) => (poolId === 'pool' ? tokens[given] : undefined),
    now: () => 1_000,
  });
  const request: LocalRequest = {
    method,
    url: new URL(`http://localhost:4910/execute-api/abc/local${path}`),
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }), ...headers },
    body: Buffer.from(body),
  };
  const reply = await gateway.handle(request);
  const text = String(reply.body);
  return {
    ...reply,
    text,
    invoked: invoked[0],
    event: () => JSON.parse(text) as APIGatewayProxyEvent,
    json: () => JSON.parse(text) as Record<string, unknown>,
  };
}

test.each([
  ['GET', '/things', 'GET /things', null],
  ['GET', '/things/a%20b', 'GET /things/{id}', { id: 'a b' }],
  ['GET', '/things/own', 'GET /things/own', null],
  ['PUT', '/files/a/b.txt', 'ANY /files/{path+}', { path: 'a/b.txt' }],
])('%s %s is answered by %s', async (method, path, arn, pathParameters) => {
  const reply = await call(method, path);
  expect(reply.invoked).toBe(arn);
  expect(reply.event().pathParameters).toEqual(pathParameters);
});

test('the event is that of a proxy integration, version 1', async () => {
  const reply = await call('GET', '/things?x=1&x=2&y=', { headers: { 'user-agent': 'test' } });
  expect(reply.event()).toMatchObject({
    resource: '/things',
    path: '/things',
    httpMethod: 'GET',
    queryStringParameters: { x: '2', y: '' },
    multiValueQueryStringParameters: { x: ['1', '2'], y: [''] },
    body: null,
    isBase64Encoded: false,
    requestContext: {
      stage: 'local',
      path: '/local/things',
      identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
    },
  });
});

describe('what the gateway itself answers, in the words of the template', () => {
  test.each([
    ['GET', '/nothing'],
    ['DELETE', '/things'],
    ['GET', '/files'],
  ])('%s %s is not there', async (method, path) => {
    const reply = await call(method, path);
    expect([reply.status, reply.json()]).toEqual([
      404,
      { code: 'INVALID_INPUT', message: 'Missing Authentication Token' },
    ]);
  });

  test.each([[undefined], ['weak'], ['id'], ['nonsense']])(
    'token %s does not open a method with a scope',
    async (token) => {
      const reply = await call('POST', '/private', { token });
      expect(reply.invoked).toBeUndefined();
      expect(reply.status).toBe(401);
      expect(reply.headers).toMatchObject({ 'access-control-allow-origin': '*' });
      expect(reply.json()).toEqual({
        code: 'UNAUTHENTICATED',
        message: 'Please sign in.',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
    },
  );

  test('an access token with the scope does, and its claims arrive as text', async () => {
    for (const token of ['access', 'Bearer access']) {
      const reply = await call('POST', '/private', { token, body: '{"a":1}' });
      expect(reply.event().requestContext.authorizer).toEqual({
        claims: { sub: 'u1', token_use: 'access', scope: 'openid admin', 'cognito:groups': 'Admin,Staff' },
      });
      expect(reply.event().body).toBe('{"a":1}');
    }
  });

  test('a method without scopes takes ID tokens only', async () => {
    expect((await call('GET', '/identity', { token: 'id' })).status).toBe(200);
    expect((await call('GET', '/identity', { token: 'access' })).status).toBe(401);
  });

  test('preflight is answered without a function', async () => {
    const reply = await call('OPTIONS', '/private');
    expect(reply).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-methods': 'POST' },
      invoked: undefined,
    });
  });

  test.each([
    ['throws', () => Promise.reject(new Error('secret detail'))],
    ['answers nothing', () => null],
    ['answers no status', () => ({ body: 'x' })],
  ])('a function that %s is a 502 without detail', async (_, answer) => {
    const reply = await call('GET', '/things', { answer });
    expect([reply.status, reply.text]).toEqual([502, '{"message":"Internal server error"}']);
  });
});

test.each([
  [undefined, '127.0.0.1'],
  ['203.0.113.9', '203.0.113.9, 127.0.0.1'],
])('who sends is added behind what they claim: %s', async (claimed, told) => {
  const headers = claimed === undefined ? {} : { 'x-forwarded-for': claimed };
  const event = (await call('GET', '/things', { headers })).event();
  expect(event.headers['x-forwarded-for']).toBe(told);
  expect(event.multiValueHeaders['x-forwarded-for']).toEqual([told]);
  expect(event.requestContext.identity.sourceIp).toBe('127.0.0.1');
});

test('a request that the gateway takes and a function does not is a 413', async () => {
  const answer = () => Promise.reject(Object.assign(new Error(), { name: 'RequestTooLargeException' }));
  expect(await call('POST', '/files/a', { answer })).toMatchObject({
    status: 413,
    text: '{"code":"INVALID_INPUT","message":"Request Too Long"}',
  });
});

test('status, headers and body of the function reach the caller', async () => {
  const answer = () => ({
    statusCode: 201,
    headers: { 'X-One': 'a' },
    multiValueHeaders: { 'X-Two': ['b', 'c'] },
    body: 'made',
  });
  expect(await call('GET', '/things', { answer })).toMatchObject({
    status: 201,
    headers: { 'content-type': 'application/json', 'x-one': 'a', 'x-two': 'b, c' },
    body: 'made',
  });
});

test('waits 29 seconds for a function, however long its own time is', async () => {
  vi.useFakeTimers();
  try {
    const answered = (ms: number) => () =>
      new Promise((done) => setTimeout(done, ms, { statusCode: 200, body: 'here' }));
    const [inTime, late] = [
      call('GET', '/things', { answer: answered(28_999) }),
      call('GET', '/things', { answer: answered(29_001) }),
    ];
    await vi.runAllTimersAsync();
    expect((await inTime).status).toBe(200);
    expect((await late).status).toBe(504);
  } finally {
    vi.useRealTimers();
  }
});
