import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tables, type TableShape } from '#domain/keys';
import { createDynamo } from '../../emulator/dynamodb/dynamo.ts';
import { tableProperties } from '../../local/table-properties.ts';
import { answerAs } from './other-process.ts';

/** What the tables were asked, and what DynamoDB would charge for it on demand. */
export interface Charged {
  calls: number;
  /** By operation and table. */
  callsOf: Record<string, number>;
  readUnits: number;
  writeUnits: number;
  /** Write units by table. */
  writesOf: Record<string, number>;
}

/** A call as the client signed it. */
export interface TableCall {
  body: string;
  headers: Record<string, string>;
}
export interface TableAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Item {
  [name: string]: unknown;
}
/** DynamoDB's own size of an item is about that of its JSON. */
const sizeOf = (item: unknown) => JSON.stringify(item).length;
const writeUnit = 1024;
const readUnit = 4096;
const reads = ['GetItem', 'Query', 'Scan', 'BatchGetItem', 'TransactGetItems'];

/**
 * The product's tables, in a folder that goes with them. Each written item is charged by its size, once more for each index that it is in, and twice in a
 * transaction; reads by what came back, half as much where they need not be consistent.
 */
let moved = 0;
const nothing = (): Charged => ({ calls: 0, callsOf: {}, readUnits: 0, writeUnits: 0, writesOf: {} });
let charged = nothing();
let isTransaction = false;
const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
const dynamo = await createDynamo({ folder, now: () => Date.now() + moved });
for (const [name, shape] of Object.entries<TableShape>(tables))
  await dynamo.ensureTable(tableProperties(name, shape));
dynamo.onChange((name, { NewImage, OldImage }) => {
  const item = (NewImage ?? OldImage) as Item;
  const indexes = Object.values((tables as Record<string, TableShape>)[name]?.indexes ?? {});
  const copies = 1 + indexes.filter((index) => index.partitionKey in item && index.sortKey in item).length;
  const units = Math.ceil(sizeOf(item) / writeUnit) * copies * (isTransaction ? 2 : 1);
  charged.writeUnits += units;
  charged.writesOf[name] = (charged.writesOf[name] ?? 0) + units;
});

answerAs({
  call: async ({ body, headers }: TableCall): Promise<TableAnswer> => {
    const operation = (headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    const name = `${operation} ${tableIn(body)}`;
    charged.calls += 1;
    charged.callsOf[name] = (charged.callsOf[name] ?? 0) + 1;
    isTransaction = operation.startsWith('Transact');
    const answer = await dynamo.handle({
      ...{ method: 'POST', url: new URL('http://tables.invalid/'), body: Buffer.from(body), headers },
    });
    const answered = String(answer.body ?? '');
    charged.readUnits += readUnitsOf(operation, body, answered);
    return { status: answer.status, headers: answer.headers ?? {}, body: answered };
  },
  /** What was charged since it was last asked. */
  charged: () => {
    const before = charged;
    charged = nothing();
    return before;
  },
  move: (by: number) => void (moved += by),
  end: async () => {
    await dynamo.close();
    rmSync(folder, { recursive: true });
  },
});

/** The first table that a call names. */
const tableIn = (asked: string) => /"(?:TableName":"|RequestItems":\{")(\w+)"/.exec(asked)?.[1] ?? '';

/** What is filtered out is charged as well. */
function goneThrough(asked: string, answered: string): number {
  if (!asked.includes('"FilterExpression"')) return answered.length;
  const { Count, ScannedCount } = JSON.parse(answered) as { Count: number; ScannedCount: number };
  return Count > 0 ? (answered.length * ScannedCount) / Count : 2000 * ScannedCount;
}

function keysIn(asked: string): number {
  const { RequestItems } = JSON.parse(asked) as { RequestItems: Record<string, { Keys: unknown[] }> };
  return Object.values(RequestItems).reduce((sum, { Keys }) => sum + Keys.length, 0);
}

function readUnitsOf(operation: string, asked: string, answered: string): number {
  if (!reads.includes(operation)) return 0;
  const isConsistent = asked.includes('"ConsistentRead":true');
  // Each item by itself, and one that is not there like a small one.
  if (operation === 'BatchGetItem') return keysIn(asked) * (isConsistent ? 1 : 0.5);
  return Math.max(1, Math.ceil(goneThrough(asked, answered) / readUnit)) * (isConsistent ? 1 : 0.5);
}
