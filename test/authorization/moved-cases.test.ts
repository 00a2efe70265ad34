import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { casePictureKey, seenPictureKey } from '#domain/account/upload';
import type { Case } from '#domain/case/case';
import { userSubject } from '#domain/keys';
import type { Finding } from '#domain/scan/finding';
import { linkId } from '../../lambdas/case/helper-link.ts';
import { addEvidence } from '../../lambdas/routes/case/add-evidence.ts';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { deleteCase } from '../../lambdas/routes/case/delete-case.ts';
import { editCase } from '../../lambdas/routes/case/edit-case.ts';
import { inviteHelper } from '../../lambdas/routes/case/invite-helper.ts';
import { moveCase } from '../../lambdas/routes/case/move-case.ts';
import { sha256 } from '../../lambdas/runtime/hash.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { ownSeatStore } from '../../lambdas/store/business/own-seats.ts';
import { caseStore, mostCases } from '../../lambdas/store/case.ts';
import { caseMoveStore } from '../../lambdas/store/case/case-move.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { partition } from '../../lambdas/store/table/table-rows.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { shards } from '../../lambdas/store/watch.ts';
import { filesInMemory } from '../support/files-in-memory.ts';
import { screenshot } from '../support/seed/seed-case.ts';
import { brandRows, seedBusiness } from '../support/seed/seed.ts';
import { openTables } from '../support/tables-in-memory.ts';
import { callBy, racer, raceNow as now } from './races.ts';

/** A case that changes hands, with everything that lies outside its row: pictures, reminder, friend's link, findings. */
const at = new Date(now).toISOString();
const portrait = new Uint8Array([...'a portrait'].map((letter) => letter.charCodeAt(0)));
const picture = { sha256: sha256(portrait), bytes: portrait.length, contentType: 'image/png' as const, at };
let tables: Awaited<ReturnType<typeof openTables>>;
let turn = 0;
let scene: Awaited<ReturnType<typeof begun>>;

beforeAll(async () => {
  tables = await openTables(() => now);
});
afterAll(() => tables?.close());
beforeEach(async () => {
  scene = await begun(`ada-${(turn += 1)}`, `bakery-${turn}`);
});

/** Ada's own case of what a scan found for her: a picture that the scan kept, a screenshot, one taken out, a friend's link, a reminder. */
async function begun(ada: string, bakery: string) {
  const { database } = tables;
  await seedBusiness(database, { id: bakery, seats: 9, admin: racer(ada), members: [], at });
  const { files, keys } = filesInMemory();
  const cases = caseStore(database);
  const findings = findingStore(database);
  const services = {
    ...{ cases, findings, files, moves: caseMoveStore(database), users: userStore(database) },
    ...{
      businesses: businessStore(database),
      seats: ownSeatStore(database),
      once: onceStore(database),
      retry: { ...raceRetry, attempts: 2 },
    },
    ...{ domains: domainWatchStore(database, () => now), secureRandom: Math.random },
  };
  const call = (request: object) => callBy(ada, request);
  const [[, ofBakery]] = brandRows(bakery, at, 'https://a.example/1');
  const theirs = { ...ofBakery.theirs, picture };
  const found: Finding = {
    ...ofBakery,
    ...{ subjectId: userSubject(ada), id: `of-${ada}`, status: 'OPEN', theirs },
  };
  await findings.write(undefined, found);
  await files.putPicture(seenPictureKey(ada, picture), portrait, 'image/png');
  const { caseId } = (await createCase(call({ findingId: found.id }), services)).case as Case;
  await addEvidence(call({ caseId, words: 'Seen today.', screenshot }), services);
  const { token } = await inviteHelper(call({ caseId }), services);
  const another = { base64: `${screenshot.base64.slice(0, -4)}AAA=` };
  const { evidence } = (await addEvidence(call({ caseId, words: '', screenshot: another }), services))
    .case as Case;
  await editCase(
    call({ caseId, removal: { evidenceId: evidence.at(-1)!.id, removed: true }, reminderAt: at }),
    services,
  );
  const its = `B#${bakery}`;
  return {
    ...{ ada, bakery, its, services, call, caseId, token, ofBakery, found, database, keys },
    before: (await cases.get(ada, caseId))!,
    move: (more: object = {}) => moveCase(call({ caseId, businessId: bakery }), { ...services, ...more }),
    rows: async (owner: string) => (await partition(database, 'Case', owner)).length,
  };
}
const pictureOf = (userId: string) => casePictureKey({ userId, caseId: scene.caseId }, picture);
const own = () => seenPictureKey(scene.ada, picture);
/** A case, two screenshots and nothing else; its picture beside what the scan keeps for the person. */
async function expectWhole(owner: string, other: string) {
  expect([await scene.rows(owner), await scene.rows(other)]).toEqual([3, 0]);
  expect(scene.keys()).toEqual([own(), pictureOf(owner)].toSorted());
}

