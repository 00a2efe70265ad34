import { expect, it } from 'vitest';
import { day } from '#domain/durations';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { lookAtNew, lookSoon, roundsOf } from './look-soon.ts';
import { withinRateLimit } from '../runtime/rate-limit.ts';

const noon = Date.parse('2026-11-27T12:00:00.000Z');
const turn = '2026-11-28T09:00:00.000Z';

/** A business that has started so many checks by hand today; `set` says whether a new domain is checked at once. */
async function after(checks: number) {
  const once = onceInMemory();
  let next = '';
  const watches = { put: async (_: string, at: string) => void (next = at) };
  const services = { once, watches } as unknown as Parameters<typeof lookAtNew>[2];
  const check = async (now = noon) => {
    const may = await withinRateLimit(once, ...roundsOf('b', now));
    if (may) await lookSoon('b', now, services);
    return may;
  };
  for (let nth = 0; nth < checks; nth += 1) await check();
  const set = async (now = noon) => {
    next = turn;
    await lookAtNew('b', now, services);
    return next === new Date(now).toISOString();
  };
  return { set, check };
}

it('a new domain is checked at once, also when the checks of the day are used up', async () => {
  const { set, check } = await after(4);
  expect(await check()).toBe(false);
  expect(await set()).toBe(true);
});

it('the check of a new business is none of those that people may start', async () => {
  const { set, check } = await after(0);
  expect(await set()).toBe(true);
  const granted = [await check(), await check(), await check(), await check(), await check()];
  expect(granted).toEqual([true, true, true, true, false]);
});

it('changed again and again, it is checked twice more than by hand, and then at its turn', async () => {
  const { set, check } = await after(0);
  const at = [
    await set(),
    await set(),
    await set(),
    await set(),
    await set(),
    await set(),
    await set(),
    await set(),
  ];
  expect(at).toEqual([true, true, true, true, true, true, false, false]);
  expect(await check()).toBe(false);
  expect(await set(noon + day)).toBe(true);
});
