import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { systemAttributes } from './operations.ts';
import { md5, type Queue, type StoredMessage } from './queue.ts';

export interface ConsumerOptions {
  queue: Queue;
  batchSize: number;
  maxConcurrency: number;
  /** Whether the function names the messages that failed (FunctionResponseTypes). */
  partialFailures: boolean;
  invoke: (event: SQSEvent) => Promise<unknown>;
  now: () => number;
}

export interface Consumer {
  /** Starts work on everything that is due; resolves when all of it is done. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Longest time that a timer is set for; it then looks again. */
const longestNap = 60_000;

/**
 * An event source mapping: hands batches to a function and deletes what it dealt with. What failed stays hidden until
 * its visibility time ends, comes again, and moves to the dead-letter queue after maxReceiveCount.
 */
export function consume(options: ConsumerOptions): Consumer {
  const { queue, batchSize, maxConcurrency, now } = options;
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  // One hand-out at a time, so that two arrivals cannot both take the last place.
  let handingOut = Promise.resolve();
  const handOut = () =>
    (handingOut = handingOut.then(async () => {
      while (!closed && running.size < maxConcurrency) {
        const messages = await queue.receive(batchSize);
        if (messages.length === 0) return;
        // A failure is in the function's log; the messages come again when their time is over.
        const work: Promise<void> = handle(options, messages)
          .catch(() => {})
          .finally(() => {
            running.delete(work);
            wake();
          });
        running.add(work);
      }
    }));
  const wake = () => {
    if (closed) return;
    clearTimeout(timer);
    void handOut().then(() => {
      const next = queue.nextAt();
      if (closed || next === undefined || running.size >= maxConcurrency) return;
      clearTimeout(timer);
      timer = setTimeout(wake, Math.min(Math.max(next - now(), 10), longestNap));
    });
  };
  queue.onArrival(wake);
  wake();

  return {
    async drain() {
      await handOut();
      while (running.size) {
        await Promise.all(running);
        await handOut();
      }
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function handle(
  { queue, invoke, partialFailures }: ConsumerOptions,
  messages: StoredMessage[],
): Promise<void> {
  const answer = await invoke(eventOf(queue, messages));
  const failed = partialFailures ? failedIds(answer, messages) : new Set<string>();
  await Promise.all(
    messages
      .filter(({ messageId }) => !failed.has(messageId))
      .map(({ receiptHandle }) => queue.delete(receiptHandle!)),
  );
}

/** An answer that names no known message means that nothing is known to be done: the whole batch comes again. */
function failedIds(answer: unknown, messages: StoredMessage[]): Set<string> {
  const failures = (answer as SQSBatchResponse | null)?.batchItemFailures ?? [];
  const known = new Set(messages.map(({ messageId }) => messageId));
  const ids = failures.map(({ itemIdentifier }) => itemIdentifier);
  return ids.every((id) => known.has(id)) ? new Set(ids) : known;
}

const eventOf = (queue: Queue, messages: StoredMessage[]): SQSEvent => ({
  Records: messages.map((message) => ({
    messageId: message.messageId,
    receiptHandle: message.receiptHandle!,
    body: message.body,
    attributes: systemAttributes(message) as unknown as SQSEvent['Records'][number]['attributes'],
    messageAttributes: attributesOf(message),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queue.settings.arn,
    awsRegion: 'us-east-1',
  })),
});

/** A function is given them in lower case. Only text is played: nobody here sends bytes or lists. */
const attributesOf = ({ messageAttributes }: StoredMessage) =>
  Object.fromEntries(
    Object.entries(messageAttributes as Record<string, { StringValue?: string }>).map(
      ([name, { StringValue: stringValue }]) => [name, { dataType: 'String' as const, stringValue }],
    ),
  );
