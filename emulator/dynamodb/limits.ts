import db from 'dynalite/db/index.js';
import type { Input } from './engine.ts';
import { dynamoError } from './errors.ts';
import type { Written } from './recorder.ts';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html; dynalite holds those of items and of a table's own keys. */
const largest = { hashKey: 2048, rangeKey: 1024, expression: 4096, transaction: 4 * 1024 * 1024 };
const deepest = 32;

type Value = Dynalite.Item[string];

const invalid = (message: string) => dynamoError('ValidationException', message);

/** Refuses an expression of more than 4 KB. */
export function refuseLongExpressions(input: Input): void {
  for (const [name, value] of Object.entries(input)) {
    if (!name.endsWith('Expression') || typeof value !== 'string') continue;
    const size = Buffer.byteLength(value);
    if (size > largest.expression)
      throw invalid(
        `Invalid ${name}: Expression size has exceeded the maximum allowed size; expression size: ${size}`,
      );
  }
}

/** Refuses items that hold too deep a value, or too long a key of an index. */
export function refuseBeyondLimits(written: Written[]): void {
  for (const { table, after } of written) {
    if (!after) continue;
    if (Object.values(after).some((value) => depth(value) > deepest))
      throw invalid('Nesting Levels have exceeded supported limits');
    const indexes = [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])];
    for (const { KeySchema } of [table, ...indexes]) refuseLongKey(after, KeySchema);
  }
}

/** Refuses a key that is longer than a table or an index takes; dynalite counts characters, DynamoDB bytes. */
export function refuseLongKey(item: Dynalite.Item, schema: Dynalite.KeyElement[]): void {
  for (const { AttributeName, KeyType } of schema) refuseLong(item[AttributeName] ?? {}, KeyType);
}

function refuseLong({ S, B }: Value, kind: string): void {
  const size = typeof S === 'string' ? Buffer.byteLength(S) : Buffer.from(String(B ?? ''), 'base64').length;
  if (kind === 'HASH' && size > largest.hashKey)
    throw invalid(
      'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes',
    );
  if (kind === 'RANGE' && size > largest.rangeKey)
    throw invalid(
      'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
    );
}

/** Maps and lists around the innermost value. */
function depth({ M, L }: Value): number {
  const inner = (M ? Object.values(M) : L) as Value[] | undefined;
  return inner ? 1 + Math.max(0, ...inner.map(depth)) : 0;
}

/** Refuses a transaction whose items are more than 4 MB together. The words are those of AWS's documentation. */
export function refuseLargeTransaction(items: readonly Dynalite.Item[]): void {
  const size = items.reduce((sum, item) => sum + db.itemSize(item), 0);
  if (size > largest.transaction)
    throw invalid('The aggregate size of the items in the transaction exceeds 4 MB');
}
