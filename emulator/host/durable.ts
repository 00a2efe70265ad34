import { ClassicLevel } from 'classic-level';
import { MemoryLevel } from 'memory-level';
import { refuseAfterFailure } from './write-guard.ts';

/** One named room of a store: JSON values by string key, in key order. */
export interface Space<V> {
  get(key: string): Promise<V | undefined>;
  put(key: string, value: V): Promise<void>;
  delete(key: string): Promise<void>;
  /** All entries whose key starts with `prefix`, in key order. */
  entries(prefix?: string): Promise<[string, V][]>;
}

/** What a service keeps across restarts and kill -9. */
export interface Durable {
  space<V>(name: string): Space<V>;
  close(): Promise<void>;
}

/** What both engines share; their own types differ too much to join. */
type Level = Pick<ClassicLevel<string, unknown>, 'open' | 'close' | 'get' | 'put' | 'del' | 'iterator'>;

/** Opens (and makes) a LevelDB folder; `undefined` keeps everything in memory, for tests. Only one process may hold a folder. */
export async function openDurable(folder: string | undefined): Promise<Durable> {
  const options = { valueEncoding: 'json' } as const;
  const level: Level =
    folder === undefined ? (new MemoryLevel(options) as unknown as Level) : new ClassicLevel(folder, options);
  await level.open();
  refuseAfterFailure(level);
  return { space: <V>(name: string) => spaceOf<V>(level, name), close: () => level.close() };
}

function spaceOf<V>(level: Level, name: string): Space<V> {
  const full = (key: string) => `${name}\u0000${key}`;
  return {
    get: async (key) => (await level.get(full(key))) as V | undefined,
    put: (key, value) => level.put(full(key), value),
    delete: (key) => level.del(full(key)),
    entries: async (prefix = '') => {
      const found: [string, V][] = [];
      const range = { gte: full(prefix), lt: `${full(prefix)}\uffff` };
      for await (const [key, value] of level.iterator(range))
        found.push([key.slice(name.length + 1), value as V]);
      return found;
    },
  };
}
