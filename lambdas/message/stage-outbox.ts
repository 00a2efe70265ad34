import { outboxStore, type OutboxStore } from '../store/operations/outbox.ts';
import type { Database } from '../store/table/table.ts';

/** What keeps the messages of this stage for its operators; undefined where they leave, or where none is written. */
export function stageOutbox(database: Pick<Database, 'client'>): OutboxStore | undefined {
  const { OUTBOX_TABLE: table, OUTBOX_HOURS: hours } = process.env;
  return table ? outboxStore(database, { table, hours: Number(hours) }) : undefined;
}
