import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '#domain/case/case';
import { businessSubject } from '#domain/keys';
import { endBusiness } from '../../lambdas/business/end-business.ts';
import { addEvidence } from '../../lambdas/routes/case/add-evidence.ts';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { deleteCase } from '../../lambdas/routes/case/delete-case.ts';
import { editCase } from '../../lambdas/routes/case/edit-case.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { ownSeatStore } from '../../lambdas/store/business/own-seats.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { partition } from '../../lambdas/store/table/table-rows.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { filesInMemory } from '../support/files-in-memory.ts';
import { domainRow } from '../support/seed/seed-domain.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { answered, callBy, openRaces, racer, raceNow, raceSeeds } from './races.ts';

/** Admins and managers who keep one case in one millisecond: the routes' own work over the real stores. */
const at = new Date(raceNow).toISOString();
const domain = 'acrne.example';
let races: Awaited<ReturnType<typeof openRaces>>;
beforeAll(async () => {
  races = await openRaces();
});
afterAll(() => races?.close());

/** A business with an admin, two managers and a look-alike on its list. */
async function race(seed: number, name: string) {
  const { database } = races;
  const { random, retry } = races.begin(seed);
  const [businessId, people] = [`${name}-${seed}`, ['ada', 'mo', 'nan']];
  await seedBusiness(database, { id: businessId, seats: 9, admin: racer('ada'), members: [], at });
  for (const userId of ['mo', 'nan'])
    await seatStore(database).addSeat({
      ...{ businessId, userEmailAddress: racer(userId).email, userId, role: 'MANAGER', adminUserId: 'ada' },
      ...{ createdAt: at, updatedAt: at },
    });
  const domains = domainWatchStore(database, () => raceNow);
  await domains.write(undefined, domainRow(businessId, at));
  const cases = caseStore(database);
  const services = {
    ...{ cases, domains, files: filesInMemory().files, findings: findingStore(database), retry },
    ...{ seats: ownSeatStore(database), users: userStore(database), once: onceStore(database) },
    ...{ businesses: businessStore(database), enqueue: async () => {} },
    secureRandom: random,
  };
  const call = (sub: string, request: object) => callBy(sub, { businessId, ...request });
  return {
    ...{ businessId, people, services, call, database },
    kept: () => cases.list(businessSubject(businessId)),
    open: async () => (await createCase(call('ada', { domain }), services)).case as Case,
  };
}

describe('a case of a business', () => {
  it.each(raceSeeds)('that all open at once is one, with one record (seed %i)', async (seed) => {
    const { people, services, call, kept } = await race(seed, 'open');
    const asked = [...people, ...people].map((sub) => createCase(call(sub, { domain }), services));
    expect(answered(await Promise.allSettled(asked))).toBe(6);
    expect(await kept()).toMatchObject([{ handle: domain, evidence: [{ kind: 'finding' }] }]);
    expect((await kept())[0]!.acts?.map(({ did }) => did)).toEqual(['opened']);
  });

  it.each(raceSeeds)('holds every edit that was acknowledged, and who made it (seed %i)', async (seed) => {
    const { people, services, call, kept, open } = await race(seed, 'edit');
    const { caseId } = await open();
    const edits = people.flatMap((sub, nth) => [
      addEvidence(call(sub, { caseId, words: `Seen by ${sub}.` }), services),
      editCase(
        call(sub, {
          caseId,
          ...[{ facts: ['ASKS_FOR_MONEY'] }, { reportedOn: at }, { reminderAt: at }][nth],
        }),
        services,
      ),
    ]);
    expect(answered(await Promise.allSettled(edits))).toBe(6);
    const [one] = await kept();
    expect(one).toMatchObject({ facts: ['ASKS_FOR_MONEY'], reportedOn: at, reminderAt: at });
    expect(one!.evidence.map(({ words }) => words)).toEqual(
      expect.arrayContaining(people.map((sub) => `Seen by ${sub}.`)),
    );
    const done = one!.acts!.map(({ by, did }) => `${by} ${did}`).sort();
    expect(done).toEqual([
      ...['ada evidence', 'ada facts', 'ada opened'],
      ...['mo evidence', 'mo reported', 'nan evidence', 'nan reminder'],
    ]);
  });

  it.each(raceSeeds)('that is deleted meanwhile takes all of it along (seed %i)', async (seed) => {
    const { people, services, call, kept, open, database, businessId } = await race(seed, 'delete');
    const { caseId } = await open();
    const outcomes = await Promise.allSettled([
      ...people.map((sub) => addEvidence(call(sub, { caseId, words: `Seen by ${sub}.` }), services)),
      ...people.map((sub) => deleteCase(call(sub, { caseId }), services)),
    ]);
    answered(outcomes);
    // Of three who delete it one does.
    expect(outcomes.slice(people.length).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await kept()).toEqual([]);
    expect(await partition(database, 'Case', businessSubject(businessId))).toEqual([]);
  });

  it.each(raceSeeds)(
    'that is opened and edited while the business ends is gone with it (seed %i)',
    async (seed) => {
      const { people, services, call, open, database, businessId } = await race(seed, 'end');
      const { caseId } = await open();
      answered(
        await Promise.allSettled([
          ...people.map((sub) => addEvidence(call(sub, { caseId, words: `Seen by ${sub}.` }), services)),
          createCase(call('mo', { domain }), services),
          endBusiness(businessId, 'ada', database, services.files),
        ]),
      );
      expect(await partition(database, 'Case', businessSubject(businessId))).toEqual([]);
    },
  );
});
