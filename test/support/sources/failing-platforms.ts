import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { twinSources } from '../../../bin/sources.ts';
import type { Ask } from '../../../lambdas/sources/asking/ask.ts';
import type { SourceAccess } from '../../../lambdas/sources/source.ts';
import { createPlatforms } from '../../../platforms/twins.ts';

/** What a platform does instead of its answer; `twin` is the answer that it would have given. */
export type Failing = (response: ServerResponse, twin: () => Promise<string>) => unknown;

const start = Date.parse('2026-11-20T09:00:00Z');

/**
 * All the twins behind one real server, which fails as it is told to: in the API, or (`tokens`) where tokens are given out.
 * Counts what was taken of its answers, as decoded, and who came where nobody should be sent.
 */
export async function failingPlatforms() {
  let now = start;
  let failing: { how: Failing; tokens: boolean } | undefined;
  const seen = { taken: 0, largest: 0, asked: 0, inside: 0 };
  const platforms = createPlatforms({ seed: 'test', now: () => now, size: 300 });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '/', origin);
    if (!url.pathname.startsWith('/platforms/')) {
      seen.inside += 1;
      return void response.end('{}');
    }
    seen.asked += 1;
    const twin = () =>
      platforms.handle({
        method: request.method ?? 'GET',
        url,
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts),
      });
    const isToken = /\/(?:token|oauth2|access_token)\b/.test(url.pathname);
    if (failing?.tokens === isToken) {
      await failing.how(response, async () => String((await twin()).body));
      return;
    }
    const { status, headers, body } = await twin();
    response.writeHead(status, headers).end(body);
  }

  /** A fetch that counts what is taken of an answer. */
  const counting: typeof fetch = async (...asked) => {
    const { body, status, headers } = await fetch(...asked);
    let taken = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, to) => {
        taken += part.length;
        seen.taken += part.length;
        seen.largest = Math.max(seen.largest, taken);
        to.enqueue(part);
      },
    });
    return new Response(body?.pipeThrough(counted) ?? null, { status, headers });
  };
  const ask: Ask = {
    ...{ fetch: counting, deadline: 20_000, attempts: 2, random: () => 0 },
    ...{ sleep: async () => {}, now: () => now },
  };
  const here = (address: string) => address.replace('http://site.local.invalid', origin);
  const access = Object.fromEntries(
    Object.entries(twinSources).map(([name, { standInToken, apiUrl, tokenUrl, ...rest }]) => [
      name,
      {
        ...rest,
        ...{ apiUrl: here(apiUrl), ...(tokenUrl && { tokenUrl: here(tokenUrl) }) },
        token: standInToken ?? 'stand-in',
      },
    ]),
  ) as Record<string, SourceAccess>;
  return {
    ...{ origin, platforms, access, ask, seen, now: () => now },
    /** From now on it fails like this; undefined ends it. A day passes, so that no window of a rate is used up. */
    fail: (how: Failing | undefined, { tokens = false, deadline = 20_000 } = {}) => {
      now += 86_400_000;
      ask.deadline = deadline;
      failing = how && { how, tokens };
      Object.assign(seen, { taken: 0, largest: 0, asked: 0, inside: 0 });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
