import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { askPlatform } from './ask.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A platform on loopback; `decoded` counts the bytes of its answers that were taken, as they come out of the compression. */
async function platform(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const taken = { decoded: 0 };
  const counting: typeof fetch = async (...asked) => {
    const { body, ...reply } = await fetch(...asked).then((got) => ({
      ...{ body: got.body!, status: got.status, headers: got.headers },
    }));
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, to) => {
        taken.decoded += part.length;
        to.enqueue(part);
      },
    });
    return new Response(body.pipeThrough(counted), reply);
  };
  const ask = {
    ...{ fetch: counting, deadline: 60_000, attempts: 1, random: () => 0, now: () => 0 },
    sleep: async () => {},
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { taken, asked: async () => (await askPlatform({ url, headers: {} }, ask)).body };
}

const gzipped =
  (bytes: Buffer): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);

describe('an answer', () => {
  it('is read to its end when it is small, compressed or not', async () => {
    const { asked } = await platform(gzipped(gzipSync('{"login":"maya"}')));
    expect(await asked()).toEqual({ login: 'maya' });
  });

  it('that grows when it is unpacked is given up after two megabytes, not read', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000, '['));
    expect(bomb.length).toBeLessThan(200_000);
    const { asked, taken } = await platform(gzipped(bomb));
    await expect(asked()).rejects.toMatchObject({
      name: 'SourceSilent',
      why: 'Its answer was cut off or too large.',
    });
    expect(taken.decoded).toBeGreaterThan(2_000_000);
    expect(taken.decoded).toBeLessThan(3_000_000);
  });

  it('that is an error is not read at all', async () => {
    const { asked, taken } = await platform((_request, response) =>
      response.writeHead(500).end(Buffer.alloc(20_000_000)),
    );
    await expect(asked()).rejects.toMatchObject({ why: 'It answered with an error (500).' });
    expect(taken.decoded).toBeLessThan(1_000_000);
  });
});
