import { Readable } from 'node:stream';

type Done = (error: unknown, value?: unknown) => void;

interface Values {
  nextv(size: number): Promise<unknown[]>;
  close(): Promise<void>;
}

interface Reading {
  values(range: object): Values;
  createValueStream: (range: object) => Readable;
  get: (key: string, callback?: Done) => Promise<unknown> | undefined;
  getSync?: (key: string) => unknown;
  supports?: { getSync?: boolean };
}

/** Values that are fetched at once; LevelDB itself stops at 16 kB. */
const atOnce = 100;

/**
 * Reads one key on the spot, and a range some values at a time. The way through another thread and back takes several times as long as
 * LevelDB's own work, of which nearly all is in memory; whoever asked hears of it later all the same, as before.
 */
export function readQuickly(store: Dynalite.Store): void {
  const db = store.db as unknown as Reading;
  db.createValueStream = (range) => streamOf(db.values(range));
  if (!db.supports?.getSync || !db.getSync) return;
  const read = db.getSync.bind(db);
  db.get = (key, callback) => {
    let value: unknown;
    try {
      value = read(key);
    } catch (error) {
      if (!callback) return Promise.reject(error as Error);
      return void setImmediate(callback, error);
    }
    if (!callback) return Promise.resolve(value);
    return void setImmediate(callback, null, value);
  };
}

function streamOf(values: Values): Readable {
  return new Readable({
    objectMode: true,
    highWaterMark: atOnce,
    read() {
      values.nextv(atOnce).then(
        (found) => {
          for (const value of found) this.push(value);
          if (found.length === 0) this.push(null);
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      values.close().then(
        () => done(error),
        () => done(error),
      );
    },
  });
}
