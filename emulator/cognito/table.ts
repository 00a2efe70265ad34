import type { Space } from '../host/durable.ts';

/**
 * Records held in memory and written through to the store. A read, a check and a change without an `await` in
 * between are atomic, which is what keeps codes single use and addresses unique; `save` then makes the change last.
 */
export interface Table<V> {
  get(key: string): V | undefined;
  all(): IterableIterator<V>;
  /** Keeps `value` at once and resolves when it is stored. */
  save(key: string, value: V): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Reads all records of a space. Writes reach the store in the order they were made. */
export async function openTable<V>(space: Space<V>): Promise<Table<V>> {
  const records = new Map(await space.entries());
  let last: Promise<void> = Promise.resolve();
  const inOrder = (write: () => Promise<void>) => {
    const mine = last.then(write);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    get: (key) => records.get(key),
    all: () => records.values(),
    save: (key, value) => {
      records.set(key, value);
      return inOrder(() => space.put(key, value));
    },
    remove: (key) => {
      records.delete(key);
      return inOrder(() => space.delete(key));
    },
  };
}
