import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDurable, type Durable } from '../host/durable.ts';
import { serve } from '../host/serve.ts';
import { consume, type Consumer } from './consume.ts';
import { queueSettings } from './from-template.ts';
import { openSqs, type Sqs } from './sqs.ts';

const arn = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;
const queues = [
  queueSettings('work', arn('work'), {
    VisibilityTimeout: 60,
    RedrivePolicy: { deadLetterTargetArn: arn('failed'), maxReceiveCount: 3 },
  }),
  queueSettings('failed', arn('failed'), {}),
];

let now: number;
let durable: Durable;
let sqs: Sqs;
const openAgain = () =>
  openSqs({
    queues,
    durable,
    refuse: (_request, action) =>
      action === 'sqs:PurgeQueue' ? { code: 'AccessDenied', message: 'no' } : undefined,
    now: () => now,
  });

beforeEach(async () => {
  now = 1_000_000;
  durable = await openDurable(undefined);
  sqs = await openAgain();
});
afterEach(() => durable.close());

const work = () => sqs.queue('work')!;
const failed = () => sqs.queue(arn('failed'))!;
const bodies = (messages: { body: string }[]) => messages.map(({ body }) => body);

describe('through the SDK', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let client: SQSClient;
  const QueueUrl = 'http://localhost/sqs/000000000000/work';
  beforeEach(async () => {
    server = await serve((request) => sqs.handle(request));
    client = new SQSClient({
      endpoint: `${server.origin}/sqs`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      useQueueUrlAsEndpoint: false,
    });
  });
  afterEach(async () => {
    client.destroy();
    await server.close();
  });

  test('lists the queues that begin so, and says where the failures of each land', async () => {
    const list = async (QueueNamePrefix?: string) =>
      (await client.send(new ListQueuesCommand({ QueueNamePrefix }))).QueueUrls;
    const url = (name: string) => `${server.origin}/sqs/000000000000/${name}`;
    expect(await list()).toEqual([url('work'), url('failed')]);
    expect(await list('fail')).toEqual([url('failed')]);
    const policyOf = async (name: string) =>
      (await client.send(new GetQueueAttributesCommand({ QueueUrl: url(name), AttributeNames: ['All'] })))
        .Attributes?.['RedrivePolicy'];
    expect(JSON.parse((await policyOf('work'))!)).toEqual({
      ...{ deadLetterTargetArn: arn('failed'), maxReceiveCount: 3 },
    });
    expect(await policyOf('failed')).toBeUndefined();
  });

  test('what lies in a dead-letter queue is put back as new messages, and stays out of sight of no consumer', async () => {
    for (const body of ['a', 'b', 'c']) await failed().send({ body });
    await client.send(new StartMessageMoveTaskCommand({ SourceArn: arn('failed') }));
    expect([failed().counts().visible, work().counts().visible]).toEqual([0, 3]);
    const [first] = await work().receive(1);
    expect(first).toMatchObject({ body: 'a', receiveCount: 1 });
    await failed().send({ body: 'd' });
    const to = { SourceArn: arn('failed'), DestinationArn: arn('work') };
    await client.send(new StartMessageMoveTaskCommand(to));
    expect([failed().counts().visible, work().counts().visible]).toEqual([0, 3]);
    await expect(client.send(new StartMessageMoveTaskCommand({ SourceArn: arn('work') }))).rejects.toThrow(
      'must be configured as a Dead Letter Queue',
    );
  });

  test('a message and a batch have a largest size, a delay and a visibility a longest', async () => {
    const full = 'x'.repeat(1_048_576);
    const sent = (input: object) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'x', ...input })).then(
        () => 'sent',
        (error: Error) => error.message,
      );
    expect(await sent({ MessageBody: full })).toBe('sent');
    expect(await sent({ MessageBody: `${full}x` })).toContain('shorter than 1048576 bytes');
    expect(await sent({ DelaySeconds: 900 })).toBe('sent');
    for (const DelaySeconds of [901, -1])
      expect(await sent({ DelaySeconds })).toBe(
        `Value ${DelaySeconds} for parameter DelaySeconds is invalid. Reason: DelaySeconds must be >= 0 and <= 900.`,
      );
    const Entries = [1, 2].map((n) => ({ Id: String(n), MessageBody: 'x'.repeat(524_289) }));
    await expect(client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).rejects.toMatchObject({
      name: 'BatchRequestTooLong',
      message: 'Batch requests cannot be longer than 1048576 bytes. You have sent 1048578 bytes.',
    });
    const hide = new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 43_201 });
    await expect(client.send(hide)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });

  test('send, receive, hide, delete', async () => {
    const { MessageId } = await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'hello ünï' }));
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    expect(Messages).toMatchObject([
      {
        MessageId,
        Body: 'hello ünï',
        Attributes: { ApproximateReceiveCount: '1', SentTimestamp: '1000000' },
      },
    ]);
    expect((await client.send(new ReceiveMessageCommand({ QueueUrl }))).Messages).toBeUndefined();
    const [{ ReceiptHandle } = {}] = Messages!;
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    const again = await client.send(new ReceiveMessageCommand({ QueueUrl }));
    expect(again.Messages).toHaveLength(1);
    await client.send(
      new DeleteMessageCommand({ QueueUrl, ReceiptHandle: again.Messages![0]!.ReceiptHandle }),
    );
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      QueueArn: arn('work'),
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '0',
    });
  });

  test('an entry of a batch that fails does not fail the others', async () => {
    const Entries = [
      { Id: '1', MessageBody: 'one' },
      { Id: '2', MessageBody: '' },
    ];
    const { Successful, Failed } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(Successful?.map(({ Id }) => Id)).toEqual(['1']);
    expect(Failed).toMatchObject([{ Id: '2', SenderFault: true }]);
  });

  test('a queue that is not in the template is refused under its SDK name', async () => {
    const missing = new SendMessageCommand({ QueueUrl: 'http://x/0/nobody', MessageBody: 'x' });
    await expect(client.send(missing)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });
});

