import { raceRetry } from '../../lambdas/runtime/retry.ts';
import type { Caller } from '../../lambdas/rest/caller.ts';
import { seededPause } from '../../emulator/dynamodb/seeded-pause.ts';
import type { Person } from '../support/people.ts';
import { seeds } from '../support/seed/seeds.ts';
import { openTables } from '../support/tables-in-memory.ts';

/** Each race is run so often; the title of a test names the seed it fails with. */
export const raceSeeds = seeds(20);

/** A clock that stands still: all racers fall into one millisecond. */
export const raceNow = Date.parse('2026-11-20T12:00:00.000Z');

/**
 * The product's tables, each call to them after a pause of its own, so that racers overlap; another seed is another order. Opened
 * once for all seeds, which costs more than a race does.
 */
export async function openRaces() {
  let pause = seededPause(1);
  const { database, close } = await openTables(
    () => raceNow,
    () => pause(),
  );
  return {
    database,
    close,
    /** From here on as this seed says. */
    begin(seed: number) {
      pause = seededPause(seed);
      let drawn = seed;
      const random = () => (drawn = (drawn * 48271) % 2147483647) / 2147483647;
      return { random, retry: { ...raceRetry, random } };
    },
  };
}

/** What a route is given, asked by somebody of this id. */
export const callBy = (sub: string, request: object) => ({
  request: request as never,
  caller: { sub, groups: [], token: '' } satisfies Caller,
  ...{ now: raceNow, headers: {}, sourceIp: '192.0.2.1' },
});

/** How many of several calls were answered; all others were refused for a reason that people read. */
export function answered(outcomes: readonly PromiseSettledResult<unknown>[]): number {
  for (const one of outcomes)
    if (one.status === 'rejected' && (one.reason as { name?: string }).name !== 'ProductError')
      throw one.reason;
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

/** Somebody, by their name alone. */
export const racer = (name: string): Person => ({
  ...{ name, sub: name, email: `${name}@example.com` },
  ...{ accessToken: '', idToken: '', refreshToken: '' },
});
