import { mkdirSync } from 'node:fs';
import dynalite from 'dynalite/db/index.js';
import type { FaultyCall } from '../faults/faults.ts';
import type { Handle } from '../host/http.ts';
import { ChangeLog, type Change, type ChangeListener } from './changes.ts';
import { act, validate, type Input, type Output } from './engine.ts';
import { deleteTable } from './delete-table.ts';
import { DynamoError } from './errors.ts';
import { refuseEmptyIndexKeys } from './index-keys.ts';
import { rememberTables } from './store/known-tables.ts';
import { readQuickly } from './store/quick-reads.ts';
import { refuseBeyondLimits } from './limits.ts';
import { protocol, type Authorize } from './protocol.ts';
import { recorderOf, type Recorder } from './recorder.ts';
import { createTable, ensureTable, type EnsuredTable, type TableProperties } from './tables.ts';
import { describeTimeToLive, expiredItems, updateTimeToLive } from './time-to-live.ts';
import { currentItem, forgetTokens, planTransaction, transactGet } from './transactions.ts';
import { DataFolderError } from '../host/data-folder.ts';
import { reportFailure } from '../host/report-failure.ts';
import { refuseAfterFailure } from '../host/write-guard.ts';

export interface DynamoOptions {
  /** LevelDB folder; undefined keeps everything in memory. One process at a time. */
  folder?: string | undefined;
  /** ms since 1970 */
  now: () => number;
  /** Awaited before each call: tests give a seeded random macrotask delay, because an in-process store hides races. */
  pause?: () => Promise<void>;
  /** Makes each call of a table that comes over HTTP, or lets it go wrong; what it throws is the answer. */
  fault?: FaultyCall | undefined;
  /** Whether the holder of an access key may do this; everything is allowed without it. Asked for calls over HTTP only. */
  authorize?: Authorize;
}

export interface Dynamo {
  /** The AWS JSON 1.0 protocol. */
  handle: Handle;
  /** The same operations in process, values in DynamoDB's JSON. Throws an error whose `name` is the AWS exception. */
  call(operation: string, input: Input): Promise<Output>;
  ensureTable(properties: TableProperties): Promise<EnsuredTable>;
  /** Told of every change of every table, in order, after it is stored; returns how to stop. */
  onChange(listener: ChangeListener): () => void;
  /** What a streamed table's consumer has not checkpointed, oldest first. */
  pendingChanges(table: string, afterSequence?: string, limit?: number): Promise<Change[]>;
  /** The consumer is done with the changes up to and including this one. */
  checkpoint(table: string, sequence: string): Promise<void>;
  /** Deletes items past their time to live, old changes and idempotency tokens; how many items went. Call it on an interval. */
  sweep(now: number): Promise<number>;
  close(): Promise<void>;
}

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem']);

/**
 * DynamoDB on one machine: dynalite's engine with what it lacks (transactions, time to live, streams, old items on failed
 * conditions), each write one LevelDB batch.
 */
export async function createDynamo({ folder, now, pause, fault, authorize }: DynamoOptions): Promise<Dynamo> {
  const store = await openStore(folder);
  const log = await ChangeLog.open(store.db);
  const listeners = new Set<ChangeListener>();
  const locked = createLock();
  let closed = false;
  let sweeping: Promise<number> = Promise.resolve(0);

  async function commit(recorder: Recorder, more: Dynalite.BatchOperation[] = [], byTimeToLive = false) {
    const written = recorder.written();
    refuseEmptyIndexKeys(written);
    refuseBeyondLimits(written);
    const { operations, changes } = log.record(written, now(), byTimeToLive);
    await store.db.batch([...recorder.operations(), ...operations, ...more]);
    for (const { table, change } of changes) for (const listener of listeners) tell(listener, table, change);
  }

  async function write(operation: string, input: Input, byTimeToLive = false): Promise<Output> {
    const { ReturnValuesOnConditionCheckFailure: returns, ...rest } = input;
    const valid = validate(store, operation, rest);
    const recorder = recorderOf(store);
    try {
      const output = await act(recorder.store, operation, valid);
      await commit(recorder, [], byTimeToLive);
      return output;
    } catch (error) {
      const failed = error instanceof DynamoError && error.name === 'ConditionalCheckFailedException';
      if (!failed || returns !== 'ALL_OLD') throw error;
      const old = await currentItem(
        store,
        String(input.TableName),
        (input.Item ?? input.Key) as Dynalite.Item,
      );
      throw old ? new DynamoError({ ...error.body, Item: old }) : error;
    }
  }

  async function transactWrite(input: Input): Promise<Output> {
    const plan = await planTransaction(store, input, now());
    if (plan) await commit(plan.recorder, plan.operations);
    return {};
  }

  async function run(operation: string, input: Input): Promise<Output> {
    if (WRITES.has(operation)) return locked(() => write(operation, input));
    switch (operation) {
      case 'TransactWriteItems':
        return locked(() => transactWrite(input));
      case 'TransactGetItems':
        return locked(() => transactGet(store, input));
      case 'CreateTable':
        await locked(() => createTable(store, input));
        return {
          TableDescription: (await act(store, 'DescribeTable', { TableName: input.TableName })).Table,
        };
      case 'UpdateTimeToLive':
        return locked(() => updateTimeToLive(store, input));
      case 'DescribeTimeToLive':
        return describeTimeToLive(store, input);
      case 'DeleteTable':
        return locked(() => deleteTable(store, String(validate(store, operation, input).TableName)));
      default:
        return act(store, operation, validate(store, operation, input));
    }
  }

  const call: Dynamo['call'] = async (operation, input) => {
    await pause?.();
    return run(operation, input);
  };

  async function sweep(at: number): Promise<number> {
    let deleted = 0;
    for (const expired of closed ? [] : await expiredItems(store, at)) {
      if (closed) return deleted;
      try {
        await locked(() => write('DeleteItem', { ...expired }, true));
        deleted += 1;
      } catch (error) {
        if (!(error instanceof DynamoError)) throw error; // the item changed since: it lives on
      }
    }
    await locked(async () => {
      if (closed) return;
      await log.expire(at);
      await forgetTokens(store, at);
    });
    return deleted;
  }

  return {
    handle: protocol((operation, input) => {
      const work = () => call(operation, input);
      return fault ? fault(input, work) : work();
    }, authorize),
    call,
    ensureTable: (properties) => locked(() => ensureTable(store, properties)),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pendingChanges: (table, afterSequence = '', limit = -1) => log.pending(table, afterSequence, limit),
    checkpoint: (table, sequence) => locked(() => log.checkpoint(table, sequence)),
    sweep: (at) => (sweeping = sweep(at)),
    async close() {
      closed = true;
      await sweeping.catch(() => {}); // its own caller hears of the failure
      await locked(() => store.db.close());
    },
  };
}

async function openStore(folder: string | undefined): Promise<Dynalite.Store> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const store = dynalite.create({
    ...(folder !== undefined && { path: folder }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  try {
    await store.db.open();
  } catch (error) {
    const { message } = ((error as Error).cause ?? error) as Error;
    throw new DataFolderError(`The tables in ${folder} cannot be opened: ${message}`);
  }
  refuseAfterFailure(store.db);
  readQuickly(store);
  rememberTables(store);
  return store;
}

/** One at a time, in order; a failure does not stop the next. */
function createLock() {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work);
    tail = result.catch(() => {});
    return result;
  };
}

/** The write is stored: a listener's defect must not make it look failed. */
function tell(listener: ChangeListener, table: string, change: Change): void {
  try {
    listener(table, change);
  } catch (error) {
    reportFailure('A listener of table changes', error);
  }
}
