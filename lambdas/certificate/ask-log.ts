import { gunzipSync } from 'node:zlib';
import { readUpTo } from '../runtime/read-up-to.ts';

/** A log that did not answer as it should: it is asked again, at once or after as long as it wants. */
export class LogSilent extends Error {
  override name = 'LogSilent';
  constructor(
    why: string,
    /** Where it asked us to wait; undefined where it said not how long. */
    readonly wait?: { milliseconds: number | undefined },
  ) {
    super(why);
  }
}

/** Asks for one address of a log: its bytes, undefined for what is not there. @throws LogSilent */
export type AskLog = (address: string) => Promise<Uint8Array | undefined>;

/** 256 entries of 50 kB; a tile has seldom half a megabyte. */
const mostBytes = 16_000_000;
const answersWithin = 15_000;
/** More than a log can mean. */
const longestWait = 3_600_000;

/** Whoever runs a log can reach us by this. */
const userAgent = (siteUrl: string) => `countersign-ct/1 (+${siteUrl || 'https://countersign.example'})`;

export const askingLogs =
  (fetch: typeof globalThis.fetch, siteUrl: string, now: () => number): AskLog =>
  async (address) => {
    const reply = await fetch(address, {
      headers: { 'user-agent': userAgent(siteUrl), 'accept-encoding': 'gzip' },
      signal: AbortSignal.timeout(answersWithin),
    }).catch((error: unknown) => {
      throw new LogSilent(`no answer: ${error instanceof Error ? error.name : 'unknown'}`);
    });
    const { status, headers, body } = reply;
    if (status !== 200) await body?.cancel();
    if (status === 404) return undefined;
    if (status === 429 || status === 503)
      throw new LogSilent(`status ${status}`, { milliseconds: waitOf(headers.get('retry-after'), now()) });
    if (status !== 200 || !body) throw new LogSilent(`status ${status}`);
    const bytes = await readUpTo(body, mostBytes);
    if (!bytes) throw new LogSilent('an answer that breaks off or never ends');
    return unpacked(bytes);
  };

/** Retry-After is seconds or a date. */
function waitOf(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestWait);
}

/** Some serve files that are compressed without saying so. */
function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch {
    throw new LogSilent('an answer that cannot be unpacked');
  }
}
