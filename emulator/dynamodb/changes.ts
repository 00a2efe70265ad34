import { isDeepStrictEqual } from 'node:util';
import type { Written } from './recorder.ts';

/** One change of an item, as a DynamoDB stream tells it (images in DynamoDB's JSON). */
export interface Change {
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  Keys: Dynalite.Item;
  NewImage?: Dynalite.Item;
  OldImage?: Dynalite.Item;
  /** 21 digits: text order is the order of the changes. */
  sequence: string;
  /** ms since 1970 */
  at: number;
  /** Set when the time-to-live sweep deleted the item. */
  userIdentity?: { type: 'Service'; principalId: 'dynamodb.amazonaws.com' };
}

export type ChangeListener = (tableName: string, change: Change) => void;

const SEQUENCE = 'own-sequence';
const DAY = 86_400_000;
const prefixOf = (table: string) => `own-change~${table}~`;
const plain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/**
 * The durable list of changes of tables with a stream. A change enters in the same LevelDB batch as the write it tells of,
 * so neither exists without the other, also after kill -9; it leaves when the consumer has checkpointed it or after 24 h.
 */
export class ChangeLog {
  private last = 0n;

  private constructor(private readonly db: Dynalite.LevelDb) {}

  static async open(db: Dynalite.LevelDb): Promise<ChangeLog> {
    const log = new ChangeLog(db);
    log.last = BigInt(((await db.get(SEQUENCE)) as string | undefined) ?? 0);
    return log;
  }

  /** The changes behind some writes, and the batch operations that keep those of streamed tables. */
  record(written: Written[], at: number, byTimeToLive: boolean) {
    const operations: Dynalite.BatchOperation[] = [];
    const changes: { table: string; change: Change }[] = [];
    for (const { table, ...images } of written) {
      const [before, after] = [plain(images.before), plain(images.after)];
      if (isDeepStrictEqual(before, after)) continue; // DynamoDB tells nothing when nothing changed
      const change: Change = {
        eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
        Keys: Object.fromEntries(table.KeySchema.map(({ AttributeName: k }) => [k, (after ?? before)![k]!])),
        ...(after && { NewImage: after }),
        ...(before && { OldImage: before }),
        sequence: String(++this.last).padStart(21, '0'),
        at,
        ...(byTimeToLive && {
          userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const,
        }),
      };
      changes.push({ table: table.TableName, change });
      if (table.StreamSpecification?.StreamEnabled)
        operations.push({ type: 'put', key: prefixOf(table.TableName) + change.sequence, value: change });
    }
    if (operations.length) operations.push({ type: 'put', key: SEQUENCE, value: String(this.last) });
    return { operations, changes };
  }

  /** Changes of a streamed table after a sequence ('' = from the oldest kept), oldest first. */
  async pending(table: string, afterSequence: string, limit: number): Promise<Change[]> {
    const prefix = prefixOf(table);
    const found: Change[] = [];
    for await (const [, value] of this.db.iterator({ gt: prefix + afterSequence, lt: `${prefix}~`, limit }))
      found.push(value as Change);
    return found;
  }

  /** Forgets the changes of a table up to and including a sequence. */
  async checkpoint(table: string, sequence: string): Promise<void> {
    await this.drop({ gte: prefixOf(table), lt: `${prefixOf(table)}${sequence}~` }, () => true);
  }

  /** Forgets what is older than a stream keeps. */
  async expire(now: number): Promise<void> {
    await this.drop({ gte: 'own-change~', lt: 'own-change~~' }, (change) => change.at < now - DAY);
  }

  private async drop(range: { gte: string; lt: string }, when: (change: Change) => boolean): Promise<void> {
    const operations: Dynalite.BatchOperation[] = [];
    for await (const [key, value] of this.db.iterator(range))
      if (when(value as Change)) operations.push({ type: 'del', key });
    if (operations.length) await this.db.batch(operations);
  }
}
