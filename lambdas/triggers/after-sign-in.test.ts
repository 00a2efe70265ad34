import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const asked = vi.hoisted(() => [] as object[]);
const answers = vi.hoisted(() => ({ fails: false }));
vi.mock('@aws-sdk/client-cognito-identity-provider', () => {
  class Command {
    constructor(readonly input: object) {}
  }
  return {
    CognitoIdentityProviderClient: class {
      send = async (command: { input: object; constructor: { name: string } }) => {
        if (answers.fails) throw new Error('no pool');
        asked.push({ call: command.constructor.name, ...command.input });
      };
    },
    AdminSetUserPasswordCommand: class AdminSetUserPasswordCommand extends Command {},
    AdminUserGlobalSignOutCommand: class AdminUserGlobalSignOutCommand extends Command {},
  };
});
beforeEach(() => vi.stubEnv('SIGN_IN_QUEUE_URL', 'queue'));
afterEach(() => {
  vi.unstubAllEnvs();
  sends.mockReset();
  asked.length = 0;
  answers.fails = false;
});

const event = (triggerSource: string) =>
  ({
    triggerSource,
    userName: 'name-of-maya',
    userPoolId: 'pool',
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
  expect(asked).toEqual([]);
});

const finished = (triggerSource: string) => {
  const given = event(triggerSource);
  given.request.clientMetadata = { firstPassword: 'ends' };
  return given;
};

test('a sign-up that was finished without its password has one that nobody knows, and ends every sign-in', async () => {
  await handler(finished('PostConfirmation_ConfirmSignUp'));
  await handler(finished('PostConfirmation_ConfirmSignUp'));
  const who = { UserPoolId: 'pool', Username: 'name-of-maya' };
  const password = {
    ...{ call: 'AdminSetUserPasswordCommand', ...who, Permanent: true },
    Password: expect.stringMatching(/^[\w-]{40,}aA1!$/) as string,
  };
  const out = { call: 'AdminUserGlobalSignOutCommand', ...who };
  expect(asked).toEqual([password, out, password, out]);
  const [one, , another] = asked as { Password: string }[];
  expect(one!.Password).not.toBe(another!.Password);
});

test('is not done for anything else that brings the same words: only the code of a sign-up proves the address', async () => {
  for (const source of ['PostAuthentication_Authentication', 'PostConfirmation_ConfirmForgotPassword'])
    await handler(finished(source));
  expect(asked).toEqual([]);
});

test('a first password that could not be ended is an error, for the alarm', async () => {
  answers.fails = true;
  await expect(handler(finished('PostConfirmation_ConfirmSignUp'))).rejects.toThrow('no pool');
});

test('where nobody is told there is no queue, and nothing to note', async () => {
  vi.stubEnv('SIGN_IN_QUEUE_URL', '');
  await handler(event('PostAuthentication_Authentication'));
  expect(sends).not.toHaveBeenCalled();
});

test('a queue that does not answer keeps nobody from signing in', async () => {
  sends.mockRejectedValue(new Error('no queue'));
  const given = event('PostAuthentication_Authentication');
  expect(await handler(given)).toBe(given);
});
