import { SqsError } from './operations.ts';
import type { Queue } from './queue.ts';

/** What SQS asks of the caller for a move: https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-configure-dead-letter-queue-redrive.html */
const needs = {
  source: ['sqs:StartMessageMoveTask', 'sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  destination: ['sqs:SendMessage'],
};
const atOnce = 10;

interface Move {
  source: Queue;
  destination: Queue;
}

export interface MoveOptions {
  find: (nameOrArn: string) => Queue | undefined;
  all: () => Iterable<Queue>;
  /** Refuses what the caller may not do to a queue. @throws SqsError */
  demand: (action: string, queueArn: string) => void;
  newId: () => string;
}

/**
 * StartMessageMoveTask: puts the messages of a dead-letter queue on another queue, anew, as the cloud does, though here all at once.
 * Where the destination is not said, it must be the one queue whose failures land there: which of several a message came from is
 * not kept.
 */
export async function startMove(
  input: Record<string, unknown>,
  options: MoveOptions,
): Promise<Record<string, unknown>> {
  const { source, destination } = ends(input, options);
  for (const action of needs.source) options.demand(action, source.settings.arn);
  for (const action of needs.destination) options.demand(action, destination.settings.arn);
  for (let left = source.counts().visible; left > 0;) {
    const messages = await source.receive(Math.min(left, atOnce));
    if (messages.length === 0) break;
    for (const { body, messageAttributes, receiptHandle } of messages) {
      await destination.send({ body, messageAttributes });
      await source.delete(receiptHandle!);
    }
    left -= messages.length;
  }
  return { TaskHandle: options.newId() };
}

function ends(input: Record<string, unknown>, { find, all }: MoveOptions): Move {
  const source = find(String(input.SourceArn ?? ''));
  if (!source)
    throw new SqsError('ResourceNotFoundException', 'The resource that you specified does not exist.');
  const from = [...all()].filter(({ settings }) => settings.redrive?.queueArn === source.settings.arn);
  if (from.length === 0)
    throw new SqsError('InvalidParameterValue', 'Source queue must be configured as a Dead Letter Queue.');
  const named = input.DestinationArn;
  const destination = typeof named === 'string' ? find(named) : from.length === 1 ? from[0] : undefined;
  if (!destination)
    throw new SqsError('ResourceNotFoundException', 'The emulated move needs a destination that exists.');
  return { source, destination };
}
