import { expect, test } from 'vitest';
import { openDurable } from '../host/durable.ts';
import { openQueues } from '../sqs/from-template.ts';
import { assembly } from '../template/in-test/assembly.ts';
import { startEventSources } from './event-sources.ts';
import { handleLambda } from './handle-lambda.ts';

const shop = assembly({
  Shop: {
    Resources: {
      Jobs: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'jobs' } },
      Mapping: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: {
          ...{ FunctionName: 'work', Enabled: false, BatchSize: 1 },
          EventSourceArn: { 'Fn::GetAtt': ['Jobs', 'Arn'] },
        },
      },
    },
  },
});

const durable = await openDurable(undefined);
const invoked: string[] = [];
const lambda = {
  invoke: async (name: string, event: unknown) =>
    void invoked.push(`${name} ${JSON.stringify(event).length > 2}`),
};
const refuse = (request: { headers: Record<string, string> }) =>
  request.headers.from === 'stranger' ? { code: 'AccessDenied', message: 'not yours' } : undefined;

async function open() {
  const sqs = await openQueues({ deployment: shop, durable, refuse, now: Date.now } as never);
  const eventSources = await startEventSources({
    ...{ deployment: shop, lambda, sqs, now: Date.now, dynamo: {} as never },
    switched: durable.space('event-sources'),
  });
  const handle = handleLambda({ eventSources, lambda, refuse });
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const url = new URL(`http://localhost/lambda/2015-03-31${path}`);
    const { status, body: text } = await handle({
      ...{ method, url, headers, body: Buffer.from(body ? JSON.stringify(body) : '') },
    });
    return [status, text ? (JSON.parse(String(text)) as unknown) : undefined] as const;
  };
  return { queue: sqs.queue('jobs')!, source: eventSources[0]!, ask };
}

test('a mapping that is off leaves what comes in its queue; switched on it hands it over, also after a restart', async () => {
  const { queue, source, ask } = await open();
  const path = `/event-source-mappings/${source.uuid}`;
  await queue.send({ body: 'one' });
  await source.drain();
  expect(queue.counts()).toMatchObject({ visible: 1 });
  expect(await ask('GET', path)).toMatchObject([200, { UUID: source.uuid, State: 'Disabled' }]);

  expect(await ask('PUT', path, { Enabled: true })).toMatchObject([202, { State: 'Enabled' }]);
  await source.drain();
  expect([invoked, queue.counts()]).toEqual([['work true'], { visible: 0, inWork: 0, delayed: 0 }]);
  await source.close();

  const again = await open();
  expect(again.source.enabled()).toBe(true);
  await again.source.enable(false);
  await again.queue.send({ body: 'two' });
  await again.source.drain();
  expect(again.queue.counts()).toMatchObject({ visible: 1 });
  await again.source.close();
});

test('what is not played, not there or not allowed is refused by name', async () => {
  const { source, ask } = await open();
  const path = `/event-source-mappings/${source.uuid}`;
  expect(await ask('PUT', path, { BatchSize: 3 })).toMatchObject([
    501,
    { message: expect.stringContaining('BatchSize') },
  ]);
  expect(await ask('GET', '/event-source-mappings/other')).toMatchObject([404, {}]);
  expect(await ask('GET', path, undefined, { from: 'stranger' })).toMatchObject([
    403,
    { message: 'not yours' },
  ]);
  expect(await ask('DELETE', path)).toMatchObject([501, {}]);
  expect(await ask('POST', '/functions/work/invocations', {})).toMatchObject([501, {}]);
});

test('a function is started as an event, which nobody waits for', async () => {
  const { ask } = await open();
  invoked.splice(0);
  const headers = { 'x-amz-invocation-type': 'Event' };
  expect(await ask('POST', '/functions/work/invocations', { a: 1 }, headers)).toEqual([202, undefined]);
  expect(invoked).toEqual(['work true']);
});
