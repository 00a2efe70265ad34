type Done = (...told: unknown[]) => void;

/**
 * Keeps what each table is in memory: every call asks for it, often twice, and reading it from disk was a sixth of the whole
 * emulator. Whatever writes a table's own row makes it be read again.
 */
export function rememberTables(store: Dynalite.Store): void {
  const known = new Map<string, Dynalite.Table>();
  let writes = 0;
  const forget = () => {
    writes += 1;
    known.clear();
  };
  const isTable = (key: unknown) => String(key).startsWith('table~');

  const db = store.db as unknown as Record<'put' | 'del' | 'batch', (...given: unknown[]) => unknown>;
  for (const name of ['put', 'del', 'batch'] as const) {
    const write = db[name].bind(db);
    db[name] = (...given) => {
      const [first] = given;
      const touches = Array.isArray(first)
        ? (first as { key: unknown }[]).some(({ key }) => isTable(key))
        : isTable(first);
      return touches ? forgetting(write, given, forget) : write(...given);
    };
  }

  const read = store.getTable.bind(store) as (
    name: string,
    check: boolean,
    callback: Dynalite.Callback<Dynalite.Table>,
  ) => void;
  store.getTable = (
    name: string,
    check: boolean | Dynalite.Callback<Dynalite.Table>,
    last?: Dynalite.Callback<Dynalite.Table>,
  ) => {
    const callback = last ?? (check as Dynalite.Callback<Dynalite.Table>);
    const table = known.get(name);
    if (table) return void setImmediate(callback, null, table);
    const before = writes;
    read(name, check !== false, (error, found) => {
      if (found?.TableStatus === 'ACTIVE' && before === writes)
        known.set(name, frozen(structuredClone(found)));
      callback(error, found);
    });
  };
}

/** Everybody is given the same one: to copy it for each was as dear as to read it. Who changes a table reads it anew. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** Forgets at once, and again when the write is done: a read in between may have found either. */
function forgetting(write: Done | ((...given: unknown[]) => unknown), given: unknown[], forget: () => void) {
  forget();
  const callback = given.at(-1);
  if (typeof callback === 'function')
    return write(...given.slice(0, -1), (...told: unknown[]) => {
      forget();
      (callback as Done)(...told);
    });
  return (write(...given) as Promise<unknown>).finally(forget);
}
