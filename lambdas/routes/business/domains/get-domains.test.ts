import { expect, it } from 'vitest';
import { newDomain, type WatchedDomain } from '#domain/domain-watch/watched-domain';
import { getDomains } from './get-domains.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const checked = at('13:46');
const caller = { sub: 'u', groups: [], token: '' };

/** What a list says whose last check ended at 13:46; `offAt`: when a name was taken off it. */
async function listOf(...names: (Partial<WatchedDomain> & { offAt?: string })[]) {
  const kept = names.map((part, n) => ({
    ...newDomain({
      ...{
        businessId: 'b',
        domain: `acrne${n}.example`,
        brand: 'acme.example',
        class: 'homoglyph',
        score: 97,
      },
      ...{ foundBy: 'permutation', foundAt: at('13:39') },
    }),
    ...{ existence: 'exists', firstSeen: at('13:40'), lastLooked: checked, ...part },
  }));
  const round = { brand: 'acme.example', id: '01', startedAt: at('13:45'), finishedAt: checked };
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    businesses: { get: async () => ({ domain: 'acme.example' }) },
    domains: {
      listWithOff: async () => ({
        listed: kept.filter(({ offAt }) => !offAt),
        off: kept.filter(({ offAt }) => offAt),
      }),
      round: async () => ({ ...round, done: 5000, silent: 0 }),
    },
    watches: { get: async () => undefined },
  } as unknown as Parameters<typeof getDomains>[1];
  const now = Date.parse(at('14:00'));
  return getDomains({ request: { businessId: 'b' }, caller, now, headers: {}, sourceIp: '' }, services);
}

it('the last check found to exist what was there at its end, whatever was seen since', async () => {
  const change = (time: string, what: 'new' | 'gone') => ({ at: at(time), change: what });
  const { existing, lastLooked } = await listOf(
    {},
    { lastLooked: at('13:57'), changes: [change('13:57', 'new'), change('13:46', 'gone')] },
    { foundBy: 'certificate', firstSeen: at('13:50'), changes: [change('13:50', 'new')] },
    { existence: 'does not exist', changes: [change('13:50', 'gone')] },
    { existence: 'does not exist', changes: [change('13:46', 'gone')] },
  );
  expect({ existing, lastLooked }).toEqual({ existing: 2, lastLooked: checked });
});

it('what was taken off since counts among what the check found, and is told apart', async () => {
  const given = { foundBy: 'given' as const, offAt: at('13:50') };
  const { existing, removed, domains } = await listOf(
    {},
    given,
    // Known to the check, and not in its count: not there, seen by a later look, off before its end.
    { ...given, existence: 'does not exist' },
    { ...given, firstSeen: at('13:48') },
    { ...given, offAt: at('13:40') },
    { ...given, brand: 'other.example' },
  );
  expect({ existing, removed, listed: domains.length }).toEqual({ existing: 2, removed: 1, listed: 1 });
});

/** What is said of a domain that was set at 14:00, whose business has its next turn at `next`; `before`: the round of the domain before it. */
async function newDomainOf(next: string, before?: { startedAt: string; finishedAt?: string }) {
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    businesses: { get: async () => ({ domain: 'acme.example' }) },
    domains: {
      listWithOff: async () => ({ listed: [], off: [] }),
      round: async () => before && { brand: 'former.example', id: '01', done: 5000, silent: 0, ...before },
    },
    watches: { get: async () => ({ nextScanAt: next }) },
  } as unknown as Parameters<typeof getDomains>[1];
  const now = Date.parse(at('14:00'));
  const { state, plannedFor } = await getDomains(
    { request: { businessId: 'b' }, caller, now, headers: {}, sourceIp: '' },
    services,
  );
  return { state, plannedFor };
}

it('a first check starts soon where its turn has come, or its message is on its way', async () => {
  const soon = { state: 'waiting', plannedFor: undefined };
  expect(await newDomainOf(at('14:00'))).toEqual(soon);
  expect(await newDomainOf('2026-11-21T13:59:00.000Z')).toEqual(soon);
  // The message that goes on with the former domain finds the new one.
  const next = '2026-11-21T13:50:00.000Z';
  expect(await newDomainOf(next, { startedAt: at('13:51') })).toEqual(soon);
});

it('a first check that waits for the turn of tomorrow says when that is', async () => {
  const later = (next: string) => ({ state: 'planned', plannedFor: next });
  const morning = '2026-11-21T09:00:00.000Z';
  expect(await newDomainOf(morning)).toEqual(later(morning));
  // The round that this turn started was over before the domain was set.
  const next = '2026-11-21T13:50:00.000Z';
  expect(await newDomainOf(next, { startedAt: at('13:51'), finishedAt: at('13:53') })).toEqual(later(next));
});
