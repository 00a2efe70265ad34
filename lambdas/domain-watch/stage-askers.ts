import type { AskDns } from '#domain/domain-watch/domain-facts';
import { hashImage } from '../scan/picture/hash-image.ts';
import { imageHeader } from '#domain/engine/photo/image-header';
import { type LookAtPage, lookAtPages } from './look-at-page.ts';
import { askNameServer } from './name-server.ts';
import { type AskRegistry, askRegistries } from './registry.ts';
import { safeFetch } from './safe-fetch.ts';

/**
 * How the names are asked for in this stage: by the name servers of NAME_SERVERS (empty: the system's) and on the internet, or,
 * where the local stack plays it, at DOMAIN_WEB (`address:port`).
 */
export function stageAskers(now: () => number): { dns: AskDns; rdap: AskRegistry; page: LookAtPage } {
  const { NAME_SERVERS: named = '', DOMAIN_WEB: web } = process.env;
  const servers = named.split(',').filter(Boolean);
  const dns = askNameServer({ ...(servers.length > 0 && { servers }), timeout: 2500, attempts: 3 });
  const [host, port] = web?.split(':') ?? [];
  const fetchPage = safeFetch({
    resolve: async (name) => {
      const answers = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
      return answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
    },
    ...{ deadline: 10_000, largest: 2_000_000, maxRedirects: 5 },
    ...(host && { connect: () => ({ host, port: Number(port) }) }),
  });
  const print = async (bytes: Uint8Array) => {
    const format = imageHeader(bytes)?.format;
    return format && hashImage({ contentType: `image/${format}`, bytes: Buffer.from(bytes) });
  };
  const list = web ? `http://data.iana.org/rdap/dns.json` : undefined;
  return { dns, rdap: askRegistries(fetchPage, now, list), page: lookAtPages(fetchPage, print, now) };
}
