import type { AskDns } from '#domain/domain-watch/domain-facts';
import { hashImage } from '../scan/picture/hash-image.ts';
import { imageHeader } from '#domain/engine/photo/image-header';
import { type AskHost, askHosts } from './hosts.ts';
import { type LookAtPage, lookAtPages } from './look-at-page.ts';
import { type AskRegistry, askRegistries } from './registry.ts';
import { safeFetch } from '../internet/safe-fetch.ts';
import { stageInternet } from '../internet/stage-internet.ts';

interface Askers {
  dns: AskDns;
  rdap: AskRegistry;
  host: AskHost;
  page: LookAtPage;
}

/** How names are asked for in this stage. */
export function stageAskers(now: () => number): Askers {
  const { dns, web, isPlayed } = stageInternet();
  const fetchPage = safeFetch({ ...web, deadline: 10_000, largest: 2_000_000, maxRedirects: 5 });
  const print = async (bytes: Uint8Array) => {
    const format = imageHeader(bytes)?.format;
    return format && hashImage({ contentType: `image/${format}`, bytes: Buffer.from(bytes) });
  };
  // Who plays the internet has no certificates.
  const list = (of: string) => `http://data.iana.org/rdap/${of}.json`;
  const lists = { ipv4: list('ipv4'), ipv6: list('ipv6') };
  return {
    dns,
    rdap: askRegistries(fetchPage, now, isPlayed ? list('dns') : undefined),
    host: askHosts(fetchPage, now, isPlayed ? lists : undefined),
    page: lookAtPages(fetchPage, print, now),
  };
}
