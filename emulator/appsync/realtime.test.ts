import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Claims } from './authenticate.ts';
import { newsroom } from './in-test/newsroom.ts';
import { type AppSync, createAppSync } from './server.ts';

type Message = { type: string; id?: string; payload?: never };
const event = {
  userId: 'maya',
  id: 'n1',
  title: 'A copy',
  at: '2026-11-20T10:00:00.000Z',
};
const query = 'subscription S($userId: ID!) { onNews(userId: $userId) { id title body } }';

let server: Server;
let appSync: AppSync;
let sockets: WebSocket[];
/** How the identity service answers; a test may make it slow. */
let verify: (token: string) => Promise<Claims | undefined>;

beforeEach(async () => {
  verify = async (token) => (token === 'bad' ? undefined : { sub: token });
  sockets = [];
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = newsroom({ modes: ['userPool'] });
  appSync = createAppSync({
    // Users publish here, so that these tests need no signatures.
    api: { ...api, sdl: api.sdl.replaceAll('@aws_iam', '').replaceAll('@aws_api_key', '') },
    origin: 'http://localhost:1',
    dynamo: { call: () => Promise.reject(new Error('no tables')) },
    invokeLambda: () => Promise.reject(new Error('no functions')),
    verifyToken: (token) => verify(token),
    findCredentials: () => undefined,
    statementsOf: () => [],
    now: () => 0,
    keepAliveMs: 20,
  });
  server.on('upgrade', (request, socket, head) => appSync.handleUpgrade(request, socket, head));
});
afterEach(async () => {
  sockets.forEach((socket) => socket.terminate());
  await appSync.close();
  await new Promise((resolve) => server.close(resolve));
});

