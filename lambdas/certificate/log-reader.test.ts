import { describe, expect, it } from 'vitest';
import { createCertificateLogs } from '../../platforms/ct/twin.ts';
import { hasRecordedTiles, recordedTile, recordedTiles } from '../../test/support/sources/recorded-tiles.ts';
import { askingLogs, LogSilent } from './ask-log.ts';
import { readerOf } from './log-reader.ts';
import { readLog } from './read-log.ts';

const now = Date.parse('2026-11-23T01:00:00Z');

/** The twin behind a `fetch`, whose answers may be replaced. */
function twin(entries: number, replace: (path: string) => Response | undefined = () => undefined) {
  const logs = createCertificateLogs({ now: () => now, since: now - entries * 1000, every: 1000 });
  const asked: string[] = [];
  const fetch = (async (address: string | URL | Request) => {
    const url = new URL(String(address));
    asked.push(url.pathname.replace('/platforms/ct', '') + url.search);
    const replaced = replace(url.pathname);
    if (replaced) return replaced;
    const {
      status,
      headers = {},
      body = '',
    } = logs.handle({
      ...{ method: 'GET', headers: {}, body: Buffer.alloc(0), url },
    });
    // compressed bytes as they are, as some logs serve them
    const { 'content-encoding': _, ...rest } = headers;
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers: rest });
  }) as typeof globalThis.fetch;
  return { logs, asked, ask: askingLogs(fetch, 'https://site.example', () => now) };
}
const address = (kind: string) => `http://ct.example/platforms/ct/${kind}`;
const readAll = async (kind: 'static' | 'rfc6962', { ask }: ReturnType<typeof twin>, from: number) =>
  readLog(
    address(kind),
    { id: address(kind), next: from, size: from, readAt: '', partialSince: 0 },
    readerOf({ address: address(kind), kind }, ask),
    {
      look: (entries) => entries.flatMap(({ names }) => names ?? []),
      ...{ now: () => now, sleep: async () => {}, until: now + 1000 },
    },
  );

describe('a log', () => {
  it('says the same by tiles of names, tiles of data and get-entries', async () => {
    const noNames = (path: string) =>
      path.includes('/names/') ? new Response('', { status: 404 }) : undefined;
    const [names, data, entries] = await Promise.all([
      readAll('static', twin(1024), 700),
      readAll('static', twin(1024, noNames), 700),
      readAll('rfc6962', twin(1024), 700),
    ]);
    expect(names!.entries).toBe(324);
    expect(names!.found).toContain('bakery-bay-720.example');
    expect(data!.found).toEqual(names!.found);
    expect(entries!.found).toEqual(names!.found);
  });

  it('asks for no more names after a tile of names that is missing', async () => {
    const log = twin(256 * 5, (path) =>
      path.includes('/names/') ? new Response('', { status: 404 }) : undefined,
    );
    const reader = readerOf({ address: address('static'), kind: 'static' }, log.ask);
    for (const at of [0, 256, 512]) await reader.entries(at, at + 256, 256 * 5);
    expect(log.asked.filter((path) => path.includes('names'))).toEqual(['/static/tile/names/000']);
  });

  it('takes the whole tile where the part has gone', async () => {
    const log = twin(512);
    const reader = readerOf({ address: address('static'), kind: 'static' }, log.ask);
    expect(await reader.entries(300, 310, 310)).toHaveLength(10);
    expect(log.asked.at(-1)).toBe('/static/tile/names/001');
  });

  it.each([
    ['429 with a wait', () => new Response('', { status: 429, headers: { 'retry-after': '7' } }), 7000],
    ['503 with a date', () => new Response('', { status: 503, headers: { 'retry-after': 'Mon, 23 Nov 2026 01:00:09 GMT' } }), 9000], // prettier-ignore
    ['429 without', () => new Response('', { status: 429 }), undefined],
  ])('that answers %s is waited for', async (_, answer, milliseconds) =>
    expect(twin(10, answer).ask('http://ct.example/checkpoint')).rejects.toMatchObject({
      wait: { milliseconds },
    }),
  );

  it.each([
    ['500', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<h1>Hello</h1>')],
    ['broken gzip', () => new Response(new Uint8Array([0x1f, 0x8b, 1, 2, 3]))],
  ])('that answers %s is silent', async (_, answer) => {
    const run = await readAll('static', twin(300, answer), 256);
    expect(run!.stopped).toEqual({ silent: expect.any(String) });
    expect(run!.progress.next).toBe(256);
  });

  it('that cannot be reached is silent', async () => {
    const fetch = (async () => Promise.reject(new TypeError('fetch failed'))) as typeof globalThis.fetch;
    await expect(askingLogs(fetch, '', () => now)('http://ct.example/')).rejects.toThrow(LogSilent);
  });
});

describe.skipIf(!hasRecordedTiles)(
  'a log of recorded tiles (skipped: ../shared/recorded/CT is absent)',
  () => {
    it.each([true, false])('is read whole, with tiles of names: %s', async (hasNames) => {
      const size = 3 * 256 + 10;
      const ask = async (path: string) => {
        if (path.endsWith('/checkpoint'))
          return Buffer.from(`ct.example\n${size}\n${Buffer.alloc(32).toString('base64')}\n\n`);
        const [, kind, number] = /tile\/(data|names)\/(.+)$/.exec(path)!;
        const file = number!.replace('/', '-');
        if ((kind === 'names' && !hasNames) || !recordedTiles.includes(file)) return undefined;
        return recordedTile(kind as 'data', file);
      };
      const before = { id: 'ct', next: 0, size: 0, readAt: '', partialSince: 0 };
      const run = await readLog('ct', { ...before }, readerOf({ address: 'ct', kind: 'static' }, ask), {
        look: (entries) => entries.map(({ names }) => names),
        ...{ now: () => now, sleep: async () => {}, until: now + 1000 },
      });
      // the part at the end is new, and left alone
      expect(run).toMatchObject({ progress: { next: 768, partialSince: now }, entries: 768 });
      const later = { ...run!.progress, partialSince: 0 };
      const end = await readLog('ct', later, readerOf({ address: 'ct', kind: 'static' }, ask), {
        look: (entries) => entries.map(({ names }) => names),
        ...{ now: () => now, sleep: async () => {}, until: now + 1000 },
      });
      expect(end).toMatchObject({ progress: { next: size }, entries: 10 });
      expect([...run!.found, ...end!.found].every((names) => names !== undefined)).toBe(true);
    });
  },
);
