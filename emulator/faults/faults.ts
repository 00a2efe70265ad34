import { setTimeout as after } from 'node:timers/promises';
import { dynamoError } from '../dynamodb/errors.ts';

/** What goes wrong on purpose. */
export interface Fault {
  /** The share of calls that are refused as too many, 0 to 1. */
  throttle: number;
  /** Milliseconds that each call takes longer. */
  latency: number;
  /** Name of the one table that it is about; undefined: of all. */
  table?: string | undefined;
}

/** Lets calls of tables take longer, and refuses some of them as DynamoDB does when there are too many. */
export function faultBefore(
  { throttle, latency, table }: Fault,
  random: () => number,
): (input: Record<string, unknown>) => Promise<void> {
  return async (input) => {
    if (table !== undefined && !tablesOf(input).includes(table)) return;
    if (latency > 0) await after(latency);
    if (random() < throttle)
      throw dynamoError(
        'ProvisionedThroughputExceededException',
        'The level of configured provisioned throughput for the table was exceeded. Asked for by --fault.',
      );
  };
}

/** Which tables a call is about: one, those of a batch, or those of a transaction. */
function tablesOf({ TableName, RequestItems, TransactItems }: Record<string, unknown>): string[] {
  const parts = ((TransactItems ?? []) as Record<string, { TableName: string }>[]).flatMap((item) =>
    Object.values(item).map((part) => part.TableName),
  );
  return [
    ...(typeof TableName === 'string' ? [TableName] : []),
    ...Object.keys(RequestItems ?? {}),
    ...parts,
  ];
}