/** An open socket, what came over it except signs of life, and how to wait for the next message of a kind. */
async function open(token: string) {
  const header = Buffer.from(JSON.stringify({ Authorization: token, host: 'localhost' })).toString(
    'base64url',
  );
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql/realtime`, ['graphql-ws', `header-${header}`]);
  sockets.push(socket);
  const heard: Message[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: object) => socket.send(JSON.stringify(message));
  return {
    socket,
    send,
    heard: () => heard.filter(({ type }) => type !== 'ka'),
    alive: () => heard.filter(({ type }) => type === 'ka').length,
    start: (id: string, userId: string, as = token) =>
      send({
        id,
        type: 'start',
        payload: {
          data: JSON.stringify({ query, variables: { userId } }),
          extensions: { authorization: { Authorization: as, host: 'localhost' } },
        },
      }),
  };
}

async function connected(token: string) {
  const line = await open(token);
  line.send({ type: 'connection_init' });
  await expect
    .poll(line.heard)
    .toEqual([{ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } }]);
  return line;
}

async function publish(input: object, selection = 'userId id title') {
  const { body } = await appSync.handle({
    method: 'POST',
    url: new URL('http://localhost:1/graphql'),
    headers: { authorization: 'job' },
    body: Buffer.from(
      JSON.stringify({
        query: `mutation($input: NewsInput!) { publishNews(input: $input) { ${selection} } }`,
        variables: { input },
      }),
    ),
  });
  return JSON.parse(String(body));
}

describe('connecting', () => {
  test('connection_init is heard although the token is still being checked', async () => {
    let finish = () => {};
    verify = (token) => new Promise((resolve) => (finish = () => resolve({ sub: token })));
    const line = await open('maya');
    line.send({ type: 'connection_init' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(line.heard()).toEqual([]);
    finish();
    await expect.poll(line.heard).toMatchObject([{ type: 'connection_ack' }]);
    await expect.poll(line.alive).toBeGreaterThan(2);
  });

  test('a bad token is told and the socket ends', async () => {
    const line = await open('bad');
    line.send({ type: 'connection_init' });
    await expect.poll(line.heard).toMatchObject([
      {
        type: 'connection_error',
        payload: {
          errors: [{ errorType: expect.stringMatching(/#UnauthorizedException$/), errorCode: 400 }],
        },
      },
    ]);
    await expect.poll(() => line.socket.readyState).toBe(WebSocket.CLOSED);
  });
});

describe('listening', () => {
  test('events arrive in order, with what the mutation asked for, until stop', async () => {
    const line = await connected('maya');
    line.start('1', 'maya');
    await expect.poll(() => line.heard().at(-1)).toEqual({ id: '1', type: 'start_ack' });
    for (const id of ['a', 'b', 'c']) await publish({ ...event, id, body: 'not asked for' });
    await publish({ ...event, userId: 'tom' });
    await expect
      .poll(() => line.heard().slice(2))
      .toEqual(
        ['a', 'b', 'c'].map((id) => ({
          id: '1',
          type: 'data',
          payload: { data: { onNews: { id, title: 'A copy', body: null } } },
        })),
      );
    line.send({ id: '1', type: 'stop' });
    await expect.poll(() => line.heard().at(-1)).toEqual({ id: '1', type: 'complete' });
    await publish(event);
    await publish(event);
    expect(line.heard().length).toBe(6);
  });

  test('everyone hears their own', async () => {
    const [maya, tom] = [await connected('maya'), await connected('tom')];
    maya.start('1', 'maya');
    tom.start('1', 'tom');
    await expect
      .poll(() => [maya, tom].map((line) => line.heard().at(-1)?.type))
      .toEqual(['start_ack', 'start_ack']);
    await publish({ ...event, userId: 'tom', id: 'for tom' });
    await expect.poll(() => tom.heard().length).toBe(3);
    expect(maya.heard().length).toBe(2);
  });

  test('a failed mutation tells nobody', async () => {
    const line = await connected('maya');
    line.start('1', 'maya');
    await expect.poll(() => line.heard().length).toBe(2);
    expect((await publish({ ...event, at: 'yesterday' })).errors).toHaveLength(1);
    await publish({ ...event, id: 'after' });
    await expect
      .poll(() => line.heard().slice(2))
      .toMatchObject([{ payload: { data: { onNews: { id: 'after' } } } }]);
  });

  test('a stop that overtakes its start wins', async () => {
    const line = await connected('maya');
    let finish = () => {};
    verify = (token) => new Promise((resolve) => (finish = () => resolve({ sub: token })));
    line.start('1', 'maya');
    line.send({ id: '1', type: 'stop' });
    await expect.poll(() => line.heard().at(-1)).toEqual({ id: '1', type: 'complete' });
    finish();
    verify = async (token) => ({ sub: token });
    await publish(event);
    expect(line.heard().map(({ type }) => type)).toEqual(['connection_ack', 'complete']);
  });
});

describe('refusals', () => {
  test.each([
    [
      "somebody else's events",
      { id: '1', userId: 'tom', as: 'maya' },
      'Not Authorized to access onNews on type Subscription',
    ],
    [
      'a bad token for the subscription',
      { id: '1', userId: 'maya', as: 'bad' },
      'Token is invalid or has expired.',
    ],
  ])('%s', async (_name, { id, userId, as }, message) => {
    const line = await connected('maya');
    line.start(id, userId, as);
    await expect
      .poll(() => line.heard().at(-1))
      .toMatchObject({ id, type: 'error', payload: { errors: [{ message }] } });
  });

  test.each([
    ['a query', '{ getNote(id: "maya") { id } }'],
    ['an unknown field', 'subscription { nothing { id } }'],
    ['no document', undefined],
  ])('%s', async (_name, document) => {
    const line = await connected('maya');
    line.send({
      id: '1',
      type: 'start',
      payload: {
        data: JSON.stringify({ query: document }),
        extensions: { authorization: { Authorization: 'maya' } },
      },
    });
    await expect.poll(() => line.heard().at(-1)).toMatchObject({ id: '1', type: 'error' });
  });

  test('an id in use; the first goes on', async () => {
    const line = await connected('maya');
    line.start('1', 'maya');
    line.start('1', 'maya');
    await expect.poll(() => line.heard().length).toBe(3);
    expect(
      line
        .heard()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['connection_ack', 'error', 'start_ack']);
    await publish(event);
    await expect.poll(() => line.heard().at(-1)?.type).toBe('data');
  });

  test.each(['{', '"x"', '{"type":"dance"}', 'null'])('%s does no harm', async (text) => {
    const line = await connected('maya');
    line.socket.send(text);
    await expect.poll(() => line.heard().at(-1)?.type).toBe('error');
    line.start('1', 'maya');
    await expect.poll(() => line.heard().at(-1)?.type).toBe('start_ack');
  });
});
