import {
  AdminGetUserCommand,
  type CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStack } from '../../local/stack.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { codeTo, identityService } from '../support/registered.ts';
import { startServices } from '../support/services.ts';

/** An address that somebody typed at sign-up, and that an account confirms as its own. */
let stack: LocalStack;
let wire: Wire;
let maya: Person;
let pool: Awaited<ReturnType<typeof identityService>>;
let identity: CognitoIdentityProviderClient;
beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
  pool = await identityService(stack.origin);
  identity = pool.client;
  await create(maya);
});
afterAll(() => stack?.close());

const create = ({ sub, accessToken: token }: Person) =>
  wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { id: sub } },
    { token },
  );
const ask = (name: string, input: object) =>
  answer(wire.rest('user', name, input, { token: maya.accessToken }));
const has = (Username: string) =>
  identity.send(new AdminGetUserCommand({ UserPoolId: pool.userPoolId!, Username })).then(
    () => true,
    () => false,
  );
const typed = (Username: string) =>
  identity.send(
    new SignUpCommand({
      ...{ ClientId: pool.clientId!, Username, Password: 'Somebody-els3' },
      UserAttributes: [{ Name: 'email', Value: Username }],
    }),
  );
const confirmedAsMine = async (emailAddress: string) => {
  await ask('update-email-address', { userEmailAddress: emailAddress, operation: 'add' });
  await ask('send-code', { emailAddress });
  await ask('confirm-code', { emailAddress, code: await codeTo(stack.origin, emailAddress) });
};
const madePrimary = async (userEmailAddress: string) => {
  const makePrimary = { userEmailAddress, operation: 'makePrimary' };
  await ask('update-email-address', makePrimary);
  return ask('update-email-address', { ...makePrimary, code: await codeTo(stack.origin, userEmailAddress) });
};

test('keeps nobody from signing in with it while its code was never entered', async () => {
  const email = 'typed@work.example';
  const { UserSub } = await typed(email);
  await confirmedAsMine(email);
  expect(await madePrimary(email)).toMatchObject({ user: { accountEmail: email } });
  expect(await has(UserSub!)).toBe(false);
  expect(await has(maya.sub)).toBe(true);
});

test('nor when it was confirmed and never became an account', async () => {
  const email = 'confirmed@work.example';
  const { UserSub } = await typed(email);
  await confirmedAsMine(email);
  // The code of the sign-up, asked for before: it still confirms.
  const ConfirmationCode = stack.outbox
    .list()
    .filter(({ to, code }) => to === email && code)
    .at(-1)!.code;
  await identity.send(
    new ConfirmSignUpCommand({ ClientId: pool.clientId!, Username: UserSub!, ConfirmationCode }),
  );
  expect(await madePrimary(email)).toMatchObject({ user: { accountEmail: email } });
  expect(await has(UserSub!)).toBe(false);
});

test('who signs in with it and has no account there hears that the account signs in with another address, not with which', async () => {
  const email = 'second@work.example';
  const [leftover] = (await signUpPeople(stack, [email])) as [Person];
  await confirmedAsMine(email);
  const refused = await create(leftover);
  expect(refused).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
  const { message } = refused as { message: string };
  expect(message).toContain('This address belongs to an account that signs in with another one.');
  expect(message).not.toContain('confirmed@work.example');
});

test('once it is confirmed, nobody signs up with it: the answer is that for a primary address, and no mail goes out', async () => {
  const email = 'further@work.example';
  await confirmedAsMine(email);
  const mails = () => stack.outbox.list().filter(({ to }) => to === email).length;
  const before = mails();
  // However it is written.
  await expect(typed('Further@Work.example')).rejects.toThrow(
    'An account with the given email already exists.',
  );
  await expect(typed(maya.email)).rejects.toThrow('An account with the given email already exists.');
  expect(mails()).toBe(before);
  expect(await has(email)).toBe(false);
  await ask('update-email-address', { userEmailAddress: email, operation: 'remove' });
  expect(await typed(email)).toMatchObject({ UserConfirmed: false });
});
