import { afterEach, describe, expect, test } from 'vitest';
import type { ApiDefinition } from './definition.ts';
import { newsroom } from './in-test/newsroom.ts';
import { type AppSync, type AppSyncOptions, createAppSync } from './server.ts';

const NONE = { name: 'none', type: 'NONE' } as const;
const echo =
  'export const request = (ctx) => ({ payload: ctx.args }); export const response = (ctx) => ctx.result;';
const sdl = /* GraphQL */ `
  type Query {
    open(a: Int): Echo
    forAdmins: Echo @aws_cognito_user_pools(cognito_groups: ["Admin"])
    forEveryone: Public @aws_api_key @aws_cognito_user_pools
    hidden: Echo @aws_api_key
    tree: Tree
  }
  type Echo {
    a: Int
  }
  type Public @aws_api_key @aws_cognito_user_pools {
    a: Int
    inner: String @aws_cognito_user_pools(cognito_groups: ["Admin"])
  }
  type Tree {
    tree: Tree
    leaf: Int
  }
`;
const small = (changes: Partial<ApiDefinition> = {}): ApiDefinition => ({
  ...newsroom({ resolvers: [] }),
  sdl,
  resolvers: ['open', 'forAdmins', 'forEveryone', 'hidden', 'tree'].map((fieldName) => ({
    typeName: 'Query',
    fieldName,
    dataSource: NONE,
    code: echo,
  })),
  ...changes,
});

let appSync: AppSync;
const start = (changes: Partial<AppSyncOptions> = {}) => {
  appSync = createAppSync({
    api: small(),
    origin: 'http://localhost:1',
    dynamo: { call: () => Promise.reject(new Error('no tables')) },
    invokeLambda: () => Promise.reject(new Error('no functions')),
    verifyToken: async (token) =>
      token === 'bad' ? undefined : { sub: token, 'cognito:groups': token === 'root' ? ['Admin'] : [] },
    findCredentials: () => undefined,
    statementsOf: () => [],
    now: () => 0,
    ...changes,
  });
};
afterEach(() => appSync.close());

async function ask(
  query: string,
  headers: Record<string, string> = { authorization: 'maya' },
  more: object = {},
) {
  const reply = await appSync.handle({
    method: 'POST',
    url: new URL('http://localhost:1/graphql'),
    headers,
    body: Buffer.from(JSON.stringify({ query, ...more })),
  });
  return { status: reply.status, ...JSON.parse(String(reply.body)) };
}

describe('ways in', () => {
  test.each([
    ['nothing', {}, 401],
    ['a bad token', { authorization: 'bad' }, 401],
    ['an unknown key', { 'x-api-key': 'x' }, 401],
    ['an unknown signature', { authorization: 'AWS4-HMAC-SHA256 Credential=x' }, 403],
  ])('%s', async (_name, headers, status) => {
    start();
    expect(await ask('{ open { a } }', headers)).toMatchObject({
      status,
      errors: [{ errorType: expect.any(String) }],
    });
  });

  test('a key ends on its day', async () => {
    start({ api: small({ apiKeys: [{ key: 'k', expires: 10 }] }), now: () => 10_000 });
    expect((await ask('{ forEveryone { a } }', { 'x-api-key': 'k' })).status).toBe(401);
  });
});

describe('who may ask for what', () => {
  const refused = (field: string, type: string) => ({
    errorType: 'Unauthorized',
    message: `Not Authorized to access ${field} on type ${type}`,
  });

  test('a field without a directive is for the default way in only', async () => {
    start();
    expect(await ask('{ open(a: 1) { a } }')).toEqual({ status: 200, data: { open: { a: 1 } } });
    expect(await ask('{ open { a } }', { 'x-api-key': 'da2-test' })).toMatchObject({
      data: { open: null },
      errors: [
        {
          ...refused('open', 'Query'),
          path: ['open'],
          locations: [{ line: 1, column: 3, sourceName: null }],
        },
      ],
    });
  });

  test('a group is needed where one is named, also inside a type that is open', async () => {
    start();
    expect((await ask('{ forAdmins { a } }')).errors).toMatchObject([refused('forAdmins', 'Query')]);
    expect((await ask('{ forAdmins { a } }', { authorization: 'root' })).errors).toBeUndefined();
    expect(await ask('{ forEveryone { a inner } }')).toMatchObject({
      data: { forEveryone: { a: null, inner: null } },
      errors: [refused('inner', 'Public')],
    });
  });

  test('what leaves by a key must carry the directive too', async () => {
    start();
    expect((await ask('{ hidden { a } }', { 'x-api-key': 'da2-test' })).errors).toMatchObject([
      refused('a', 'Echo'),
    ]);
    expect((await ask('{ forEveryone { a } }', { 'x-api-key': 'da2-test' })).errors).toBeUndefined();
    expect((await ask('{ hidden { a } }')).errors).toMatchObject([refused('hidden', 'Query')]);
  });
});

