import { setTimeout as after } from 'node:timers/promises';
import { dynamoError } from '../dynamodb/errors.ts';
import type { Handle } from '../host/http.ts';
import { NoAnswer } from '../host/no-answer.ts';

/** What goes wrong on purpose. Each share is 0 to 1, all of them together at most 1. */
export interface Fault {
  /** The share of calls that are refused as too many. */
  throttle: number;
  /** Milliseconds that each call takes longer. */
  latency: number;
  /** The share that fails inside the service: nothing is done. */
  error?: number | undefined;
  /** The share that is done, and whose answer never arrives. */
  lost?: number | undefined;
  /** The share that nobody takes up: nothing is done, and nothing said for a long time. */
  silent?: number | undefined;
  /** Name of the one table that it is about; undefined: of all, and of queues and files. */
  table?: string | undefined;
  /** Which services it is about; undefined: tables, queues and files. */
  services?: readonly FaultyService[] | undefined;
}

/** What can fail on purpose. */
export type FaultyService = 'tables' | 'queues' | 'files' | 'identity' | 'mail' | 'texts';

const ours: readonly FaultyService[] = ['tables', 'queues', 'files'];

/** Whether a fault is about a service: one table alone may be what goes wrong. */
export const isAbout = ({ table, services = ours }: Fault, service: FaultyService): boolean =>
  service === 'tables' ? services.includes(service) : table === undefined && services.includes(service);

/** A call of tables, or what goes wrong in its place. */
export type FaultyCall = <T>(input: Record<string, unknown>, call: () => Promise<T>) => Promise<T>;

/** A client that waits for ever is cut off after so long, ms. */
const silence = 20_000;

/** Lets calls of tables take longer, fails some as DynamoDB does, and keeps the answers of others. */
export function faultyTables(fault: Fault, random: () => number): FaultyCall {
  return async (input, call) => {
    if (fault.table !== undefined && !tablesOf(input).includes(fault.table)) return call();
    if (fault.latency > 0) await after(fault.latency);
    switch (drawn(fault, random())) {
      case 'throttle':
        throw dynamoError(
          'ProvisionedThroughputExceededException',
          'The level of configured provisioned throughput for the table was exceeded. Asked for by --fault.',
        );
      case 'error':
        throw dynamoError('InternalServerError', 'Internal server error. Asked for by --fault.', {}, 500);
      case 'lost':
        await call().catch(() => {});
        throw new NoAnswer();
      case 'silent':
        await after(silence, undefined, { ref: false });
        throw new NoAnswer();
      default:
        return call();
    }
  };
}

/** The same for a service over HTTP: queues, files. Its client knows a busy or a failing one by the status alone. */
export const faultyService =
  (fault: Fault, random: () => number, handle: Handle): Handle =>
  async (request) => {
    if (fault.latency > 0) await after(fault.latency);
    switch (drawn(fault, random())) {
      case 'throttle':
        return { status: 503 };
      case 'error':
        return { status: 500 };
      case 'lost':
        await handle(request);
        throw new NoAnswer();
      case 'silent':
        await after(silence, undefined, { ref: false });
        throw new NoAnswer();
      default:
        return handle(request);
    }
  };

/** What becomes of a call; undefined: it goes well. */
function drawn(fault: Fault, at: number): 'throttle' | 'error' | 'lost' | 'silent' | undefined {
  let below = 0;
  return (['throttle', 'error', 'lost', 'silent'] as const).find((kind) => at < (below += fault[kind] ?? 0));
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
