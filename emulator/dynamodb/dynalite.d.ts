/** What we use of dynalite 4.0.0, which ships no types. Pinned exactly: these are its insides, not its public face. */
declare namespace Dynalite {
  type Callback<T> = (error: DynaliteError | null | undefined, value?: T) => void;
  /** An AWS error: `body` is the reply's JSON. Absent on a defect of dynalite itself. */
  interface DynaliteError extends Error {
    statusCode?: number;
    body?: { __type: string; message?: string; Message?: string; [other: string]: unknown };
  }
  /** A stored item in DynamoDB's JSON, e.g. `{ id: { S: '1' } }`. */
  type Item = Record<string, Record<string, unknown>>;
  interface KeyElement {
    AttributeName: string;
    KeyType: string;
  }
  interface Index {
    IndexName: string;
    KeySchema: KeyElement[];
    Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
    [other: string]: unknown;
  }
  interface Table {
    TableName: string;
    TableArn: string;
    TableStatus: string;
    KeySchema: KeyElement[];
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
    GlobalSecondaryIndexes?: Index[];
    LocalSecondaryIndexes?: Index[];
    StreamSpecification?: { StreamEnabled: boolean; StreamViewType?: string };
    LatestStreamArn?: string;
    LatestStreamLabel?: string;
    [other: string]: unknown;
  }
  interface SubDb {
    get(key: string, callback: Callback<Item>): void;
    put(key: string, value: Item, callback: Callback<void>): void;
    del(key: string, callback: Callback<void>): void;
    lock(key: string, run: (release: <F>(callback: F) => F) => void): void;
  }
  interface LevelDb {
    open(): Promise<void>;
    get(key: string): Promise<unknown>;
    put(key: string, value: unknown): Promise<void>;
    batch(operations: BatchOperation[]): Promise<void>;
    iterator(range: {
      gt?: string;
      gte?: string;
      lt?: string;
      limit?: number;
    }): AsyncIterable<[string, unknown]>;
    close(): Promise<void>;
  }
  type BatchOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  interface Store {
    options: { maxItemSize: number; [other: string]: unknown };
    db: LevelDb;
    tableDb: unknown;
    getTable(name: string, checkStatus: boolean, callback: Callback<Table>): void;
    getTable(name: string, callback: Callback<Table>): void;
    getItemDb(table: string): SubDb;
    getIndexDb(type: 'Local' | 'Global', table: string, index: string): SubDb;
  }
  type Action = (store: Store, input: object, callback: Callback<Record<string, unknown>>) => void;
  interface Validation {
    types: object;
    custom?: (input: object, store: Store) => string | undefined;
  }
}

declare module 'dynalite/db/index.js' {
  const db: {
    create(options: {
      path?: string;
      createTableMs: number;
      deleteTableMs: number;
      updateTableMs: number;
    }): Dynalite.Store;
    itemSize(item: Dynalite.Item): number;
    createKey(item: Dynalite.Item, table: Dynalite.Table): string;
    validateKey(key: Dynalite.Item, table: Dynalite.Table): Dynalite.DynaliteError | undefined;
    validateItem(item: Dynalite.Item, table: Dynalite.Table): Dynalite.DynaliteError | undefined;
    getIndexActions(
      indexes: Dynalite.Index[],
      existing: Dynalite.Item | null,
      item: Dynalite.Item | null,
      table: Dynalite.Table,
    ): {
      puts: { index: string; key: string; item: Dynalite.Item }[];
      deletes: { index: string; key: string }[];
    };
  };
  export default db;
}

declare module 'dynalite/validations/index.js' {
  const validations: {
    checkTypes(input: object, types: object): Record<string, unknown>;
    checkValidations(
      input: object,
      types: object,
      custom: Dynalite.Validation['custom'],
      store: Dynalite.Store,
    ): void;
  };
  export default validations;
}

declare module 'dynalite/actions/*' {
  const action: Dynalite.Action;
  export default action;
}

declare module 'dynalite/validations/*' {
  const validation: Dynalite.Validation;
  export default validation;
}
