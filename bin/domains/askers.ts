import type { AskDns } from '../../domain/domain-watch/domain-facts.ts';
import { photoPrint } from '../../domain/engine/photo/photo-print.ts';
import { lookAtPages } from '../../lambdas/domain-watch/look-at-page.ts';
import { askHosts } from '../../lambdas/domain-watch/hosts.ts';
import { askRegistries } from '../../lambdas/domain-watch/registry.ts';
import { safeFetch } from '../../lambdas/internet/safe-fetch.ts';
import type { Watch } from '../../lambdas/domain-watch/watch-domain.ts';
import { decodeImage } from '../image-file.ts';
import type { DomainsOptions } from './options.ts';

/** Icons are small; a larger picture is decoded nowhere. */
const MOST_PIXELS = 1_000_000;

/** Who is asked beside the DNS. All names that they meet are resolved by the same name server. */
export function askersOf({ rdap, page }: DomainsOptions, dns: AskDns): Pick<Watch, 'rdap' | 'host' | 'page'> {
  const fetchPage = safeFetch({
    resolve: async (host) => {
      const answers = await Promise.all([dns(host, 'A'), dns(host, 'AAAA')]);
      return answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
    },
    ...{ deadline: 10_000, largest: 2_000_000, maxRedirects: 5 },
  });
  const print = async (bytes: Uint8Array) => {
    const pixels = await decodeImage(Buffer.from(bytes), 'icon', MOST_PIXELS).catch(() => undefined);
    return pixels && photoPrint(pixels);
  };
  return {
    ...(rdap && { rdap: askRegistries(fetchPage, Date.now), host: askHosts(fetchPage, Date.now) }),
    ...(page && { page: lookAtPages(fetchPage, print, Date.now) }),
  };
}
