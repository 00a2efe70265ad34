import { afterEach, describe, expect, test } from 'vitest';
import { createDynamo, type Dynamo } from '../dynamodb/dynamo.ts';
import { consumeStream, type StreamConsumer, type StreamOptions } from './streams.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function table(): Promise<Dynamo> {
  const dynamo = await createDynamo({ now: () => 1_000 });
  open.push(dynamo);
  await dynamo.ensureTable({
    TableName: 'Rows',
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  return dynamo;
}

const put = (dynamo: Dynamo, id: string) =>
  dynamo.call('PutItem', { TableName: 'Rows', Item: { id: { S: id } } });

/** A consumer whose function is told the ids of each batch; what it gives up is collected. */
function consumer(source: Dynamo, invoke: (ids: string[]) => unknown, over: Partial<StreamOptions> = {}) {
  const givenUp: string[] = [];
  const running: StreamConsumer = consumeStream({
    source,
    table: 'Rows',
    streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows/stream/local',
    batchSize: 10,
    retries: 3,
    bisect: false,
    partialFailures: true,
    invoke: async ({ Records }) => {
      const ids = Records.map(({ dynamodb }) => dynamodb!.Keys!.id!.S!);
      const failed = (await invoke(ids)) as string | undefined;
      const itemIdentifier = Records[ids.indexOf(failed ?? '')]?.dynamodb?.SequenceNumber;
      return { batchItemFailures: itemIdentifier ? [{ itemIdentifier }] : [] };
    },
    onGivenUp: async (records) => void givenUp.push(...records.map(({ Keys }) => String(Keys.id!.S))),
    pause: async () => {},
    ...over,
  });
  open.push(running);
  return { running, givenUp };
}

test('every write of the table reaches the function in order, once', async () => {
  const dynamo = await table();
  const seen: string[] = [];
  const { running } = consumer(dynamo, (ids) => void seen.push(...ids), { batchSize: 2 });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await put(dynamo, id);
  await running.drain();
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a consumer that starts later takes up what is pending, and no more than that', async () => {
  const dynamo = await table();
  await put(dynamo, 'before');
  const first: string[] = [];
  const one = consumer(dynamo, (ids) => void first.push(...ids));
  await one.running.drain();
  await one.running.close();
  await put(dynamo, 'between');
  const second: string[] = [];
  await consumer(dynamo, (ids) => void second.push(...ids)).running.drain();
  expect([first, second]).toEqual([['before'], ['between']]);
});

describe('failures', () => {
  test('the batch goes on from the record that failed', async () => {
    const dynamo = await table();
    for (const id of ['a', 'b', 'c']) await put(dynamo, id);
    const batches: string[] = [];
    const { running, givenUp } = consumer(
      dynamo,
      (ids) => (batches.push(ids.join('')), batches.length === 1 ? 'b' : undefined),
    );
    await running.drain();
    expect(batches).toEqual(['abc', 'bc']);
    expect(givenUp).toEqual([]);
  });

  test('without an end to it the records are given up and the stream moves on', async () => {
    const dynamo = await table();
    await put(dynamo, 'poison');
    let calls = 0;
    const { running, givenUp } = consumer(dynamo, (ids) => {
      calls++;
      if (ids.includes('poison')) throw new Error('no');
    });
    await running.drain();
    await put(dynamo, 'after');
    await running.drain();
    expect(calls).toBe(5);
    expect(givenUp).toEqual(['poison']);
    expect(await dynamo.pendingChanges('Rows')).toEqual([]);
  });

  test('halving a batch loses only the record that cannot be dealt with', async () => {
    const dynamo = await table();
    const ids = ['a', 'b', 'poison', 'd', 'e'];
    for (const id of ids) await put(dynamo, id);
    const done = new Set<string>();
    const { running, givenUp } = consumer(
      dynamo,
      (some) => {
        if (some.includes('poison')) throw new Error('no');
        some.forEach((id) => done.add(id));
      },
      { bisect: true },
    );
    await running.drain();
    expect(givenUp).toEqual(['poison']);
    expect([...done].sort()).toEqual(['a', 'b', 'd', 'e']);
  });
});
