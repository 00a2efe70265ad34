import { randomUUID } from 'node:crypto';
import type { Durable } from '../host/durable.ts';
import { json, type Handle, type LocalRequest } from '../host/http.ts';
import { startMove } from './move.ts';
import { SqsError, operations } from './operations.ts';
import { openQueue, type Queue, type QueueSettings, type StoredMessage } from './queue.ts';

export interface SqsOptions {
  queues: QueueSettings[];
  durable: Durable;
  /** Refuses a request whose signer may not do `action` (`sqs:SendMessage`) to the queue; undefined = go on. */
  refuse: (
    request: LocalRequest,
    action: string,
    queueArn: string,
  ) => { code: string; message: string } | undefined;
  now: () => number;
}

export interface Sqs {
  handle: Handle;
  /** By name or ARN. */
  queue(nameOrArn: string): Queue | undefined;
}

/** The queues of the template behind SQS's JSON protocol, as the SDK speaks it. */
export async function openSqs({ queues, durable, refuse, now }: SqsOptions): Promise<Sqs> {
  const open = new Map<string, Queue>();
  const find = (nameOrArn: string) => open.get(nameOrArn.split(':').at(-1)!);
  for (const settings of queues)
    open.set(
      settings.name,
      await openQueue({
        settings,
        space: durable.space<StoredMessage>(`sqs/${settings.name}`),
        queueOf: find,
        now,
        newId: randomUUID,
      }),
    );

  /** All in one page: a template has few queues. */
  const urlsOf = ({ headers }: LocalRequest, prefix: string) =>
    [...open.values()]
      .filter(({ settings }) => settings.name.startsWith(prefix))
      .map(({ settings: { name, arn } }) => `http://${headers.host}/sqs/${arn.split(':')[4]}/${name}`);
  const answer = async (request: LocalRequest) => {
    const name = (request.headers['x-amz-target'] ?? '').replace(/^AmazonSQS\./, '');
    const input = JSON.parse(request.body.toString('utf8') || '{}') as Record<string, unknown>;
    const demand = (action: string, queueArn: string) => {
      const refused = refuse(request, action, queueArn);
      if (refused) throw new SqsError(refused.code, refused.message);
    };
    if (name === 'StartMessageMoveTask')
      return startMove(input, { find, all: () => open.values(), demand, newId: randomUUID });
    if (name === 'ListQueues') {
      demand('sqs:ListQueues', '*');
      return { QueueUrls: urlsOf(request, String(input.QueueNamePrefix ?? '')) };
    }
    const operation = operations[name];
    if (!operation)
      throw new SqsError('UnsupportedOperation', `The emulated queues do not know ${name || 'this call'}.`);
    const queue = find(
      String(input.QueueUrl ?? '')
        .split('/')
        .at(-1) ?? '',
    );
    if (!queue) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
    // SQS has one permission for a call and its batch.
    demand(`sqs:${name.replace(/Batch$/, '')}`, queue.settings.arn);
    return operation(queue, input);
  };

  return {
    queue: find,
    async handle(request) {
      const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() };
      try {
        return json(200, await answer(request), headers);
      } catch (error) {
        if (!(error instanceof SqsError)) throw error;
        return json(400, { __type: `com.amazonaws.sqs#${error.code}`, message: error.message }, headers);
      }
    },
  };
}
