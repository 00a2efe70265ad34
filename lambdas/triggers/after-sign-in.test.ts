import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { handler as trigger } from './after-sign-in.ts';

const sends = vi.hoisted(() => vi.fn());
vi.mock('@aws-sdk/client-sqs', () => ({
  SQSClient: class {
    send = sends;
  },
  SendMessageCommand: class {
    constructor(readonly input: { MessageBody: string }) {}
  },
}));
afterEach(() => sends.mockReset());

const event = (triggerSource: string) =>
  ({
    triggerSource,
    userName: 'name-of-maya',
    request: { userAttributes: { sub: 'maya', email: 'maya@hollimund.example' } },
    response: {},
  }) as unknown as PostAuthenticationTriggerEvent;
const handler = (given: PostAuthenticationTriggerEvent) => trigger(given, { awsRequestId: 'run-1' });
const noted = () =>
  sends.mock.calls.map(([{ input }]) => JSON.parse((input as { MessageBody: string }).MessageBody) as object);

test.each([
  ['PostAuthentication_Authentication', 'signed in'],
  ['PostConfirmation_ConfirmForgotPassword', 'password set anew'],
])('%s is noted as: %s, without an address', async (source, what) => {
  await handler(event(source));
  expect(noted()).toMatchObject([{ userId: 'maya', username: 'name-of-maya', what }]);
  expect(JSON.stringify(noted())).not.toContain('@');
});

test('a new account is none of its business', async () => {
  await handler(event('PostConfirmation_ConfirmSignUp'));
  expect(noted()).toEqual([]);
});

test('a queue that does not answer keeps nobody from signing in', async () => {
  sends.mockRejectedValue(new Error('no queue'));
  const given = event('PostAuthentication_Authentication');
  expect(await handler(given)).toBe(given);
});
