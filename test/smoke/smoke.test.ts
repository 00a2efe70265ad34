import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { LocalStack } from '../../local/stack.ts';
import { settled } from '../support/settled.ts';
import { startServices } from '../support/services.ts';
import { confirmAsAdmin } from './confirm-as-admin.ts';
import { walk } from './walk.ts';

/** The walk of the smoke workflow, over the stack that plays AWS here. Against AWS itself nobody has run it. */
let stack: LocalStack;
beforeAll(async () => {
  stack = await startServices();
});
afterAll(() => stack?.close());

const walked = async (email: string, handle: string) => {
  const said: string[] = [];
  const { origin, config, outbox } = stack;
  await walk({
    ...{ origin, config, email, handle, patience: 120_000 },
    confirming: { outbox },
    say: (line) => said.push(line),
  });
  return said;
};

it('signs up, searches, is told of a copy, and deletes the account', async () => {
  expect(await walked('success+one@simulator.amazonses.com', 'mayahollis')).toEqual([
    expect.stringContaining(`Signs up at ${stack.origin}`),
    'Searches for copies of mayahollis.',
    expect.stringMatching(/^Found \d+\. Searched: GITHUB looked\.$/),
    'Was told of it.',
    'Deleted the account.',
  ]);
});

it('says what did not happen, and leaves no account behind', async () => {
  stack.platforms.fail({ kind: 'broken' });
  const email = 'success+two@simulator.amazonses.com';
  await expect(walked(email, 'noahferrand')).rejects.toThrow(
    'The search found nobody who copies noahferrand',
  );
  stack.platforms.fail(undefined);
  await settled(stack);
  await expect(walked(email, 'noahferrand')).resolves.toHaveLength(5);
});

it('in the cloud an administrator confirms both the person and the address', async () => {
  const cognito = mockClient(CognitoIdentityProviderClient);
  // Of its class: the worker's next file would sign nobody up and be told that it had.
  onTestFinished(() => cognito.restore());
  await confirmAsAdmin(
    new CognitoIdentityProviderClient({ region: 'us-east-1' }),
    'us-east-1_p',
  )('a@b.example');
  expect(cognito.calls().map(({ args: [command] }) => [command.constructor.name, command.input])).toEqual([
    ['AdminConfirmSignUpCommand', { UserPoolId: 'us-east-1_p', Username: 'a@b.example' }],
    [
      'AdminUpdateUserAttributesCommand',
      {
        ...{ UserPoolId: 'us-east-1_p', Username: 'a@b.example' },
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      },
    ],
  ]);
});
