import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import type { Case } from '#domain/case/case';
import { userSubject } from '#domain/keys';
import type { SocialProof } from '#domain/proof/proof';
import { editUser } from '../../lambdas/graphql/edit-user.ts';
import { editProof } from '../../lambdas/proof/edit-proof.ts';
import type { Caller } from '../../lambdas/rest/caller.ts';
import { addEvidence } from '../../lambdas/routes/case/add-evidence.ts';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { holdersOver } from '../../lambdas/proof/holder.ts';
import { startProof } from '../../lambdas/routes/proof/start-proof.ts';
import { decideFinding } from '../../lambdas/routes/scan/decide-finding.ts';
import { decideFindings } from '../../lambdas/routes/scan/decide-findings.ts';
import { recordSight } from '../../lambdas/scan/record/sight.ts';
import { findingId } from '../../lambdas/scan/same-account.ts';
import type { Source } from '../../lambdas/sources/source.ts';
import { requestConnection } from '../../lambdas/routes/people/request-connection.ts';
import { editBusiness } from '../../lambdas/graphql/edit-business.ts';
import { businessStore } from '../../lambdas/store/business/business.ts';
import { ownSeatStore } from '../../lambdas/store/business/own-seats.ts';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { connectionStore } from '../../lambdas/store/connection.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { socialProofStore } from '../../lambdas/store/proof/social-proof.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import { newUser } from '#domain/account/user';
import { filesInMemory } from '../support/files-in-memory.ts';
import { openTables } from '../support/tables-in-memory.ts';

/**
 * A clock that stands still: every edit falls into the same millisecond, as two of them do now and then. Each call to the
 * tables takes a pause of its own, so that readers and writers overlap. What was answered with success must be there.
 */
const now = Date.parse('2026-11-20T12:00:00.000Z');
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function world(seed: number) {
  const { database, close } = await openTables(() => now, seededPause(seed));
  closing.push(close);
  let drawn = seed;
  const secureRandom = () => (drawn = (drawn * 48271) % 2147483647) / 2147483647;
  return { database, secureRandom, once: onceStore(database), retry: { ...raceRetry, random: secureRandom } };
}
const call = (request: object) => ({
  request: request as never,
  caller: { sub: 'maya', groups: [], token: '' } satisfies Caller,
  now,
  headers: {},
  sourceIp: '192.0.2.1',
});
const kept = <T>(answers: PromiseSettledResult<T>[]): number[] =>
  answers.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));

const at = new Date(now).toISOString();
const yours = { platform: 'GITHUB' as const, handle: 'maya-hollimund' };
const theirs = { platform: 'GITHUB' as const, handle: 'maya-ho1limund' };
const proof: SocialProof = {
  id: 'GITHUB#maya-hollimund',
  owner: 'maya',
  how: 'code',
  proves: 'this URL',
  since: at,
  lastCheckedAt: at,
  public: false,
  wantsPublic: false,
};
/** Nobody vouches for anything here. */
const forgetVouches = async () => {};
const enqueue = async () => {};
const seeds = [1, 2];