test('all of it goes to the business, and nothing of it stays with the person', async () => {
  const { its, ada, caseId, before, services, token } = scene;
  await expectWhole(ada, its);
  expect(await services.cases.link(linkId(token), now / 1000)).toBeDefined();
  const { case: moved } = await scene.move();
  expect(moved).toMatchObject({ userId: its, caseId, acts: [{ by: ada, did: 'moved' }], reminderAt: at });
  expect([moved.evidence, moved.removed, moved.steps]).toEqual([
    before.evidence,
    before.removed,
    before.steps,
  ]);
  await expectWhole(its, ada);
  for (const { id, kind } of [...moved.evidence, ...moved.removed!])
    if (kind === 'screenshot')
      expect(await services.cases.picture(its, caseId, id)).toMatchObject({ contentType: 'image/png' });
  expect(await services.cases.link(linkId(token), now / 1000)).toBeUndefined();
  const due = await Promise.all(
    Array.from({ length: shards }, (_, shard) => services.cases.due(shard, at, 50)),
  );
  expect(due.flat().flatMap((one) => (one.caseId === caseId ? [one.userId] : []))).toEqual([its]);
});

test('a picture that was chosen for an account that isn’t the business’s goes along, and goes with the case', async () => {
  const { its, ada, bakery, caseId, services, call, rows } = scene;
  const chosen = { base64: `${screenshot.base64.slice(0, -4)}AQA=` };
  await addEvidence(call({ caseId, words: '', screenshot: chosen, side: 'yours' }), services);
  const behalf = { name: 'Harbour Loaf', relation: 'BUSINESS', account: null };
  await editCase(call({ caseId, behalf }), services);
  const { case: moved } = await scene.move();
  const { id } = moved.evidence.at(-1)!;
  expect(await services.cases.picture(its, caseId, id)).toMatchObject(chosen);
  expect([await rows(its), await rows(ada)]).toEqual([4, 0]);
  const more = { businesses: businessStore(scene.database), enqueue: async () => {} };
  await deleteCase(call({ businessId: bakery, caseId }), { ...services, ...more });
  expect([await rows(its), await rows(ada)]).toEqual([0, 0]);
});

test('asked again it answers the same case', async () => {
  const { case: moved } = await scene.move();
  const { case: again } = await scene.move();
  expect(again).toMatchObject({ userId: scene.its, evidence: moved.evidence, acts: moved.acts });
  await expectWhole(scene.its, scene.ada);
});

test('what was found for the person stays decided; what was found for the business is in the case', async () => {
  const { services, its, ofBakery, found } = scene;
  await services.findings.write(undefined, { ...ofBakery, status: 'OPEN' });
  const { case: moved } = await scene.move();
  expect(moved.findingId).toBe(ofBakery.id);
  expect(await services.findings.get(its, ofBakery.id)).toMatchObject({ status: 'CASE' });
  const own = await services.findings.get(found.subjectId, found.id);
  expect(own).toMatchObject({ status: 'CASE' });
  expect(own!.history.at(-1)).toMatchObject({
    note: expect.stringMatching(/^You moved the case to bakery-\d+ Ltd$/),
  });
});

test('where nothing was found for the business the case is about its account alone', async () => {
  expect((await scene.move()).case.findingId).toBeNull();
});

