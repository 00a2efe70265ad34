import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '#domain/case/case';
import { businessSubject } from '#domain/keys';
import { endBusiness } from '../../lambdas/business/end-business.ts';
import { addEvidence } from '../../lambdas/routes/case/add-evidence.ts';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { deleteCase } from '../../lambdas/routes/case/delete-case.ts';
import { editCase } from '../../lambdas/routes/case/edit-case.ts';
import { inviteHelper } from '../../lambdas/routes/case/invite-helper.ts';
import { moveCase } from '../../lambdas/routes/case/move-case.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { ownSeatStore } from '../../lambdas/store/business/own-seats.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { caseMoveStore } from '../../lambdas/store/case/case-move.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { partition } from '../../lambdas/store/table/table-rows.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { filesInMemory } from '../support/files-in-memory.ts';
import { screenshot } from '../support/seed/seed-case.ts';
import { seedBusiness } from '../support/seed/seed.ts';
import { answered, callBy, openRaces, racer, raceNow, raceSeeds } from './races.ts';

/** A case that changes hands while it is written in the same millisecond: the routes' own work over the real stores. */
const at = new Date(raceNow).toISOString();
const link = 'https://www.instagram.com/harbour.loaf.official';
let races: Awaited<ReturnType<typeof openRaces>>;
beforeAll(async () => {
  races = await openRaces();
});
afterAll(() => races?.close());

/** Ada with a case of her own that holds a screenshot, and two businesses. */
async function race(seed: number, name: string) {
  const { database } = races;
  const { random, retry } = races.begin(seed);
  const ada = `${name}-ada-${seed}`;
  const [bakery, studio] = [`${name}-bakery-${seed}`, `${name}-studio-${seed}`];
  for (const id of [bakery, studio])
    await seedBusiness(database, { id, seats: 9, admin: racer(ada), members: [], at });
  const cases = caseStore(database);
  const services = {
    ...{ cases, moves: caseMoveStore(database), files: filesInMemory().files, retry },
    ...{ findings: findingStore(database), domains: domainWatchStore(database, () => raceNow) },
    ...{ seats: ownSeatStore(database), users: userStore(database), once: onceStore(database) },
    ...{ businesses: businessStore(database), enqueue: async () => {} },
    secureRandom: random,
  };
  const call = (request: object) => callBy(ada, request);
  const { caseId } = (await createCase(call({ link }), services)).case as Case;
  await addEvidence(call({ caseId, words: 'The first.', screenshot }), services);
  const rowsOf = async (owner: string) => partition(database, 'Case', owner);
  return {
    ...{ ada, bakery, studio, caseId, services, call, rowsOf, database },
    move: (businessId: string) => moveCase(call({ caseId, businessId }), services),
    note: (words: string, of: object = {}) => addEvidence(call({ caseId, words, ...of }), services),
    /** As it is kept: of the person, of either business. */
    kept: async () =>
      Promise.all([ada, businessSubject(bakery), businessSubject(studio)].map((id) => cases.list(id))),
    /** Whose rows there are, and how many. */
    counts: async () =>
      Promise.all(
        [ada, businessSubject(bakery), businessSubject(studio)].map(async (id) => (await rowsOf(id)).length),
      ),
  };
}

