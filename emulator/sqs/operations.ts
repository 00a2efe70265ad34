import { md5, type Queue, type StoredMessage } from './queue.ts';

/** A refusal in SQS's own words; `code` is the SDK's error name. */
export class SqsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Input = Record<string, unknown>;
type Operation = (queue: Queue, input: Input) => Promise<Record<string, unknown>>;

interface BatchEntry extends Input {
  Id: string;
}

const longestBatch = 10;
/** Bytes of a message, and of all in a batch; 256 KiB until August 2025: https://aws.amazon.com/about-aws/whats-new/2025/08/amazon-sqs-max-payload-size-1mib/ */
const largestMessage = 1024 * 1024;
const longestDelay = 900;
const longestVisibility = 43_200;

/** Every call that the emulated queues answer, by its name in X-Amz-Target; any other is refused by name. */
export const operations: Record<string, Operation> = {
  SendMessage: (queue, input) => send(queue, input),
  SendMessageBatch: (queue, input) => {
    const bytes = entriesOf(input).reduce(
      (sum, entry) => sum + Buffer.byteLength(String(entry.MessageBody)),
      0,
    );
    if (bytes > largestMessage)
      throw new SqsError(
        'BatchRequestTooLong',
        `Batch requests cannot be longer than ${largestMessage} bytes. You have sent ${bytes} bytes.`,
      );
    return batch(input, (entry) => send(queue, entry));
  },
  ReceiveMessage: async (queue, input) => {
    const max = Number(input.MaxNumberOfMessages ?? 1);
    if (max < 1 || max > longestBatch) throw invalid('MaxNumberOfMessages must be between 1 and 10');
    const visibility = within(input, 'VisibilityTimeout', longestVisibility);
    const found = await receiveWithin(queue, max, visibility, Number(input.WaitTimeSeconds ?? 0));
    return found.length ? { Messages: found.map(messageOf) } : {};
  },
  DeleteMessage: async (queue, input) => {
    await queue.delete(handleIn(input));
    return {};
  },
  DeleteMessageBatch: (queue, input) =>
    batch(input, async (entry) => void (await queue.delete(handleIn(entry)))),
  ChangeMessageVisibility: async (queue, input) => {
    const seconds = within(input, 'VisibilityTimeout', longestVisibility) ?? 0;
    if (!(await queue.changeVisibility(handleIn(input), seconds)))
      throw new SqsError('MessageNotInflight', 'The specified message is not in flight.');
    return {};
  },
  GetQueueAttributes: async (queue, input) => {
    const { visible, inWork, delayed } = queue.counts();
    const { redrive } = queue.settings;
    const all: Record<string, string> = {
      QueueArn: queue.settings.arn,
      ...(redrive && {
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: redrive.queueArn,
          maxReceiveCount: redrive.maxReceiveCount,
        }),
      }),
      VisibilityTimeout: String(queue.settings.visibilitySeconds),
      ApproximateNumberOfMessages: String(visible),
      ApproximateNumberOfMessagesNotVisible: String(inWork),
      ApproximateNumberOfMessagesDelayed: String(delayed),
    };
    const asked = (input.AttributeNames ?? []) as string[];
    const named = Object.entries(all).filter(([name]) => asked.includes('All') || asked.includes(name));
    return named.length > 0 ? { Attributes: Object.fromEntries(named) } : {};
  },
};

async function send(queue: Queue, input: Input): Promise<Record<string, unknown>> {
  const body = input.MessageBody;
  if (typeof body !== 'string' || body === '')
    throw invalid('The request must contain the parameter MessageBody.');
  if (Buffer.byteLength(body) > largestMessage)
    throw invalid('One or more parameters are invalid. Reason: Message must be shorter than 1048576 bytes.');
  const { messageId } = await queue.send({
    body,
    messageAttributes: input.MessageAttributes as Record<string, unknown> | undefined,
    delaySeconds: within(input, 'DelaySeconds', longestDelay),
  });
  return { MessageId: messageId, MD5OfMessageBody: md5(body) };
}

/** Each entry for itself: one that fails does not fail the others. */
async function batch(input: Input, one: (entry: BatchEntry) => Promise<Record<string, unknown> | void>) {
  const entries = entriesOf(input);
  if (entries.length === 0)
    throw new SqsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (entries.length > longestBatch)
    throw new SqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are 10. You have sent ${entries.length}.`,
    );
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length)
    throw new SqsError(
      'BatchEntryIdsNotDistinct',
      'Two or more batch entries in the request have the same Id.',
    );
  const Successful: Record<string, unknown>[] = [];
  const Failed: Record<string, unknown>[] = [];
  for (const entry of entries)
    try {
      Successful.push({ Id: entry.Id, ...(await one(entry)) });
    } catch (error) {
      if (!(error instanceof SqsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.code, Message: error.message });
    }
  return { Successful, ...(Failed.length && { Failed }) };
}

/** A handle has the form of those that are given out, whether or not its message is still there. */
function handleIn({ ReceiptHandle }: Input): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(ReceiptHandle))) return String(ReceiptHandle);
  throw new SqsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
}

const entriesOf = (input: Input) => (input.Entries ?? []) as BatchEntry[];

/** A number of seconds, if one is given. @throws SqsError outside of 0 to `most` */
function within(input: Input, name: string, most: number): number | undefined {
  const given = input[name];
  if (given === undefined) return undefined;
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= most) return seconds;
  throw invalid(
    `Value ${String(given)} for parameter ${name} is invalid. Reason: ${name} must be >= 0 and <= ${most}.`,
  );
}

const invalid = (message: string) => new SqsError('InvalidParameterValue', message);

/** Long polling: an empty answer only after `seconds`. */
async function receiveWithin(
  queue: Queue,
  max: number,
  visibility: number | undefined,
  seconds: number,
): Promise<StoredMessage[]> {
  const step = 50;
  for (let waited = 0; ; waited += step) {
    const found = await queue.receive(max, visibility);
    if (found.length || waited >= Math.min(seconds, 20) * 1000) return found;
    await new Promise((done) => setTimeout(done, step));
  }
}

const messageOf = (message: StoredMessage) => ({
  MessageId: message.messageId,
  ReceiptHandle: message.receiptHandle,
  Body: message.body,
  MD5OfBody: md5(message.body),
  Attributes: systemAttributes(message),
  ...(Object.keys(message.messageAttributes).length && { MessageAttributes: message.messageAttributes }),
});

export const systemAttributes = (message: StoredMessage): Record<string, string> => ({
  ApproximateReceiveCount: String(message.receiveCount),
  SentTimestamp: String(message.sentAt),
  SenderId: 'local',
  ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
});