test.each(['putPicture', 'head'] as const)('it stays whole where copying stops: %s', async (stops) => {
  const files = {
    ...scene.services.files,
    [stops]: () => Promise.reject(new Error('The bucket is away.')),
  };
  await expect(scene.move({ files })).rejects.toThrow('The bucket is away.');
  expect(await scene.services.cases.get(scene.ada, scene.caseId)).toEqual(scene.before);
  expect(scene.keys()).toEqual([own(), pictureOf(scene.ada)].toSorted());
  await scene.move();
  await expectWhole(scene.its, scene.ada);
});

test('what was left of its pictures goes when it is asked again', async () => {
  const away = () => Promise.reject(new Error('They are away.'));
  const moves = { ...scene.services.moves, dropScreenshots: away };
  await expect(scene.move({ moves })).rejects.toThrow('They are away.');
  expect([await scene.rows(scene.ada), await scene.rows(scene.its)]).toEqual([2, 3]);
  await expect(scene.move({ files: { ...scene.services.files, remove: away } })).rejects.toThrow();
  expect(scene.keys()).toEqual([own(), pictureOf(scene.ada), pictureOf(scene.its)].toSorted());
  await scene.move();
  await expectWhole(scene.its, scene.ada);
});

test('others that were quicker each time leave it where it was, and no copy of it', async () => {
  const moves = { ...scene.services.moves, move: async () => false };
  await expect(scene.move({ moves })).rejects.toThrow('This case has just been changed.');
  await expectWhole(scene.ada, scene.its);
});

test('one open case about an account is what a business has; a closed one may join it', async () => {
  const { services, call, bakery, ofBakery, caseId, rows, its } = scene;
  await services.findings.write(undefined, { ...ofBakery, status: 'OPEN' });
  await createCase(call({ businessId: bakery, findingId: ofBakery.id }), services);
  await expect(scene.move()).rejects.toThrow('This business already has an open case about this account');
  expect(await services.cases.get(scene.ada, caseId)).toEqual(scene.before);
  expect(await rows(its)).toBe(1);
  await editCase(call({ caseId, outcome: 'REMOVED' }), services);
  expect((await scene.move()).case).toMatchObject({ userId: its, outcome: 'REMOVED' });
  expect(await services.cases.heads(its)).toHaveLength(2);
  // The business's own goes on: nobody there is told that it was closed.
  const { saidGoneAt } = (await services.findings.get(its, ofBakery.id))!;
  expect(saidGoneAt).toBeUndefined();
});

test('of two closed ones the business hears what the later one was closed with', async () => {
  const { services, call, bakery, ofBakery, caseId, its } = scene;
  await services.findings.write(undefined, { ...ofBakery, status: 'OPEN' });
  await editCase(call({ caseId, outcome: 'NOT_A_COPY' }), services);
  const { case: theirs } = await createCase(call({ businessId: bakery, findingId: ofBakery.id }), services);
  const later = {
    ...call({ businessId: bakery, caseId: theirs.caseId, outcome: 'REMOVED' }),
    now: now + 1000,
  };
  await editCase(later, services);
  await scene.move();
  const { saidGoneAt, saidNoCopyAt } = (await services.findings.get(its, ofBakery.id))!;
  expect([saidGoneAt, saidNoCopyAt]).toEqual([new Date(now + 1000).toISOString(), undefined]);
});

test('a business keeps so many cases', async () => {
  const cases = { ...scene.services.cases, heads: async () => Array(mostCases).fill({ closedAt: at }) };
  await expect(scene.move({ cases })).rejects.toThrow(`There are ${mostCases} cases already.`);
  await expectWhole(scene.ada, scene.its);
});

test('nobody moves a case that is not theirs, or to a business that is not theirs', async () => {
  const { bakery, caseId, services, ada } = scene;
  const stranger = `stranger-${turn}`;
  await seedBusiness(scene.database, { id: stranger, seats: 9, admin: racer(stranger), members: [], at });
  const by = (sub: string, businessId: string) => moveCase(callBy(sub, { caseId, businessId }), services);
  await expect(by(stranger, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(by(stranger, bakery)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(by(ada, stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(by(ada, 'nobodys')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expectWhole(ada, scene.its);
});