describe('a case that is moved', () => {
  it.each(raceSeeds)('twice at once is moved once, and both are answered with it (seed %i)', async (seed) => {
    const { bakery, move, kept, counts, ada } = await race(seed, 'twice');
    const outcomes = await Promise.allSettled([move(bakery), move(bakery), move(bakery)]);
    expect(answered(outcomes)).toBe(3);
    const [own, its] = await kept();
    expect([own, its]).toMatchObject([[], [{ userId: `B#${bakery}`, acts: [{ by: ada, did: 'moved' }] }]]);
    expect(await counts()).toEqual([0, 2, 0]);
  });

  it.each(raceSeeds)(
    'to two businesses at once is in one of them, and nothing of it in the other (seed %i)',
    async (seed) => {
      const { bakery, studio, move, counts } = await race(seed, 'both');
      expect(answered(await Promise.allSettled([move(bakery), move(studio)]))).toBe(1);
      expect((await counts()).toSorted()).toEqual([0, 0, 2]);
    },
  );

  it.each(raceSeeds)('holds every edit that was acknowledged (seed %i)', async (seed) => {
    const { bakery, caseId, services, call, move, note, kept, rowsOf, ada } = await race(seed, 'edit');
    const other = { base64: `${screenshot.base64.slice(0, -4)}AAA=` };
    const written = ['a', 'b', 'c'];
    const [moved, helper, shot, closed, ...notes] = await Promise.allSettled([
      move(bakery),
      inviteHelper(call({ caseId }), services),
      addEvidence(call({ caseId, words: 'Another.', screenshot: other }), services),
      editCase(call({ caseId, reminderAt: at, facts: ['ASKS_FOR_MONEY'] }), services),
      ...written.map((words) => note(words)),
    ]);
    answered([moved, helper, shot, closed, ...notes]);
    expect(moved).toMatchObject({ status: 'fulfilled' });
    const [own, [one]] = (await kept()) as [object[], [Case]];
    expect(own).toEqual([]);
    const held = one.evidence.map(({ words }) => words);
    for (const [n, words] of written.entries())
      expect([words, held.includes(words)]).toEqual([words, notes[n]!.status === 'fulfilled']);
    expect(held.includes('Another.')).toBe(shot.status === 'fulfilled');
    expect([one.reminderAt ?? null, one.facts ?? []]).toEqual(
      closed.status === 'fulfilled' ? [at, ['ASKS_FOR_MONEY']] : [null, []],
    );
    // Each screenshot lies with the case, and no friend's link leads anywhere.
    expect(one.helperUntil ?? null).toBeNull();
    const shots = one.evidence.filter(({ kind }) => kind === 'screenshot');
    for (const { id } of shots)
      expect(await services.cases.picture(`B#${bakery}`, caseId, id)).toMatchObject({
        contentType: 'image/png',
      });
    expect(await rowsOf(`B#${bakery}`)).toHaveLength(1 + shots.length);
    expect(await rowsOf(ada)).toEqual([]);
  });

  it.each(raceSeeds)('while it is deleted is gone, or whole where it went (seed %i)', async (seed) => {
    const { bakery, caseId, services, call, move, counts } = await race(seed, 'delete');
    const [moved, deleted] = await Promise.allSettled([move(bakery), deleteCase(call({ caseId }), services)]);
    expect(answered([moved, deleted])).toBe(1);
    expect(await counts()).toEqual(moved.status === 'fulfilled' ? [0, 2, 0] : [0, 0, 0]);
  });

  it.each(raceSeeds)('while the business ends is the person’s, or gone with it (seed %i)', async (seed) => {
    const { ada, bakery, services, move, counts, database } = await race(seed, 'end');
    const [moved, ended] = await Promise.allSettled([
      move(bakery),
      endBusiness(bakery, ada, database, services.files),
    ]);
    answered([moved, ended]);
    expect(ended).toMatchObject({ status: 'fulfilled', value: true });
    expect(await counts()).toEqual(moved.status === 'fulfilled' ? [0, 0, 0] : [2, 0, 0]);
  });

  it.each(raceSeeds)('while the business opens one about the account: it has one (seed %i)', async (seed) => {
    const { bakery, services, call, move, kept } = await race(seed, 'open');
    const [moved, opened] = await Promise.allSettled([
      move(bakery),
      createCase(call({ link, businessId: bakery }), services),
    ]);
    answered([moved, opened]);
    expect(opened).toMatchObject({ status: 'fulfilled' });
    const [own, its] = await kept();
    expect([own!.length, its!.length]).toEqual(moved.status === 'fulfilled' ? [0, 1] : [1, 1]);
  });
});
