import { pMapIterable } from 'p-map';
import type { AskDns, DnsFacts } from '#domain/domain-watch/domain-facts';
import { type RankedLookalike, rankedLookalikes } from '#domain/domain-watch/name/lookalike-rank';
import type { PageAnswer } from '#domain/domain-watch/page-facts';
import type { HostAnswer } from '#domain/domain-watch/rdap/host';
import type { RegistryAnswer } from '#domain/domain-watch/rdap/registration';
import { siteOf } from '#domain/engine/web/web-shape';
import { doubtEverything } from './answers-everything.ts';
import type { AskHost } from './hosts.ts';
import type { LookAtPage } from './look-at-page.ts';
import { lookUpName } from './look-up-name.ts';
import type { AskRegistry } from './registry.ts';

/** A name beside what the DNS says of it. */
export type Watched<Name extends { domain: string }> = Name &
  DnsFacts & {
    /** When we first saw that it exists, ISO 8601; only what exists has it. */
    firstSeen?: string;
    /** What its registry knows, where that was asked. */
    registry?: RegistryAnswer;
    /** Whose network its first address belongs to, where that was asked. */
    host?: HostAnswer;
    /** What is to be seen there, where that was looked at. */
    page?: PageAnswer;
  };

export interface Watch {
  dns: AskDns;
  /** Asked for what exists, and where the DNS says nothing. */
  rdap?: AskRegistry;
  /** Both are asked for what has an address. */
  host?: AskHost;
  page?: LookAtPage;
  now: () => number;
  /** When each was first seen, from an earlier look. */
  firstSeen?: ReadonlyMap<string, string>;
  /** Names that are looked up side by side. */
  atOnce?: number;
  signal?: AbortSignal;
}

/** Looks up every look-alike of a domain, the likeliest first. @throws RangeError where it is no domain */
export const watchDomain = (
  domain: string,
  { max, ...watch }: Watch & { max?: number },
): AsyncIterable<Watched<RankedLookalike>> =>
  watchNames(rankedLookalikes(domain, { max }), { ...watch, brandOf: () => domain });

/**
 * Looks names up side by side, and gives them in their own order, whatever was answered first. A signal ends it between two
 * names.
 */
export async function* watchNames<Name extends { domain: string }>(
  names: Iterable<Name> | AsyncIterable<Name>,
  { signal, atOnce = 32, ...watch }: Watch & { brandOf: (name: Name) => string },
): AsyncIterable<Watched<Name>> {
  const doubt = doubtEverything(watch.dns);
  const looked = pMapIterable(
    names,
    async (one: Name): Promise<Watched<Name> | undefined> => {
      if (signal?.aborted) return undefined;
      const facts = await doubt(one.domain, await lookUpName(watch.dns, one.domain));
      return { ...one, ...facts, ...(await depth(one.domain, watch.brandOf(one), facts, watch)) };
    },
    { concurrency: atOnce, backpressure: 4 * atOnce },
  );
  for await (const row of looked) if (row) yield row;
}

/** What a name is asked for beyond the DNS. */
async function depth(domain: string, brand: string, facts: DnsFacts, watch: Watch) {
  const { existence, records } = facts;
  if (existence === 'does not exist') return {};
  const { A = [], AAAA = [] } = records;
  const registrable = siteOf(domain)?.domain ?? domain;
  const [address] = [...A, ...AAAA];
  const [registry, host, page] = await Promise.all([
    watch.rdap?.(registrable),
    address === undefined ? undefined : watch.host?.(address),
    address === undefined ? undefined : watch.page?.(domain, brand, records.NS),
  ]);
  return {
    ...(existence === 'exists' && {
      firstSeen: watch.firstSeen?.get(domain) ?? new Date(watch.now()).toISOString(),
    }),
    ...(registry && { registry }),
    ...(host && { host }),
    ...(page && { page }),
  };
}
