import {
  type CognitoIdentityProviderClient,
  GetUserAttributeVerificationCodeCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolTexts } from '#domain/account/confirmation-code';
import type { LocalStack } from '../../local/stack.ts';
import { signUpPeople } from '../support/people.ts';
import { identityService } from '../support/registered.ts';
import { startServices } from '../support/services.ts';

/** Somebody who asks the identity service itself for codes, with their own token, past every call of ours. */
let stack: LocalStack;
let identity: CognitoIdentityProviderClient;
let AccessToken: string;
beforeAll(async () => {
  stack = await startServices();
  const [maya] = await signUpPeople(stack, ['maya']);
  AccessToken = maya!.accessToken;
  ({ client: identity } = await identityService(stack.origin));
});
afterAll(() => stack?.close());

const texts = (number: string) => stack.outbox.list().filter(({ to }) => to === number).length;
async function ask(number: string): Promise<void> {
  const UserAttributes = [{ Name: 'phone_number', Value: number }];
  await identity.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  await identity.send(
    new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'phone_number' }),
  );
}

test.each(['+881612345678', '+19005550100', '+2521234567'])('no text goes to %s', async (number) => {
  await expect(ask(number)).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: expect.stringContaining('authenticator app'),
  });
  expect(texts(number)).toBe(0);
});

test('a day has so many texts for one account, whatever numbers they go to', async () => {
  const { perUser } = poolTexts.confirming;
  for (let n = 0; n < perUser; n += 1) await ask(`+1860555010${n}`);
  await expect(ask('+18605550199')).rejects.toThrow('tomorrow');
  expect(texts('+18605550100')).toBe(1);
  expect(texts('+18605550199')).toBe(0);
});