describe('edits in one millisecond', () => {
  it('sixty pieces for one case: all that were acknowledged are in it', async () => {
    const { database, secureRandom, once, retry } = await world(1);
    const cases = caseStore(database);
    const services = {
      seats: ownSeatStore(database),
      cases,
      domains: domainWatchStore(database),
      findings: findingStore(database),
      users: userStore(database),
      businesses: businessStore(database),
      files: filesInMemory().files,
      once,
      secureRandom,
      retry,
    };
    const { case: made } = await createCase(
      call({ link: 'https://www.instagram.com/hollimund.clay.official/' }),
      services,
    );
    const { caseId } = made as Case;
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => addEvidence(call({ caseId, words: `Seen by ${n}.` }), services)),
    );
    const said = (await cases.get('maya', caseId))!.evidence.map(({ words }) => words);
    expect(kept(answers).length).toBeGreaterThan(1);
    expect(said.filter((words) => words.startsWith('Seen')).sort()).toEqual(
      kept(answers)
        .map((n) => `Seen by ${n}.`)
        .sort(),
    );
  });

  it.each(seeds)('eight ways to ask one person: each waits for their answer (seed %i)', async (seed) => {
    const { database, once, retry } = await world(seed);
    const connections = connectionStore(database);
    const people = new Map(
      ['maya', 'otto'].map((id) => [
        id,
        { ...newUser({ sub: id, email: `${id}@example.com` }, ''), firstName: id },
      ]),
    );
    const services = {
      users: { get: async (id: string) => people.get(id), change: async () => undefined },
      connections,
      emailOwner: async () => 'otto',
      proofs: { ownerOf: async () => undefined },
      once,
      clock: () => now,
      retry,
    };
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        requestConnection(call({ emailAddress: `otto+${n}@example.com` }), services),
      ),
    );
    const mine = asked.flatMap((one) =>
      one.status === 'fulfilled' && one.value.connection ? [one.value.connection.peerId] : [],
    );
    expect(mine).toHaveLength(8);
    expect((await connections.get('otto', 'maya'))?.asks?.toSorted()).toEqual(mine.toSorted());
  });

  it.each(seeds)('ten decisions and ten sights of one finding: each stands in it (seed %i)', async (seed) => {
    const { database, retry } = await world(seed);
    const findings = findingStore(database);
    const { files } = filesInMemory();
    const own = { users: userStore(database), once: onceStore(database) };
    const services = { findings, ...own, retry, files, forgetVouches, enqueue };
    const maya = { kind: 'person' as const, id: 'maya', subjectId: userSubject('maya') };
    const { subjectId } = maya;
    const id = findingId(theirs.platform, theirs.handle);
    const see = (n: number) => {
      const at = new Date(now + n).toISOString();
      const judgement = { verdict: 'possible clone' as const, score: n, evidence: [] };
      return recordSight(services, maya, { yours, theirs, judgement } as never, { at, id });
    };
    await see(0);
    const turns = Array.from({ length: 10 }, (_, n) => n);
    const decision = (n: number) => (n % 2 ? 'MINE' : 'IGNORED');
    const [answers] = await Promise.all([
      Promise.allSettled(
        turns.map((n) => decideFinding(call({ findingId: id, decision: decision(n) }), services)),
      ),
      Promise.allSettled(turns.map((n) => see(10 * n))),
    ]);
    const { history, status } = (await findings.get(subjectId, id))!;
    const told = history.filter(({ what }) => what === 'decided').map(({ note }) => note);
    expect(kept(answers).length).toBeGreaterThan(1);
    // What it says already is not told again: the two alternate, whichever came first, and the last is what holds.
    const words = { MINE: 'You said this is yours', IGNORED: 'You ignored it' };
    expect(told.slice(1).filter((note, n) => note === told[n])).toEqual([]);
    expect(told.at(-1)).toBe(words[status as keyof typeof words]);
  });

  it('a decision on a page that is out of date does not undo the one made since', async () => {
    const { database, retry } = await world(1);
    const findings = findingStore(database);
    const { files } = filesInMemory();
    const own = { users: userStore(database), once: onceStore(database) };
    const services = { findings, ...own, retry, files, forgetVouches, enqueue };
    const maya = { kind: 'person' as const, id: 'maya', subjectId: userSubject('maya') };
    const { subjectId } = maya;
    const id = findingId(theirs.platform, theirs.handle);
    await services.users.create(newUser({ sub: 'maya', email: 'maya@studio.example' }, at));
    const judgement = { verdict: 'likely clone' as const, score: 80, evidence: [] };
    await recordSight(services, maya, { yours, theirs, judgement } as never, { at, id });
    const decide = (decision: string, seenAs?: string) =>
      decideFinding(call({ findingId: id, decision, seenAs }), services);
    const standing = async () => (await findings.get(subjectId, id))!.status;

    await decide('IGNORED', 'OPEN');
    await expect(decide('MINE', 'OPEN')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await standing()).toBe('IGNORED');
    await decide('IGNORED', 'OPEN'); // the same said twice is no contradiction
    await decideFindings(call({ findingIds: [id], decision: 'MINE' }), services).then(({ decided }) =>
      expect(decided).toEqual([]),
    );
    await decide('OPEN', 'IGNORED');
    expect(await standing()).toBe('OPEN');
    // A caller that does not say what it saw is taken at its word.
    await decide('MINE');
    expect(await standing()).toBe('MINE');
  });

  it.each(seeds)('a choice of the holder and looks of ours: none undoes another (seed %i)', async (seed) => {
    const { database, retry } = await world(seed);
    const proofs = socialProofStore(database);
    await database.client.send(new PutCommand({ TableName: 'SocialProof', Item: proof }));
    const edit = (change: Partial<SocialProof>) => editProof(proof.id, { proofs, retry }, () => change);
    const clear = (n: number) =>
      editProof(proof.id, { proofs, retry }, (one) => ({
        clearedWith: [...(one?.clearedWith ?? []), `p${n}`],
      }));
    await Promise.all([
      edit({ wantsPublic: true }),
      edit({ missedAt: at }),
      edit({ photoHash: 'f'.repeat(64) }),
      ...[1, 2, 3, 4].map(clear),
    ]);
    const kept = (await proofs.get(proof.id))!;
    expect(kept).toMatchObject({ wantsPublic: true, missedAt: at, photoHash: 'f'.repeat(64) });
    expect(kept.clearedWith?.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('a handle that went to somebody else is not written over by a look at the one before', async () => {
    const { database } = await world(1);
    const proofs = socialProofStore(database);
    const [mayas, ottos] = [proof, { ...proof, owner: 'otto' }].map((one) => ({ ...one, version: 1 }));
    await database.client.send(new PutCommand({ TableName: 'SocialProof', Item: ottos }));
    expect(await proofs.look(mayas!, { public: true })).toBe(false);
    expect(await proofs.get(proof.id)).toMatchObject({ owner: 'otto', public: false });
  });

  it('two windows that change one name: one of them is told, and the other’s stands', async () => {
    const { database, retry } = await world(1);
    const users = userStore(database);
    const { version } = await users.create(newUser({ sub: 'maya', email: 'maya@example.com' }, at));
    const save = (firstName: string) =>
      editUser(
        { input: { id: 'maya', firstName, version } },
        { sub: 'maya' },
        { users, now: () => now, retry },
      );
    const answers = await Promise.allSettled(['Maya', 'Mia'].map(save));
    const [saved] = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await users.get('maya'))?.firstName).toBe(saved?.firstName);
    // What is read after a save carries its count: the next one of that window holds.
    expect(saved?.version).toBe((version ?? 0) + 1);
  });

  it('two admins that change one company as they read it: one of them is told, and the other’s stands', async () => {
    const { database, retry } = await world(1);
    const businesses = businessStore(database);
    const seat = {
      businessId: 'b',
      userEmailAddress: 'a@b.example',
      role: 'ADMIN' as const,
      userId: 'maya',
      adminUserId: 'maya',
    };
    await businesses.create(
      { id: 'b', adminId: 'maya', updatedAt: at },
      { ...seat, createdAt: at, updatedAt: at },
    );
    const seats = { seatOf: async () => ({ ...seat, createdAt: at, updatedAt: at }) };
    const releaseProof = async () => {};
    const save = (input: object) =>
      editBusiness(
        { input: { id: 'b', ...input } },
        { sub: 'maya' },
        { businesses, seats, now: () => now, retry, releaseProof },
      );
    const read = (await save({ department: 'Sales' })).version;
    const outcomes = await Promise.allSettled(
      ['Bath', 'Bristol'].map((city) => save({ address: { city }, version: read })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [saved] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect((await businesses.get('b'))?.address).toMatchObject({ city: saved?.address?.city });
    // Whoever sends no version writes what they send, as ever.
    expect((await save({ department: 'Press' })).version).toBe((saved?.version ?? 0) + 1);
  });

  it('ten windows that change one list as they read it: one is kept, and the others are told', async () => {
    const { database, retry } = await world(3);
    const users = userStore(database);
    const { version } = await users.create(newUser({ sub: 'maya', email: 'maya@example.com' }, at));
    const save = (city: string) =>
      editUser(
        { input: { id: 'maya', addresses: [{ city }], version } },
        { sub: 'maya' },
        { users, now: () => now, retry },
      );
    const cities = Array.from({ length: 10 }, (_, n) => `City ${n}`);
    const [only, ...more] = kept(await Promise.allSettled(cities.map(save)));
    expect(more).toEqual([]);
    expect((await users.get('maya'))?.addresses).toMatchObject([{ city: cities[only!] }]);
  });

  it('a code that is asked for in ten windows at once is one code', async () => {
    const { database, retry, once, secureRandom } = await world(2);
    const users = userStore(database);
    const socialMediaAccounts = [{ platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya' }];
    await users.create({ ...newUser({ sub: 'maya', email: 'maya@example.com' }, at), socialMediaAccounts });
    const services = {
      holders: holdersOver({ users, businesses: { get: async () => undefined } }),
      seats: { seatOf: async () => undefined, seatsIn: async () => [] },
      proofs: socialProofStore(database),
      sources: new Map([['GITHUB', {} as Source]] as const),
      links: new Map(),
      vouchesFor: () => Promise.resolve(new Map()),
      random: secureRandom,
      once,
      retry,
    };
    const ask = () => startProof(call({ platform: 'GITHUB', handle: 'maya' }), services);
    const codes = await Promise.all(Array.from({ length: 10 }, ask));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
  });
});
