import { gzipSync } from 'node:zlib';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { issuedPage, issuePage } from './issue-page.ts';
import { getEntriesElement, type LoggedCertificate, namesLine, tileLeaf } from './log-answers.ts';

export interface CertificateLogsOptions {
  /** Milliseconds. */
  now: () => number;
  /** When the first certificate was issued. Default: three hours ago. */
  since?: number;
  /** Milliseconds between two certificates that nobody here asked for. */
  every?: number;
  /** Where certificates are kept that somebody had issued; absent: a restart forgets them. */
  issued?: IssuedCertificates;
}

/** Certificates by their place in the log. */
export interface IssuedCertificates {
  /** Those issued before. */
  all: Iterable<[number, LoggedCertificate]>;
  put(index: number, certificate: LoggedCertificate): Promise<void>;
}

export interface CertificateLogs {
  /** Answers every address under /platforms/ct/. */
  handle(request: PlatformRequest): PlatformResponse;
  /** Issues a certificate for these names: it stands in the logs at once. */
  issue(names: readonly string[]): void;
  /** When what was issued is kept. */
  kept(): Promise<void>;
}

const tileWidth = 256;
/** What one answer holds at most, as DigiCert's logs have it. */
const mostEntries = 256;

/**
 * One certificate log, as it is read by tiles (static-ct-api, below /static) and by RFC 6962 (below /rfc6962). Certificates of
 * invented sites are issued all the time; heads are not signed.
 */
export function createCertificateLogs({
  now,
  since = now() - 3 * 3_600_000,
  every = 10_000,
  issued: kept,
}: CertificateLogsOptions): CertificateLogs {
  const issued = new Map<number, LoggedCertificate>(kept?.all ?? []);
  let keeping: Promise<void> | undefined;
  const size = () => Math.max(0, Math.floor((now() - since) / every)) + issued.size;
  const entry = (index: number): LoggedCertificate =>
    issued.get(index) ?? { timestamp: since + index * every, names: namesOf(index) };
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => ({ index: from + n, ...entry(from + n) }));

  function tile(kind: string, path: string, width: number): PlatformResponse {
    const start = Number(path.replace(/[x/]/g, '')) * tileWidth;
    const whole = start + tileWidth <= size();
    // a part is only there while it is the end, and nothing is there before its time
    if (start + width > size() || (whole && width < tileWidth)) return missing;
    const entries = range(start, start + width);
    const headers = { 'content-encoding': 'gzip', 'cache-control': 'public, max-age=604800, immutable' };
    if (kind === 'names')
      return {
        status: 200,
        headers: { ...headers, 'content-type': 'application/jsonl; charset=utf-8' },
        body: gzipSync(entries.map(namesLine).join('')),
      };
    return {
      status: 200,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: gzipSync(Buffer.concat(entries.map((one) => tileLeaf(one, one.index)))),
    };
  }

  function byTiles(path: string, origin: string): PlatformResponse {
    if (path === 'checkpoint')
      return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: `${origin}\n${size()}\n${root}\n\n— ${origin} AAAA\n`,
      };
    const asked = /^tile\/(data|names)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path);
    return asked ? tile(asked[1]!, asked[2]!, Number(asked[3] ?? tileWidth)) : missing;
  }

  function byEntries(path: string, search: URLSearchParams): PlatformResponse {
    if (path === 'ct/v1/get-sth')
      return jsonReply(200, {
        ...{ tree_size: size(), timestamp: now() },
        ...{ sha256_root_hash: root, tree_head_signature: '' },
      });
    if (path !== 'ct/v1/get-entries') return missing;
    const [start, end] = [Number(search.get('start')), Number(search.get('end'))];
    if (!(start >= 0 && start <= end && start < size())) return jsonReply(400, { error: 'need tree size' });
    const to = Math.min(end + 1, size(), start + mostEntries);
    return jsonReply(200, {
      entries: range(start, to).map((one) => getEntriesElement(one, one.index)),
    });
  }

  function issue(names: readonly string[]): void {
    const [index, certificate] = [size(), { timestamp: now(), names }];
    issued.set(index, certificate);
    keeping = kept?.put(index, certificate);
  }

  function handle({ url, method, body }: PlatformRequest): PlatformResponse {
    const [, , , way = '', ...rest] = url.pathname.split('/');
    if (way === 'static') return byTiles(rest.join('/'), `${url.host}/platforms/ct`);
    if (way === 'rfc6962') return byEntries(rest.join('/'), url.searchParams);
    if (way === 'issue' && method === 'POST') {
      const name = new URLSearchParams(body.toString()).get('name')?.trim() ?? '';
      if (!/^[a-z0-9*][a-z0-9.-]{2,200}$/i.test(name)) return issuePage('That is no name of a site.');
      issue([name]);
      return issuedPage(name);
    }
    return way === '' ? issuePage() : missing;
  }
  return { handle, issue, kept: async () => keeping };
}

const root = Buffer.alloc(32).toString('base64');
const missing: PlatformResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'Not found',
};

const places = ['bay', 'hill', 'ford', 'moor', 'holm', 'field', 'wick', 'stead'];
const trades = ['bakery', 'choir', 'garage', 'dental', 'library', 'joinery', 'nursery', 'florist', 'rowing'];
/** The names of a certificate for one of the sites that there are. */
const namesOf = (index: number): string[] => {
  const site = `${trades[index % trades.length]!}-${places[index % places.length]!}-${index}.example`;
  return index % 3 === 0 ? [site, `www.${site}`] : [`*.${site}`, site];
};
