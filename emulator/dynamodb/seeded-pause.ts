import { setTimeout as after } from 'node:timers/promises';

/**
 * A pause for `createDynamo`: 0 to `most` ms on a macrotask, the same ones for the same seed. An in-process store answers in
 * microtasks, so racers never overlap and a race passes its test; with this they do.
 */
export function seededPause(seed: number, most = 4): () => Promise<void> {
  // Park and Miller's minimal standard generator; 0 is its only fixed point.
  let state = (Math.abs(Math.trunc(seed)) % 2147483646) + 1;
  return async () => {
    state = (state * 48271) % 2147483647;
    await after((state / 2147483647) * most);
  };
}
