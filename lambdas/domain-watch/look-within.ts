import { siteOf } from '#domain/engine/web/web-shape';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import type { DomainWatchServices } from './services.ts';
import type { Watch } from './watch-domain.ts';

const LATE = { kind: 'could not look', why: 'there was no time left for it' } as const;
/** Names side by side: a resolver of the cloud takes a thousand questions a second. */
const AT_ONCE = 16;

/**
 * Asks DNS, registries and pages within the budget of one message: what registries and pages do not answer by its end counts as
 * not asked. A registry is asked again once the registration that is known has run out, or its name was gone; a host that is known not at all:
 * whoever takes reports for a network hardly changes.
 */
export function lookWithin(
  signal: AbortSignal,
  known: ReadonlyMap<string, WatchedDomain>,
  { dns, rdap, host, page, now }: DomainWatchServices,
): Watch {
  const end = new Promise<typeof LATE>((late) => {
    if (signal.aborted) late(LATE);
    else signal.addEventListener('abort', () => late(LATE), { once: true });
  });
  const within = <T>(ask: () => Promise<T>): Promise<T | typeof LATE> =>
    signal.aborted ? end : Promise.race([ask(), end]);
  const registrations = new Map(
    [...known.values()]
      .filter(({ existence }) => existence === 'exists')
      .map((name) => [siteOf(name.domain)?.domain ?? name.domain, name.registry]),
  );
  const hosts = new Map(
    [...known.values()].flatMap(({ host: one }) =>
      one?.kind === 'known' ? [[one.address, one] as const] : [],
    ),
  );
  return {
    ...{ dns, now, signal, atOnce: AT_ONCE },
    rdap: async (domain) => {
      const registry = registrations.get(domain);
      const expires = registry?.kind === 'registered' ? registry.registration.expiresAt : undefined;
      if (registry && expires && Date.parse(expires) > now()) return registry;
      return within(() => rdap(domain));
    },
    host: async (address) => hosts.get(address) ?? within(() => host(address)),
    page: (...asked) => within(() => page(...asked)),
  };
}
