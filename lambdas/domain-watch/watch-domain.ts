import { pMapIterable } from 'p-map';
import type { AskDns, DnsFacts } from '#domain/domain-watch/domain-facts';
import { type RankedLookalike, rankedLookalikes } from '#domain/domain-watch/lookalike-rank';
import { doubtEverything } from './answers-everything.ts';
import { lookUpName } from './look-up-name.ts';

/** A name beside what the DNS says of it. */
export type Watched<Name extends { domain: string }> = Name &
  DnsFacts & {
    /** When we first saw that it exists, ISO 8601; only what exists has it. */
    firstSeen?: string;
  };
export type WatchedDomain = Watched<RankedLookalike>;

export interface Watch {
  dns: AskDns;
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
): AsyncIterable<WatchedDomain> => watchNames(rankedLookalikes(domain, { max }), watch);

/**
 * Looks names up side by side, and gives them in their own order, whatever was answered first. A signal ends it between two
 * names.
 */
export async function* watchNames<Name extends { domain: string }>(
  names: Iterable<Name> | AsyncIterable<Name>,
  { dns, now, firstSeen, atOnce = 32, signal }: Watch,
): AsyncIterable<Watched<Name>> {
  const doubt = doubtEverything(dns);
  const looked = pMapIterable(
    names,
    async (one: Name): Promise<Watched<Name> | undefined> => {
      if (signal?.aborted) return undefined;
      const facts = await doubt(one.domain, await lookUpName(dns, one.domain));
      if (facts.existence !== 'exists') return { ...one, ...facts };
      return { ...one, ...facts, firstSeen: firstSeen?.get(one.domain) ?? new Date(now()).toISOString() };
    },
    { concurrency: atOnce, backpressure: 4 * atOnce },
  );
  for await (const row of looked) if (row) yield row;
}
