import { request } from 'node:http';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalStack } from '../../local/stack.ts';
import { startServices } from '../support/services.ts';

/** The template that deploys, running: what its parts do to each other. */
let stack: LocalStack;
let ahead = 0;

beforeAll(async () => {
  stack = await startServices({ now: () => Date.now() + ahead });
});
afterAll(() => stack.close());

/** Asks under another Host header than the address says, which fetch cannot. */
const statusAs = (host: string) =>
  new Promise<number>((done, fail) =>
    request(
      stack.origin.replace('localhost', '127.0.0.1') + '/config.json',
      { headers: { host } },
      (response) => {
        response.resume();
        done(response.statusCode!);
      },
    )
      .on('error', fail)
      .end(),
  );

test('answers to its own name only, so that a foreign page cannot read it under another', async () => {
  const { port } = new URL(stack.origin);
  expect(await statusAs(`localhost:${port}`)).toBe(200);
  expect(await statusAs(`127.0.0.1:${port}`)).toBe(200);
  expect(await statusAs(`rebound.example:${port}`)).toBe(403);
  expect(await statusAs('localhost')).toBe(403);
});

test('config.json names nothing but this origin', async () => {
  const text = await (await fetch(`${stack.origin}/config.json`)).text();
  const addresses = text.match(/https?:\/\/[^"/]+/gi) ?? [];
  expect(new Set(addresses.map((each) => each.toLowerCase()))).toEqual(new Set([stack.origin]));
});

describe('REST', () => {
  const endpoint = (name: string) =>
    (stack.config.API as { REST: Record<string, { endpoint: string }> }).REST[name]!.endpoint;

  test('a call that is not there is JSON in our shape, not the web app', async () => {
    const reply = await fetch(`${endpoint('userApi')}/user/nothing`);
    expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  test('without a session it says so, readable from another origin', async () => {
    const reply = await fetch(`${endpoint('appAPI')}/app/get-report`);
    expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
    expect(reply.headers.get('access-control-allow-origin')).toBe(stack.origin);
  });

  test('preflight names the method', async () => {
    const reply = await fetch(`${endpoint('appAPI')}/app/start-scan`, { method: 'OPTIONS' });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-methods')).toContain('POST');
  });
});

test('a message that no scan can be made of ends in the dead-letter queue, and stops nobody', async () => {
  const QueueUrl = stack.variables['SCAN_QUEUE_URL']!;
  const { settings } = stack.sqs.queue(QueueUrl.split('/').at(-1)!)!;
  const scans = stack.eventSources.find(({ arn }) => arn === settings.arn)!;
  const client = new SQSClient({
    endpoint: `${stack.origin}/sqs`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'developer', secretAccessKey: 'developer' },
  });
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'poison' }));
  // Five receipts, each hidden for six times the function's time; the sixth finds it moved.
  for (let receipt = 0; receipt < 6; receipt++) {
    await scans.drain();
    ahead += settings.visibilitySeconds * 1000;
  }
  expect(stack.sqs.queue(settings.arn)!.counts()).toEqual({ visible: 0, inWork: 0, delayed: 0 });
  const failed = `${stack.origin}/sqs/000000000000/${settings.redrive!.queueArn.split(':').at(-1)}`;
  const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: failed }));
  expect(Messages?.map(({ Body }) => Body)).toEqual(['poison']);
  client.destroy();
});
