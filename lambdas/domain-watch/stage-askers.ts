import type { AskDns } from '#domain/domain-watch/domain-facts';
import { hashImage } from '../scan/picture/hash-image.ts';
import { imageHeader } from '#domain/engine/photo/image-header';
import { type LookAtPage, lookAtPages } from './look-at-page.ts';
import { type AskRegistry, askRegistries } from './registry.ts';
import { safeFetch } from '../internet/safe-fetch.ts';
import { stageInternet } from '../internet/stage-internet.ts';

/** How names are asked for in this stage. */
export function stageAskers(now: () => number): { dns: AskDns; rdap: AskRegistry; page: LookAtPage } {
  const { dns, web, isPlayed } = stageInternet();
  const fetchPage = safeFetch({ ...web, deadline: 10_000, largest: 2_000_000, maxRedirects: 5 });
  const print = async (bytes: Uint8Array) => {
    const format = imageHeader(bytes)?.format;
    return format && hashImage({ contentType: `image/${format}`, bytes: Buffer.from(bytes) });
  };
  const list = isPlayed ? `http://data.iana.org/rdap/dns.json` : undefined;
  return { dns, rdap: askRegistries(fetchPage, now, list), page: lookAtPages(fetchPage, print, now) };
}
