import { expect, it } from 'vitest';
import type { OnceStore } from '../store/once.ts';
import { onceInMemory } from '../../test/support/sources/once-in-memory.ts';
import { askingInShares } from './ask-within.ts';

const hour = 3_600_000;

/** Workers that share a budget of so many questions an hour. */
function workers(count: number, most: number) {
  let now = Date.parse('2026-11-20T08:00:00Z');
  const memory = onceInMemory();
  let calls = 0;
  const once: Pick<OnceStore, 'count'> = {
    count: (...given) => {
      calls += 1;
      return memory.count(...given);
    },
  };
  const all = Array.from({ length: count }, () =>
    askingInShares(
      once,
      () => now,
      (source) => (source === 'GITHUB' ? { most, per: hour } : undefined),
    ),
  );
  return { all, calls: () => calls, pass: (ms: number) => (now += ms) };
}

it('a worker takes a hundredth of a window at once, and asks from that', async () => {
  const { all, calls, pass } = workers(1, 1000);
  const [mayAsk] = all;
  for (let n = 0; n < 10; n += 1) expect(await mayAsk!('GITHUB', 'lookUp', 1)).toBe(true);
  expect(calls()).toBe(1);
  expect(await mayAsk!('GITHUB', 'lookUp', 3)).toBe(true);
  expect(calls()).toBe(2);
  // What is left of it is of that window alone.
  pass(hour);
  expect(await mayAsk!('GITHUB', 'lookUp', 1)).toBe(true);
  expect(calls()).toBe(3);
});

it('no workers together ask more than the budget, however they meet, and few questions are left unasked', async () => {
  const { all } = workers(10, 1000);
  let asked = 0;
  const askOn = async (mayAsk: (typeof all)[number], n: number): Promise<void> => {
    const questions = 1 + (n % 4);
    if (!(await mayAsk('GITHUB', 'lookUp', questions))) return;
    asked += questions;
    await askOn(mayAsk, n + 1);
  };
  await Promise.all(all.flatMap((mayAsk, n) => [askOn(mayAsk, n), askOn(mayAsk, n + 1)]));
  expect(asked).toBeLessThanOrEqual(1000);
  expect(asked).toBeGreaterThan(900);
});

it('more than a share is taken as it is, and a budget of nothing gives nothing', async () => {
  const { all, calls } = workers(1, 100);
  expect(await all[0]!('GITHUB', 'lookUp', 60)).toBe(true);
  expect(await all[0]!('GITHUB', 'lookUp', 60)).toBe(false);
  expect(await all[0]!('GITHUB', 'lookUp', 40)).toBe(true);
  expect(await all[0]!('GITHUB', 'lookUp', 1)).toBe(false);
  expect(calls()).toBe(4);
  expect(await all[0]!('X', 'lookUp', 1)).toBe(false);
});
