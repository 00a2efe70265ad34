import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import type { Asked, Reached } from './reached.ts';

const send = (MessageBody: string, more: object = {}): Asked => [
  `send ${JSON.stringify(MessageBody.slice(0, 20))} ${JSON.stringify(more)}`,
  async ({ sqs, QueueUrl }) => {
    const { MD5OfMessageBody } = await sqs.send(
      new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds: 0, ...more }),
    );
    return { MD5OfMessageBody };
  },
];

const batch = (name: string, entries: [id: string, body: string][]): Asked => [
  `a batch: ${name}`,
  async ({ sqs, QueueUrl }) => {
    const Entries = entries.map(([Id, MessageBody]) => ({ Id, MessageBody }));
    const { Successful = [], Failed = [] } = await sqs.send(
      new SendMessageBatchCommand({ QueueUrl, Entries }),
    );
    return {
      sent: Successful.map(({ Id, MD5OfMessageBody }) => ({ Id, MD5OfMessageBody })),
      failed: Failed.map(({ Id, Code }) => ({ Id, Code })),
    };
  },
];

const receive = ({ sqs, QueueUrl }: Reached, MaxNumberOfMessages: number, VisibilityTimeout = 60) =>
  sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages, VisibilityTimeout }));
const bodies = async (reached: Reached, most: number) =>
  ((await receive(reached, most)).Messages ?? []).map(({ Body, MD5OfBody }) => ({ Body, MD5OfBody }));

/** A queue, by its own words. */
export const queueCalls: readonly Asked[] = [
  ['nothing is there', (reached) => bodies(reached, 10)],
  send('Tea'),
  send('héllo 猫'),
  ['two are received', async (reached) => (await bodies(reached, 10)).map(({ Body }) => Body).sort()],
  ['and hidden meanwhile', (reached) => bodies(reached, 10)],
  ['more than ten at once', (reached) => bodies(reached, 11)],
  ['none at once', (reached) => bodies(reached, 0)],
  batch('one', [['a', 'A']]),
  batch('nobody', []),
  batch('the same name twice', [
    ['a', 'A'],
    ['a', 'B'],
  ]),
  batch(
    'eleven',
    Array.from({ length: 11 }, (_, n) => [`n${n}`, 'N']),
  ),
  [
    'is done with',
    async (reached) => {
      const { Messages } = await receive(reached, 1);
      const { sqs, QueueUrl } = reached;
      await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: Messages![0]!.ReceiptHandle }));
      return (await bodies(reached, 10)).length;
    },
  ],
  [
    'is shown again at once',
    async (reached) => {
      const { sqs, QueueUrl } = reached;
      await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'again' }));
      const { ReceiptHandle } = (await receive(reached, 1)).Messages![0]!;
      const change = { QueueUrl, ReceiptHandle, VisibilityTimeout: 0 };
      await sqs.send(new ChangeMessageVisibilityCommand(change));
      return (await bodies(reached, 10)).map(({ Body }) => Body);
    },
  ],
  [
    'a handle that nobody was given',
    ({ sqs, QueueUrl }) => sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: 'never' })),
  ],
  [
    'a batch is done with',
    async (reached) => {
      const { sqs, QueueUrl } = reached;
      await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'last' }));
      const { ReceiptHandle } = (await receive(reached, 1)).Messages![0]!;
      const Entries = [{ Id: 'one', ReceiptHandle }];
      const { Successful = [] } = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries }));
      return Successful;
    },
  ],
  [
    'how many wait',
    async ({ sqs, QueueUrl }) => {
      const AttributeNames = ['ApproximateNumberOfMessages'] as const;
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] }),
      );
      return Attributes;
    },
  ],
  [
    'a queue that is not there',
    ({ sqs, QueueUrl }) =>
      sqs.send(new SendMessageCommand({ QueueUrl: `${QueueUrl}-not`, MessageBody: 'lost' })),
  ],
  send('later', { DelaySeconds: 901 }),
];