describe('limits', () => {
  const nested = (depth: number) =>
    `{ tree ${'{ tree '.repeat(depth - 2)} { leaf } ${'}'.repeat(depth - 2)} }`;

  test('depth, also through fragments', async () => {
    start();
    expect((await ask(nested(8))).errors).toBeUndefined();
    const message = 'Query depth exceeds the limit of 8';
    expect((await ask(nested(9))).errors).toMatchObject([{ message }]);
    const fragments = Array.from(
      { length: 9 },
      (_, at) => `fragment F${at} on Tree { tree { ${at < 8 ? `...F${at + 1}` : 'leaf'} } }`,
    );
    expect((await ask(`{ tree { ...F0 } } ${fragments.join(' ')}`)).errors).toMatchObject([{ message }]);
  });

  test.each([
    ['2,000 levels', `{ tree ${'{ tree '.repeat(2000)}`],
    ['20,000 aliases', `{ ${Array.from({ length: 20_000 }, (_, at) => `a${at}: open { a }`).join(' ')} }`],
    ['not GraphQL', '{ open'],
  ])('%s are refused before anything runs', async (_name, query) => {
    start();
    expect(await ask(query)).toMatchObject({
      status: 400,
      errors: [{ errorType: 'MalformedHttpRequestException' }],
    });
  });

  test('at most 50 resolvers run for one request', async () => {
    start();
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: open { a }`).join(' ')} }`;
    expect((await ask(aliases(50))).errors).toBeUndefined();
    expect((await ask(aliases(51))).errors).toMatchObject([{ errorType: 'ResolverCountLimitExceeded' }]);
  });

  test('the schema is hidden where the API says so', async () => {
    start();
    expect(await ask('{ __schema { types { name } } }')).toMatchObject({
      status: 200,
      data: null,
      errors: [{ message: expect.stringContaining('introspection') }, {}],
    });
    await appSync.close();
    start({ api: small({ introspection: true }) });
    expect((await ask('{ __schema { types { name } } }')).data.__schema.types.length).toBeGreaterThan(5);
  });

  test.each(['null', '[]', '{', '"x"', '{"query":5}', '{"query":"{ open { a } }","variables":7}'])(
    'a body of %s does no harm',
    async (body) => {
      start();
      const reply = await appSync.handle({
        method: 'POST',
        url: new URL('http://localhost:1/graphql'),
        headers: { authorization: 'maya' },
        body: Buffer.from(body),
      });
      expect(reply.status).toBeLessThan(500);
    },
  );
});

test('a field that does not exist is named', async () => {
  start();
  expect(await ask('{ nothing }')).toMatchObject({
    status: 200,
    data: null,
    errors: [{ message: expect.stringContaining('"nothing"'), errorType: 'ValidationError', path: null }],
  });
});

test('new code of a resolver runs from the next call on; code that does not load leaves the old', async () => {
  start();
  const field = { typeName: 'Query', fieldName: 'open' };
  appSync.reload({ ...field, code: echo.replace('ctx.args', '{ a: 7 }') });
  expect((await ask('{ open { a } }')).data).toEqual({ open: { a: 7 } });
  expect(() => appSync.reload({ ...field, code: 'export const request = ' })).toThrow();
  expect((await ask('{ open { a } }')).data).toEqual({ open: { a: 7 } });
});

test('a schema and resolvers that do not fit each other do not start', () => {
  start();
  const orphan = { typeName: 'Query', fieldName: 'gone', dataSource: NONE, code: echo };
  expect(() => start({ api: small({ resolvers: [orphan] }) })).toThrow('Query.gone');
  const deaf = `${sdl} type Subscription { on: Echo @aws_subscribe(mutations: ["nobody"]) }`;
  expect(() => start({ api: small({ sdl: deaf }) })).toThrow('nobody');
});
