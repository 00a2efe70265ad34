import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json } from './http.ts';
import { openOrigin, PortTaken, routeOf, type Origin } from './origin.ts';

let origin: Origin;
beforeEach(async () => {
  origin = await openOrigin(0);
});
afterEach(() => origin.close());

const serve = () =>
  origin.serve({
    routes: {
      '/echo': async ({ url, body, headers }) =>
        json(200, {
          path: url.pathname,
          host: url.host,
          body: body.toString(),
          type: headers['content-type'],
        }),
      '/breaks': async () => {
        throw new Error('secret');
      },
    },
    pages: (_request, response) => response.end('page'),
    sockets: {},
  });

/** Sends a path as it is, which fetch would tidy up. */
const raw = (path: string, host = new URL(origin.address).host) =>
  new Promise<{ status: number; text: string; location?: string | undefined }>((done, fail) => {
    const { port } = new URL(origin.address);
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () =>
        done({ status: response.statusCode!, text, location: response.headers.location }),
      );
    })
      .on('error', fail)
      .end();
  });

test('what is asked before everything is ready waits for it', async () => {
  const early = fetch(`${origin.address}/echo/a?b=1`, { method: 'POST', body: 'hello' });
  serve();
  expect(await (await early).json()).toMatchObject({
    path: '/echo/a',
    body: 'hello',
    host: new URL(origin.address).host,
  });
});

test('a failing service is a 500 without detail, and the rest goes on', async () => {
  serve();
  const reply = await fetch(`${origin.address}/breaks`);
  expect(reply.status).toBe(500);
  expect(await reply.text()).not.toContain('secret');
  expect(await (await fetch(`${origin.address}/elsewhere`)).text()).toBe('page');
});

test.each(['//other.example/echo', '//', '/echo//other.example'])('%s names no other host', async (path) => {
  serve();
  const { status, text } = await raw(path);
  expect(status).toBe(200);
  expect(text).not.toContain('"host":"other.example"');
});

test('an answer carries the moment of the stack, not that of the machine', async () => {
  const later = await openOrigin(0, () => Date.parse('2031-05-01T09:00:00Z'));
  later.serve({ routes: {}, pages: (_request, response) => response.end('page'), sockets: {} });
  const { headers } = await fetch(later.address);
  await later.close();
  expect(headers.get('date')).toBe('Thu, 01 May 2031 09:00:00 GMT');
});

test('an answer comes in one piece, of a length that is said', async () => {
  serve();
  const reply = await fetch(`${origin.address}/echo`, { method: 'POST', body: 'ä' });
  const said = Number(reply.headers.get('content-length'));
  expect((await reply.arrayBuffer()).byteLength).toBe(said);
});

test('what is larger than anything that is sent is refused', async () => {
  serve();
  const body = Buffer.alloc(33 * 1024 * 1024);
  expect((await fetch(`${origin.address}/echo`, { method: 'POST', body })).status).toBe(413);
});

test('a foreign name is refused', async () => {
  serve();
  expect((await raw('/echo', 'rebound.example')).status).toBe(403);
});

test('a page asked for by the number of this machine leads to its name, where all of its calls go', async () => {
  serve();
  const { host, port } = new URL(origin.address);
  const { status, location } = await raw('/check?of=a', `127.0.0.1:${port}`);
  expect([status, location]).toEqual([307, `http://${host}/check?of=a`]);
  expect((await raw('/echo', `127.0.0.1:${port}`)).status).toBe(200);
});

test('a taken port is told at once', async () => {
  const { port } = new URL(origin.address);
  await expect(openOrigin(Number(port))).rejects.toThrow(new PortTaken(`Port ${port} is in use.`));
});

describe('routes', () => {
  const [outer, inner, file] = [0, 1, 2].map((n) => async () => json(n, {}));
  const routes = { '/a': outer!, '/a/b': inner!, '/a.json': file! };
  test.each([
    ['/a', outer],
    ['/a/c', outer],
    ['/a/b', inner],
    ['/a/b/c', inner],
    ['/a.json', file],
    ['/ab', undefined],
    ['/', undefined],
  ])('%s', (path, handle) => {
    expect(routeOf(routes, path)).toBe(handle);
  });
});
