import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostTokens } from '#domain/business/api-token';
import type { AskDns } from '#domain/domain-watch/domain-facts';
import { domainRecord } from '#domain/business/domain-proof';
import { endBusiness } from '../../lambdas/business/end-business.ts';
import { endToken } from '../../lambdas/routes/business-account/end-token.ts';
import { makeToken } from '../../lambdas/routes/business-account/make-token.ts';
import { startTrial } from '../../lambdas/routes/business-account/start-trial.ts';
import { verifyDomain } from '../../lambdas/routes/business-account/verify-domain.ts';
import { setDomain } from '../../lambdas/routes/business/domains/set-domain.ts';
import { keyHash } from '../../lambdas/runtime/hash.ts';
import { apiTokenStore } from '../../lambdas/store/business/api-token.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainHolderStore } from '../../lambdas/store/business/domain-holder.ts';
import { planPriceStore } from '../../lambdas/store/business/plan-price.ts';
import { planStore } from '../../lambdas/store/business/plan.ts';
import { seatChangeStore } from '../../lambdas/store/business/seat-change.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { partition } from '../../lambdas/store/table/table-rows.ts';
import { watchStore } from '../../lambdas/store/watch.ts';
import { answered, callBy, openRaces, racer, raceNow, raceSeeds } from './races.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { filesInMemory } from '../support/files-in-memory.ts';

/** What a business has by its account, asked for at one moment: the routes' own work over the real stores. */
const at = new Date(raceNow).toISOString();
let races: Awaited<ReturnType<typeof openRaces>>;
beforeAll(async () => {
  races = await openRaces();
});
afterAll(() => races?.close());

/** Businesses of one owner each, and what their routes are given. */
async function race(seed: number, ...ids: string[]) {
  const { database } = races;
  const { random } = races.begin(seed);
  const named = ids.map((id) => `${id}-${seed}`);
  for (const id of named) {
    await seedBusiness(database, { id, seats: 5, admin: racer(id), members: [], at });
  }
  return {
    ...{ database, named },
    services: {
      businesses: businessStore(database),
      seats: { ...seatStore(database), ...seatChangeStore(database) },
      tokens: apiTokenStore(database),
      holders: domainHolderStore(database),
      plans: planStore(database),
      prices: planPriceStore(database),
      once: onceStore(database),
      watches: watchStore(database),
      random,
    },
  };
}

/** A name server that has the record of each of these businesses at one domain. */
const recordsOf =
  (domain: string, ids: readonly string[]): AskDns =>
  async (name, type) => {
    const records = ids.map((id) => domainRecord(domain, keyHash(`domain#${id}#${domain}`)));
    return name === records[0]!.name && type === 'TXT'
      ? { kind: 'records', records: records.map(({ value }) => value) }
      : { kind: 'no record' };
  };

describe('tokens', () => {
  it.each(raceSeeds)(`of twelve that are made at once ${mostTokens} are (seed %i)`, async (seed) => {
    const { named, services } = await race(seed, 'tokens');
    const [businessId] = named as [string];
    const asked = Array.from({ length: 12 }, (_, nth) =>
      makeToken(callBy(businessId, { businessId, name: `Number ${nth}` }), services),
    );
    expect(answered(await Promise.allSettled(asked))).toBe(mostTokens);
    expect(await services.tokens.list(businessId)).toHaveLength(mostTokens);
  });

  it.each(raceSeeds)('that are ended twice at once make room for one each (seed %i)', async (seed) => {
    const { named, services } = await race(seed, 'ended');
    const [businessId] = named as [string];
    const make = (nth: number) =>
      makeToken(callBy(businessId, { businessId, name: `Number ${nth}` }), services);
    for (let nth = 0; nth < mostTokens; nth++) await make(nth);
    const [first, second] = await services.tokens.list(businessId);
    const end = ({ id }: { id: string }) => endToken(callBy(businessId, { businessId, id }), services);
    await Promise.all([end(first!), end(first!), end(second!), end(second!)]);
    const again = await Promise.allSettled(Array.from({ length: 6 }, (_, nth) => make(nth)));
    expect(answered(again)).toBe(2);
  });

  it.each(raceSeeds)('that are made while the business ends are gone with it (seed %i)', async (seed) => {
    const { database, named, services } = await race(seed, 'ending');
    const [businessId] = named as [string];
    const asked = Array.from({ length: 5 }, (_, nth) =>
      makeToken(callBy(businessId, { businessId, name: `Number ${nth}` }), services),
    );
    answered(
      await Promise.allSettled([
        ...asked,
        endBusiness(businessId, businessId, database, filesInMemory().files),
      ]),
    );
    expect(await partition(database, 'Integration', businessId)).toEqual([]);
  });
});

describe('a domain', () => {
  it.each(raceSeeds)('that four prove at once is one’s (seed %i)', async (seed) => {
    const { named, services } = await race(seed, 'one', 'two', 'three', 'four');
    const domain = `claimed-${seed}.example`;
    for (const id of named) await services.businesses.change(id, { set: { domain } });
    const dns = recordsOf(domain, named);
    const asked = named.map((id) => verifyDomain(callBy(id, { businessId: id }), { ...services, dns }));
    expect(answered(await Promise.allSettled(asked))).toBe(1);
    const all = await Promise.all(named.map((id) => services.businesses.get(id)));
    expect(all.filter((one) => one?.domainProof?.domain === domain)).toHaveLength(1);
  });

  it.each(raceSeeds)(
    'that is proven and changed at once is not proven for the next (seed %i)',
    async (seed) => {
      const { named, services } = await race(seed, 'changed');
      const [id] = named as [string];
      const domain = `first-${seed}.example`;
      await services.businesses.change(id, { set: { domain } });
      const dns = recordsOf(domain, [id]);
      answered(
        await Promise.allSettled([
          verifyDomain(callBy(id, { businessId: id }), { ...services, dns }),
          setDomain(callBy(id, { businessId: id, domain: `next-${seed}.example` }), services),
        ]),
      );
      const { domain: now, domainProof } = (await services.businesses.get(id))!;
      expect(now).toBe(`next-${seed}.example`);
      // Whatever is left of the proof is of the domain before, and counts for nothing.
      expect(domainProof?.domain).not.toBe(now);
      expect(await services.holders.holderOf(domain)).toBeUndefined();
    },
  );
});

describe('a trial', () => {
  it.each(raceSeeds)('is begun once, however many press at once (seed %i)', async (seed) => {
    const { named, services } = await race(seed, 'trial');
    const [businessId] = named as [string];
    const asked = Array.from({ length: 6 }, () => startTrial(callBy(businessId, { businessId }), services));
    expect(answered(await Promise.allSettled(asked))).toBe(1);
  });
});