test('messages survive a restart, and those in work are visible again at once', async () => {
  await work().send({ body: 'a' });
  await work().send({ body: 'b' });
  await work().receive(1);
  sqs = await openAgain();
  expect(bodies(await work().receive(10)).sort()).toEqual(['a', 'b']);
});

test('a delayed message appears when its time has come, also after a restart', async () => {
  await work().send({ body: 'later', delaySeconds: 30 });
  sqs = await openAgain();
  expect(await work().receive(1)).toEqual([]);
  now += 30_000;
  expect(bodies(await work().receive(1))).toEqual(['later']);
});

test('a message past its retention is gone', async () => {
  await work().send({ body: 'old' });
  now += 345_600_000;
  expect(await work().receive(1)).toEqual([]);
  expect(work().counts()).toEqual({ visible: 0, inWork: 0, delayed: 0 });
});

describe('a queue that drives a function', () => {
  let consumer: Consumer | undefined;
  afterEach(() => consumer?.close());
  const start = (
    invoke: (bodies: string[]) => unknown,
    { partialFailures = true, batchSize = 1, maxConcurrency = 2 } = {},
  ) => {
    const queue = work();
    return (consumer = consume({
      queue,
      batchSize,
      maxConcurrency,
      partialFailures,
      invoke: async ({ Records }) => {
        const answer = await invoke(bodies(Records));
        if (!Array.isArray(answer)) return answer;
        const ids = Records.filter(({ body }) => answer.includes(body)).map(({ messageId }) => messageId);
        return { batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) };
      },
      now: () => now,
    }));
  };

  test('deletes what succeeded', async () => {
    const seen: string[] = [];
    for (const body of ['a', 'b', 'c']) await work().send({ body });
    await start((some) => void seen.push(...some)).drain();
    expect(seen.sort()).toEqual(['a', 'b', 'c']);
    expect(work().counts()).toEqual({ visible: 0, inWork: 0, delayed: 0 });
  });

  test('takes what arrives while it waits', async () => {
    const seen: string[] = [];
    const arrived = new Promise<void>((done) => {
      start((some) => {
        seen.push(...some);
        done();
      });
    });
    await work().send({ body: 'late' });
    await arrived;
    expect(seen).toEqual(['late']);
  });

  test('never runs more at once than it may', async () => {
    let running = 0;
    let most = 0;
    for (let n = 0; n < 10; n++) await work().send({ body: String(n) });
    await start(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setImmediate(done));
      running--;
    }).drain();
    expect(most).toBe(2);
    expect(work().counts().visible).toBe(0);
  });

  test('only the records that are named come again', async () => {
    for (const body of ['good', 'bad']) await work().send({ body });
    const seen: string[][] = [];
    const running = start((some) => (seen.push(some), ['bad']), { batchSize: 10 });
    await running.drain();
    now += 60_000;
    await running.drain();
    expect(seen).toEqual([['good', 'bad'], ['bad']]);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('poison'))],
    ['names a message that it was not given', () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })],
  ])(
    'a function that %s gets the message maxReceiveCount times; then it lies in the dead-letter queue',
    async (_, invoke) => {
      await work().send({ body: 'poison' });
      let calls = 0;
      const running = start(() => (calls++, invoke()));
      for (let visit = 0; visit < 6; visit++) {
        await running.drain();
        now += 60_000;
      }
      expect(calls).toBe(3);
      expect(work().counts()).toEqual({ visible: 0, inWork: 0, delayed: 0 });
      expect(bodies(await failed().receive(1))).toEqual(['poison']);
    },
  );
});
