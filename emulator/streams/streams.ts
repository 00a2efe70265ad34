import type { DynamoDBRecord, DynamoDBStreamEvent, StreamRecord } from 'aws-lambda';
import type { Change, ChangeListener } from '../dynamodb/changes.ts';
import { reportFailure } from '../host/report-failure.ts';

/** What of the emulated DynamoDB a stream's consumer needs. */
export interface StreamSource {
  onChange(listener: ChangeListener): () => void;
  pendingChanges(table: string, afterSequence?: string, limit?: number): Promise<Change[]>;
  checkpoint(table: string, sequence: string): Promise<void>;
}

export interface StreamOptions {
  source: StreamSource;
  table: string;
  streamArn: string;
  batchSize: number;
  /** Attempts after the first; then the records go to `onGivenUp` and the stream moves on. */
  retries: number;
  /** Halve a failing batch, so that one bad record does not take its neighbours along. */
  bisect: boolean;
  /** Whether the function names the first record that failed (FunctionResponseTypes). */
  partialFailures: boolean;
  /** Whether the function hears of a change at all (FilterCriteria); undefined: of every one. */
  passes?: (change: Change) => boolean;
  invoke: (event: DynamoDBStreamEvent) => Promise<unknown>;
  onGivenUp: (records: Change[]) => Promise<void>;
  /** Waits before attempt n (1, 2, ...). */
  pause: (attempt: number) => Promise<void>;
}

export interface StreamConsumer {
  /** Resolves when everything written so far is dealt with. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A table's stream driving a function, in order: a batch is repeated until it succeeds or its attempts are used up, and
 * only then is it checkpointed, so that a restart goes on where the process ended.
 */
export function consumeStream(options: StreamOptions): StreamConsumer {
  const { source, table, batchSize } = options;
  let closed = false;
  let work = Promise.resolve();
  const takeAll = async () => {
    while (!closed) {
      const changes = await source.pendingChanges(table, '', batchSize);
      if (changes.length === 0) return;
      const heard = options.passes ? changes.filter(options.passes) : changes;
      if (heard.length > 0 && !(await settle(options, heard, () => closed))) return;
      await source.checkpoint(table, changes.at(-1)!.sequence);
    }
  };
  const drain = () =>
    (work = work.then(takeAll).catch((error: unknown) => {
      // Only the table itself fails here; what is not checkpointed comes again with the next change or start.
      if (!closed) reportFailure(`The stream of ${table} stopped`, error);
    }));
  const stop = source.onChange((changed) => {
    if (changed === table) void drain();
  });
  void drain();
  return {
    drain,
    async close() {
      closed = true;
      stop();
      await work;
    },
  };
}

/** Deals with a batch, whatever it takes; false when the process ends before that. */
async function settle(options: StreamOptions, changes: Change[], stopped: () => boolean): Promise<boolean> {
  let rest = changes;
  for (let attempt = 0; attempt <= options.retries; attempt++) {
    if (attempt) await options.pause(attempt);
    if (stopped()) return false;
    const failedAt = await firstFailure(options, rest);
    if (failedAt === undefined) return true;
    rest = rest.slice(failedAt);
    if (options.bisect && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      return (
        (await settle(options, rest.slice(0, middle), stopped)) &&
        settle(options, rest.slice(middle), stopped)
      );
    }
  }
  await options.onGivenUp(rest);
  return true;
}

/** Index of the first record that is not done; undefined when all are. */
async function firstFailure(options: StreamOptions, changes: Change[]): Promise<number | undefined> {
  let answer: unknown;
  try {
    answer = await options.invoke({ Records: changes.map((change) => recordOf(change, options.streamArn)) });
  } catch {
    return 0; // the function's log has the cause
  }
  if (!options.partialFailures) return undefined;
  const failures =
    (answer as { batchItemFailures?: { itemIdentifier: string }[] } | null)?.batchItemFailures ?? [];
  const indexes = failures.map(({ itemIdentifier }) =>
    changes.findIndex(({ sequence }) => sequence === itemIdentifier),
  );
  // A name that is not in the batch says nothing about what is done: all of it comes again.
  return indexes.length ? Math.max(0, Math.min(...indexes)) : undefined;
}

const recordOf = (change: Change, streamArn: string): DynamoDBRecord => ({
  eventID: change.sequence,
  eventName: change.eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'us-east-1',
  eventSourceARN: streamArn,
  dynamodb: {
    ApproximateCreationDateTime: Math.floor(change.at / 1000),
    Keys: change.Keys as StreamRecord['Keys'],
    NewImage: change.NewImage as StreamRecord['NewImage'],
    OldImage: change.OldImage as StreamRecord['OldImage'],
    SequenceNumber: change.sequence,
    SizeBytes: JSON.stringify(change).length,
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
  ...(change.userIdentity && {
    userIdentity: { type: change.userIdentity.type, principalId: change.userIdentity.principalId },
  }),
});
