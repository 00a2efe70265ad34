import type { OnceStore } from '../../../lambdas/store/once.ts';

/** Counters in memory, as atomic as the table's; an answer comes after a turn of the loop, so that callers overlap. */
export function onceInMemory(): Pick<OnceStore, 'count'> {
  const counters = new Map<string, number>();
  return {
    count: async (id, by, most) => {
      await new Promise(setImmediate);
      const used = counters.get(id);
      if (used !== undefined && used > most - by) return false;
      counters.set(id, (used ?? 0) + by);
      return true;
    },
  };
}
