import { expect, it } from 'vitest';
import { newDomain, type WatchedDomain } from '#domain/domain-watch/watched-domain';
import { lookWithin } from './look-within.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const domain = 'acrne.example';
const found = { businessId: 'b', domain, brand: 'acme.example', class: 'homoglyph', score: 97 } as const;
const registeredUntil = (expiresAt: string): WatchedDomain['registry'] => ({
  ...{ kind: 'registered', registration: { registrar: 'Harbour', expiresAt } },
});
const known: WatchedDomain = {
  ...newDomain({ ...found, foundBy: 'permutation', foundAt: '2026-11-01T09:00:00Z' }),
  ...{ existence: 'exists', registry: registeredUntil('2027-05-01T00:00:00Z') },
};

it.each<[string, Partial<WatchedDomain>, boolean]>([
  ['is registered for longer', {}, false],
  ['has run out', { registry: registeredUntil('2026-11-01T00:00:00Z') }, true],
  ['was gone, and may be somebody else’s', { existence: 'does not exist' }, true],
  ['is not known', { registry: undefined }, true],
])('a registry is asked of a name that %s: %s', async (_, part, isAsked) => {
  const asked: string[] = [];
  const { rdap } = lookWithin(AbortSignal.timeout(5000), new Map([[domain, { ...known, ...part }]]), {
    rdap: async (name: string) => {
      asked.push(name);
      return { kind: 'not registered' };
    },
    now: () => now,
  } as unknown as Parameters<typeof lookWithin>[2]);
  await rdap!(domain);
  expect(asked).toEqual(isAsked ? [domain] : []);
});
