import type { LambdaFunctionURLEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import type { Database } from '../../lambdas/store/table/table.ts';
import { answering } from './answering.ts';

/** Two tables as the two functions see them: rows of User, and the row of bios. */
function tables() {
  const users: object[] = [];
  const once: {
    bios?: Record<string, string>;
    issued?: Record<string, object>;
    began?: number;
  } = {};
  const send = async ({
    constructor,
    input,
  }: {
    constructor: { name: string };
    input: Record<string, never>;
  }) => {
    if (constructor.name === 'ScanCommand') return { Items: users };
    if (constructor.name === 'GetCommand') return { Item: structuredClone(once) };
    const { ExpressionAttributeNames: names, ExpressionAttributeValues: values, Key } = input;
    if (Key!['id'] === 'twins#began') return { Attributes: { began: (once.began ??= values![':now']) } };
    if (names?.['#index']) once.issued![names['#index']] = values![':one'];
    else if (names) once.bios![names['#key']] = values![':bio'];
    else if (Key!['id'] === 'twins#certificates') once.issued ??= {};
    else once.bios ??= {};
    return {};
  };
  const database = { client: { send }, table: (name: string) => name } as unknown as Database;
  return { database, users };
}

const since = Date.parse('2026-11-01T00:00:00Z');

/** An instance of the function, and what it answers at a moment. */
function instance(database: Database) {
  let now = since + 86_400_000;
  const handler = answering({ database, now: () => now });
  return async (method: string, path: string, body?: string) => {
    now += 2_000;
    const event = {
      ...{
        rawPath: path.split('?')[0]!,
        rawQueryString: path.split('?')[1] ?? '',
        headers: { 'X-Forwarded-Proto': 'https' },
        isBase64Encoded: false,
      },
      requestContext: { domainName: 'abc.lambda-url.us-east-1.on.aws', http: { method } },
      ...(body && { body }),
    } as unknown as LambdaFunctionURLEvent;
    return (await handler(event)) as { statusCode: number; body: string; isBase64Encoded?: boolean };
  };
}

const ada = {
  preferredName: 'Ada',
  socialMediaAccounts: [
    { platform: 'GITHUB', pageUrl: 'https://github.com/ada-of-nowhere', verifiedAt: null },
  ],
};

it('plays the same people in every instance', async () => {
  const { database, users } = tables();
  users.push(ada);
  const [first, second] = await Promise.all(
    [instance(database), instance(database)].map((ask) =>
      ask('GET', '/platforms/github/users/ada-of-nowhere'),
    ),
  );
  expect(first!.statusCode).toBe(200);
  expect(second!.body).toBe(first!.body);
  expect(first!.body).toContain('https://abc.lambda-url.us-east-1.on.aws/platforms/github/');
});

it('knows whoever adds an account later, and copies of it', async () => {
  const { database, users } = tables();
  const ask = instance(database);
  expect((await ask('GET', '/platforms/github/u/ada-of-nowhere')).statusCode).toBe(404);
  users.push(ada);
  expect((await ask('GET', '/platforms/github/u/ada-of-nowhere')).statusCode).toBe(200);
});

it('a bio that one instance saves is on the profile that another shows', async () => {
  const { database, users } = tables();
  users.push(ada);
  const [writes, reads] = [instance(database), instance(database)];
  await reads('GET', '/platforms/github/u/ada-of-nowhere');
  const saved = await writes('POST', '/platforms/github/edit/ada-of-nowhere', 'bio=Proof+abc');
  expect(saved.statusCode).toBe(303);
  expect((await reads('GET', '/platforms/github/u/ada-of-nowhere')).body).toContain('Proof abc');
});

it('a certificate that one instance issues stands in the logs that another shows', async () => {
  const { database } = tables();
  const [writes, reads] = [instance(database), instance(database)];
  const size = async () =>
    (JSON.parse((await reads('GET', '/platforms/ct/rfc6962/ct/v1/get-sth')).body) as { tree_size: number })
      .tree_size;
  const before = await size();
  expect((await writes('POST', '/platforms/ct/issue', 'name=login-ferrowbay.example')).statusCode).toBe(200);
  expect(await size()).toBeGreaterThan(before);
  const last = (await size()) - 1;
  const { body } = await reads(
    'GET',
    `/platforms/ct/rfc6962/ct/v1/get-entries?start=${Math.max(0, last - 5)}&end=${last}`,
  );
  const leaves = (JSON.parse(body) as { entries: { leaf_input: string }[] }).entries.map(({ leaf_input }) =>
    Buffer.from(leaf_input, 'base64').toString('latin1'),
  );
  expect(leaves.some((leaf) => leaf.includes('login-ferrowbay.example'))).toBe(true);
});

it('answers pictures in base 64', async () => {
  const { database, users } = tables();
  users.push(ada);
  const { body, isBase64Encoded } = await instance(database)(
    'GET',
    '/platforms/github/avatars/ada-of-nowhere',
  );
  expect(isBase64Encoded).toBe(true);
  expect(Buffer.from(body, 'base64').byteLength).toBeGreaterThan(10_000);
});
