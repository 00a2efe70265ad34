import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

export interface Fetched {
  /** The last address, after redirects. */
  url: string;
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Uint8Array;
  redirects: string[];
}

/** Says why an address was not read, in a sentence for people. */
export class NotFetched extends Error {
  override name = 'NotFetched';
}

export interface SafeFetch {
  /** The addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
  /** Milliseconds for everything, redirects and the last byte included. */
  deadline: number;
  /** Bytes of an answer, as decoded. */
  largest: number;
  maxRedirects: number;
  /** Where a connection to a public address really goes: tests play the internet on loopback. */
  connect?: (address: string, port: number) => Played;
}

/** Where somebody plays the internet; `plain`: without TLS, also where the address has it. */
interface Played {
  host: string;
  port: number;
  plain?: boolean;
}

export type FetchPage = (url: string) => Promise<Fetched>;

/**
 * Reads addresses that somebody hostile chose. Each hop is resolved once, checked, and connected to at the very address that was
 * checked, so that a second answer of the DNS changes nothing; only public addresses and the ports of the web are asked.
 * @throws NotFetched
 */
export function safeFetch(options: SafeFetch): FetchPage {
  return async (first) => {
    const signal = AbortSignal.timeout(options.deadline);
    const redirects: string[] = [];
    for (let url = first; ;) {
      const answer = await hop(url, options, signal).catch((error: unknown) => {
        if (signal.aborted) throw new NotFetched('It didn’t answer in time.');
        throw error;
      });
      if (!answer.location) return { ...answer, url, redirects };
      if (redirects.length >= options.maxRedirects) throw new NotFetched('It redirects too often.');
      url = URL.canParse(answer.location, url) ? new URL(answer.location, url).href : '';
      redirects.push(url);
    }
  };
}

/** Posts a JSON text in the same way; a redirect is an answer like any other. @throws NotFetched */
export const safePost =
  (options: SafeFetch) =>
  async (url: string, body: string, headers: Record<string, string>): Promise<Fetched> => {
    const signal = AbortSignal.timeout(options.deadline);
    const message = { body, headers: { ...headers, 'content-type': 'application/json' } };
    const answer = await hop(url, options, signal, message).catch((error: unknown) => {
      if (signal.aborted) throw new NotFetched('It didn’t answer in time.');
      throw error;
    });
    return { ...answer, url, redirects: [] };
  };

interface Message {
  body: string;
  headers: Record<string, string>;
}

async function hop(
  address: string,
  { resolve, largest, connect }: SafeFetch,
  signal: AbortSignal,
  message?: Message,
) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.port === '';
  if (!isWeb) throw new NotFetched('It leads to an address that is no public web address.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new NotFetched(`We found no server at ${host}.`);
  // one private address among public ones is how a name is turned against us
  if (!addresses.every(isPublicAddress))
    throw new NotFetched('It leads to an address that is no public web address.');
  const port = url.protocol === 'https:' ? 443 : 80;
  const to: Played = connect?.(addresses[0]!, port) ?? { host: addresses[0]!, port };
  const reply = await send(url, to, signal, message);
  const { statusCode: status = 0, headers } = reply;
  const location = [301, 302, 303, 307, 308].includes(status) ? headers.location : undefined;
  if (location !== undefined) {
    reply.destroy();
    return { status, headers, bytes: new Uint8Array(), location };
  }
  return { status, headers, bytes: await bytesOf(reply, largest), location };
}

function send(url: URL, to: Played, signal: AbortSignal, message?: Message): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' && !to.plain ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const question = ask(
      {
        ...{ host: to.host, port: to.port, path: url.pathname + url.search, signal, agent: false },
        ...(isIP(url.hostname) ? {} : { servername: url.hostname }),
        method: message ? 'POST' : 'GET',
        headers: {
          ...message?.headers,
          ...{ host: url.host, accept: '*/*', 'accept-encoding': 'gzip, br' },
          'user-agent': message ? 'Countersign' : 'Countersign domain watch',
        },
      },
      done,
    );
    question.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        new NotFetched(
          /CERT|SSL|TLS|ALTNAME|EPROTO/.test(error.code ?? '')
            ? 'Its certificate isn’t valid.'
            : 'It couldn’t be reached.',
        ),
      ),
    );
    question.end(message?.body);
  });
}

async function bytesOf(reply: IncomingMessage, largest: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of decoded(reply) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > largest) break;
      parts.push(part);
    }
  } catch {
    throw new NotFetched('Its answer was cut off.');
  } finally {
    reply.destroy();
  }
  if (size > largest) throw new NotFetched('Its answer is too large.');
  return Buffer.concat(parts);
}

function decoded(reply: IncomingMessage): Readable {
  const encoding = (reply.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const make = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    br: createBrotliDecompress,
    deflate: createInflate,
  }[encoding];
  return make ? pipeline(reply, make(), () => {}) : reply;
}
