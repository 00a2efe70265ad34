import { pMapIterable } from 'p-map';
import type { AskDns, DnsFacts } from '#domain/domain-watch/domain-facts';
import { type RankedLookalike, rankedLookalikes } from '#domain/domain-watch/lookalike-rank';
import { doubtEverything } from './answers-everything.ts';
import { lookUpName } from './look-up-name.ts';

export interface WatchedDomain extends RankedLookalike, DnsFacts {
  /** When we first saw that it exists, ISO 8601; only what exists has it. */
  firstSeen?: string;
}

export interface Watch {
  dns: AskDns;
  now: () => number;
  /** When each was first seen, from an earlier look. */
  firstSeen?: ReadonlyMap<string, string>;
  max?: number;
  /** Names that are looked up side by side. */
  atOnce?: number;
  signal?: AbortSignal;
}

/**
 * Looks up every look-alike of a domain, side by side, and gives them in order of likelihood, whatever was answered first.
 * A signal ends it between two names. @throws RangeError where it is no domain
 */
export async function* watchDomain(
  domain: string,
  { dns, now, firstSeen, max, atOnce = 32, signal }: Watch,
): AsyncIterable<WatchedDomain> {
  const doubt = doubtEverything(dns);
  const looked = pMapIterable(
    rankedLookalikes(domain, { max }),
    async (one): Promise<WatchedDomain | undefined> => {
      if (signal?.aborted) return undefined;
      const facts = await doubt(one.domain, await lookUpName(dns, one.domain));
      if (facts.existence !== 'exists') return { ...one, ...facts };
      return { ...one, ...facts, firstSeen: firstSeen?.get(one.domain) ?? new Date(now()).toISOString() };
    },
    { concurrency: atOnce, backpressure: 4 * atOnce },
  );
  for await (const row of looked) if (row) yield row;
}
