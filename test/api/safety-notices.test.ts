import {
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totpCode } from '../../emulator/cognito/sign-in/totp.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { codeTo, identityService } from '../support/registered.ts';
import { startServices } from '../support/services.ts';
import { patience } from '../support/browser-window.ts';
import { type Wire, wireTo } from '../support/client.ts';

/** One account, and somebody who changes how it is signed in to, past every page of ours; steps build on each other. */
let stack: LocalStack;
let wire: Wire;
let maya: Person;
let identity: CognitoIdentityProviderClient;
let ClientId: string | undefined;
beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
  ({ client: identity, clientId: ClientId } = await identityService(stack.origin));
  await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { id: maya.sub } },
    { token: maya.accessToken },
  );
});
afterAll(() => stack?.close());

let password = 'Correct-h0rse';
const ask = (name: string, input: object = {}) => wire.rest('user', name, input, { token: maya.accessToken });
/** Subjects of what an address got that is no code, the first first. */
const told = (address = maya.email) =>
  stack.outbox
    .list()
    .filter(({ to, code }) => to === address && !code)
    .map(({ subject }) => subject)
    .reverse();
const isTold = (subjects: string[], address?: string) =>
  expect.poll(() => told(address), { timeout: patience }).toEqual(subjects);

/** In a program of their own: nothing of ours is asked but the identity service. */
async function signsIn(username = maya.email): Promise<void> {
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  expect(await signIn({ username, password })).toMatchObject({ isSignedIn: true });
  maya.accessToken = String((await fetchAuthSession()).tokens!.accessToken);
}

const off = 'Codes from an authenticator app were turned off';
const on = 'Codes from an authenticator app were turned on';

test('a second step that is turned on is told once, however often it is asked about', async () => {
  const AccessToken = maya.accessToken;
  const { SecretCode } = await identity.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = totpCode(SecretCode!, Math.floor(Date.now() / 30_000));
  await identity.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await identity.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  await Promise.all([ask('security-changed'), ask('security-changed'), ask('security-changed')]);
  expect(told()).toEqual([on]);
});

test('turned off past every page of ours, it is told at the next sign-in', async () => {
  const SoftwareTokenMfaSettings = { Enabled: false };
  await identity.send(
    new SetUserMFAPreferenceCommand({ AccessToken: maya.accessToken, SoftwareTokenMfaSettings }),
  );
  expect(told()).toEqual([on]);
  await signsIn();
  await isTold([on, off]);
  await signsIn();
  await ask('security-changed');
  expect(told()).toEqual([on, off]);
  const mail = stack.outbox.list().find(({ subject }) => subject === off)!;
  expect(mail.body).toContain('asks only for your password');
  expect(mail.html).toContain('/settings/security');
});

test('a password that was forgotten and set anew is told by the identity service, one that was changed by its page', async () => {
  await identity.send(new ForgotPasswordCommand({ ClientId, Username: maya.email }));
  password = 'Correct-h0rse-2';
  const ConfirmationCode = await codeTo(stack.origin, maya.email);
  await identity.send(
    new ConfirmForgotPasswordCommand({
      ...{ ClientId, Username: maya.email },
      ...{ Password: password, ConfirmationCode },
    }),
  );
  await isTold([on, off, 'Your password was changed']);
  await ask('security-changed', { password: true });
  expect(told()).toHaveLength(4);
  for (let more = 0; more < 9; more += 1) await ask('security-changed', { password: true });
  expect(told()).toHaveLength(8);
});

test('a device is told of when nothing like it signed in before, and not the first', async () => {
  const before = told();
  const device = { platform: 'Linux', timeZone: 'America/New_York', screenSize: '1920x1080' };
  await ask('record-device', device);
  await ask('record-device', { ...device, screenSize: '2560x1440' });
  expect(told()).toEqual(before);
  await Promise.all([
    ask('record-device', { ...device, platform: 'Haiku' }),
    ask('record-device', { ...device, platform: 'Haiku' }),
  ]);
  await ask('record-device', { ...device, platform: 'Haiku' });
  expect(told()).toEqual([...before, 'A new device signed in']);
});

test('an address changed past every page of ours: the old one is told as well, and the record follows', async () => {
  const thief = 'thief@elsewhere.example';
  const moved = 'Your sign-in address was changed';
  const before = told();
  const AccessToken = maya.accessToken;
  const UserAttributes = [{ Name: 'email', Value: thief }];
  await identity.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  const Code = await codeTo(stack.origin, thief);
  await identity.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
  await signsIn(thief);
  await isTold([...before, moved]);
  await isTold([moved], thief);
  const says = (address: string) =>
    stack.outbox.list().find(({ to, subject }) => to === address && subject === moved)!.body;
  expect(says(maya.email)).toContain('with another address, t***@e***.');
  expect(says(thief)).toContain('with this address.');
  const { value } = (await ask('export')) as unknown as { value: { url: string } };
  expect(await (await fetch(value.url)).json()).toMatchObject({
    tables: { User: [{ accountEmail: thief }] },
  });
  // The page would say so, too.
  await ask('update-email-address', { userEmailAddress: thief, operation: 'updateUserId' });
  expect(told()).toEqual([...before, moved]);
});

test('an account that ends says so last, once', async () => {
  await ask('delete', { confirm: 'DELETE' });
  await ask('delete', { confirm: 'DELETE' });
  expect(told('thief@elsewhere.example').slice(1)).toEqual(['Your account was deleted']);
});
