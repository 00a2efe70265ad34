import { afterEach, describe, expect, it } from 'vitest';
import type { Case } from '#domain/case/case';
import type { Caller } from '../../lambdas/rest/caller.ts';
import { addEvidence } from '../../lambdas/routes/case/add-evidence.ts';
import { createCase } from '../../lambdas/routes/case/create-case.ts';
import { requestConnection } from '../../lambdas/routes/people/request-connection.ts';
import { caseStore } from '../../lambdas/store/case.ts';
import { connectionStore } from '../../lambdas/store/connection.ts';
import { findingStore } from '../../lambdas/store/finding.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { userStore } from '../../lambdas/store/user.ts';
import { raceRetry } from '../../lambdas/runtime/retry.ts';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import { newUser } from '#domain/account/user';
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

const seeds = [1, 2];

describe('edits in one millisecond', () => {
  it.each(seeds)(
    'sixty pieces for one case: all that were acknowledged are in it (seed %i)',
    async (seed) => {
      const { database, secureRandom, once, retry } = await world(seed);
      const cases = caseStore(database);
      const services = {
        cases,
        findings: findingStore(database),
        users: userStore(database),
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
    },
  );

  it.each(seeds)('eight ways to ask one person: each waits for their answer (seed %i)', async (seed) => {
    const { database, once, retry } = await world(seed);
    const connections = connectionStore(database);
    const people = new Map(
      ['maya', 'otto'].map((id) => [id, newUser({ sub: id, email: `${id}@example.com` }, '')]),
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
});
