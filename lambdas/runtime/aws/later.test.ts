import { SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { later } from './later.ts';

it('makes a client when it is first used, once', async () => {
  let made = 0;
  const client = later(() => {
    made += 1;
    return new SQSClient({ region: 'us-east-1' });
  });
  expect(made).toBe(0);
  expect(await client.config.region()).toBe('us-east-1');
  client.destroy();
  expect(made).toBe(1);
});

it('calls what it is asked as a part of the client', () => {
  class Counter {
    private count = 0;
    add() {
      return (this.count += 1);
    }
  }
  const counter = later(() => new Counter());
  expect([counter.add(), counter.add()]).toEqual([1, 2]);
});

it('is an instance of the client’s class, as the SDK’s paginators ask', () => {
  const client = later(() => new SQSClient({ region: 'us-east-1' }));
  expect(client).toBeInstanceOf(SQSClient);
});
