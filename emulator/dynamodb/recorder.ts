/** One item as a recorded write found it and would leave it. */
export interface Written {
  table: Dynalite.Table;
  before: Dynalite.Item | undefined;
  after: Dynalite.Item | undefined;
}

export interface Recorder {
  /** Give this to dynalite's actions in place of the real store. */
  store: Dynalite.Store;
  written(): Written[];
  /** Everything the actions would have written, for one atomic batch. */
  operations(): Dynalite.BatchOperation[];
}

/**
 * A store that reads through to the real one and keeps writes to itself. dynalite writes an item and its index entries
 * one by one; recorded first and applied as ONE LevelDB batch, a write or a whole transaction survives kill -9 whole
 * or not at all. The caller holds the write lock from the first read until the batch is in.
 *
 *     action -> get -> [ recorded? ] -> real store
 *            -> put -> [ recorded  ]               ... operations() -> db.batch
 */
export function recorderOf(real: Dynalite.Store): Recorder {
  const pending = new Map<string, Dynalite.Item | undefined>();
  const items = new Map<string, { table: string; before: Dynalite.Item | undefined }>();
  const tables = new Map<string, Dynalite.Table>();

  const subDb = (
    prefix: string,
    onRead?: (full: string, found: Dynalite.Item | undefined) => void,
  ): Dynalite.SubDb => ({
    get(key, callback) {
      const full = `${prefix}~${key}`;
      if (pending.has(full)) return void setImmediate(callback, null, pending.get(full));
      real.db.get(full).then(
        (found) => {
          onRead?.(full, found as Dynalite.Item | undefined);
          callback(null, found as Dynalite.Item | undefined);
        },
        (error: Error) => callback(error),
      );
    },
    put(key, value, callback) {
      pending.set(`${prefix}~${key}`, value);
      setImmediate(callback, null);
    },
    del(key, callback) {
      pending.set(`${prefix}~${key}`, undefined);
      setImmediate(callback, null);
    },
    lock: (_key, run) => run((callback) => callback),
  });

  return {
    store: {
      options: real.options,
      db: real.db,
      tableDb: real.tableDb,
      getTable(
        name: string,
        check: boolean | Dynalite.Callback<Dynalite.Table>,
        last?: Dynalite.Callback<Dynalite.Table>,
      ) {
        const callback = last ?? (check as Dynalite.Callback<Dynalite.Table>);
        real.getTable(name, check !== false, (error, table) => {
          if (table) tables.set(name, table);
          callback(error, table);
        });
      },
      getItemDb: (table) =>
        subDb(`item-${table}`, (full, before) => {
          if (!items.has(full)) items.set(full, { table, before });
        }),
      getIndexDb: (type, table, index) => subDb(`index-${type.toLowerCase()}~${table}~${index}`),
    },
    written: () =>
      [...items]
        .filter(([full]) => pending.has(full))
        .map(([full, { table, before }]) => ({
          table: tables.get(table)!,
          before,
          after: pending.get(full),
        })),
    operations: () =>
      [...pending].map(([key, value]) =>
        value === undefined ? { type: 'del', key } : { type: 'put', key, value },
      ),
  };
}
