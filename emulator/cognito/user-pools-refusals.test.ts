import { describe, expect, test } from 'vitest';
import { email, password, signIn, signUp, wrongPassword } from './in-test/person.ts';
import { clientId, poolForTest, poolId } from './in-test/serve.ts';

describe('who exists', () => {
  test('is not told apart by sign-in, reset or resend', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    await expect(signIn(pool, email, 'Wr0ng-horse')).rejects.toMatchObject(wrongPassword);
    await expect(signIn(pool, 'nobody@example.com')).rejects.toMatchObject(wrongPassword);
    const forgot = (Username: string) => pool.call('ForgotPassword', { ClientId: clientId, Username });
    const sent = pool.messages.length;
    expect(await forgot('mobody@elsewhere.org')).toEqual(await forgot(email));
    expect(pool.messages.length).toBe(sent + 1);
    expect(
      await pool.call('ResendConfirmationCode', { ClientId: clientId, Username: 'nobody@example.com' }),
    ).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
    });
  });

  test('an unknown name always gets the same salt and id', async () => {
    const { call } = await poolForTest();
    const begin = async () => {
      const begun = await call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: 'nobody@example.com', SRP_A: 'abcdef' },
      });
      const { SALT, USER_ID_FOR_SRP } = begun.ChallengeParameters as unknown as Record<string, string>;
      return { SALT, USER_ID_FOR_SRP };
    };
    expect(await begin()).toEqual(await begin());
  });

  test('one address, one account, in any case but not across alphabets', async () => {
    const pool = await poolForTest();
    await signUp(pool, 'Mike@example.com');
    const again = (Username: string) =>
      pool.call('SignUp', { ClientId: clientId, Username, Password: password });
    await expect(again('mike@EXAMPLE.com')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
    expect(await again('mi\u212ae@example.com')).toMatchObject({ UserConfirmed: false });
    const racers = await Promise.allSettled(Array.from({ length: 20 }, () => again('race@example.com')));
    expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('wrong passwords', () => {
  test('lock for 1 s after the fifth, 2 s after the sixth; a right one clears them', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    const wrong = () => signIn(pool, email, 'Wr0ng-horse');
    for (let n = 0; n < 5; n += 1) await expect(wrong()).rejects.toMatchObject(wrongPassword);
    const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    await expect(signIn(pool)).rejects.toMatchObject(locked);
    now += 1000;
    await expect(wrong()).rejects.toMatchObject(wrongPassword);
    now += 1999;
    await expect(signIn(pool)).rejects.toMatchObject(locked);
    now += 1;
    expect((await signIn(pool)).AccessToken).toBeTruthy();
    await expect(wrong()).rejects.toMatchObject(wrongPassword);
    await expect(wrong()).rejects.toMatchObject(wrongPassword);
  });

  test('a password flow that the client does not allow is refused', async () => {
    const { call } = await poolForTest();
    await expect(
      call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    ).rejects.toMatchObject({ message: 'USER_PASSWORD_AUTH flow not enabled for this client' });
  });

  test('with the flow allowed, the password itself is taken', async () => {
    const pool = await poolForTest({ client: { ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'] } });
    await signUp(pool);
    const begin = (PASSWORD: string) =>
      pool.call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD },
      });
    expect(await begin(password)).toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => begin('Wr0ng-horse').catch((error: Error) => error.message)),
    );
    expect(answers.filter((said) => said === wrongPassword.message)).toHaveLength(5);
  });
});

describe('what is refused before anything is looked up, in AWS’s words', () => {
  const invalid = (constraint: string, at: string) => ({
    name: 'InvalidParameterException',
    message: `1 validation error detected: Value at '${at}' failed to satisfy constraint: ${constraint}`,
  });
  const visible = String.raw`Member must satisfy regular expression pattern: [\S]+`;
  const begin = { ClientId: clientId, AuthParameters: { USERNAME: email } };

  test.each([
    [
      'a code with a space in it',
      'ConfirmSignUp',
      { Username: email, ConfirmationCode: '123 456' },
      invalid(visible, 'confirmationCode'),
    ],
    [
      'the same at a reset',
      'ConfirmForgotPassword',
      { Username: email, ConfirmationCode: '1 2', Password: password },
      invalid(visible, 'confirmationCode'),
    ],
    [
      'a name with a space in it',
      'ForgotPassword',
      { Username: 'maya hollimund' },
      invalid(
        String.raw`Member must satisfy regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}]+`,
        'username',
      ),
    ],
    [
      'a name that is too long',
      'ResendConfirmationCode',
      { Username: `${'m'.repeat(128)}@example.com` },
      invalid('Member must have length less than or equal to 128', 'username'),
    ],
    ['no password', 'SignUp', { Username: email }, invalid('Member must not be null', 'password')],
    [
      'a code that is too short for an app',
      'VerifySoftwareToken',
      { AccessToken: 'x', UserCode: '123' },
      invalid('Member must have length greater than or equal to 6', 'userCode'),
    ],
    [
      'a flow of administrators',
      'InitiateAuth',
      { ...begin, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' },
      { name: 'InvalidParameterException', message: 'Initiate Auth method not supported.' },
    ],
    [
      'a flow that the client does not have',
      'InitiateAuth',
      { ...begin, AuthFlow: 'USER_AUTH' },
      { name: 'InvalidParameterException', message: 'USER_AUTH flow not enabled for this client' },
    ],
    [
      'a flow that nobody has',
      'InitiateAuth',
      { ...begin, AuthFlow: 'MAGIC' },
      {
        name: 'InvalidParameterException',
        message: expect.stringContaining(
          "Value at 'authFlow' failed to satisfy constraint: Member must satisfy enum",
        ),
      },
    ],
  ])('%s', async (_, operation, input, refusal) => {
    const { call } = await poolForTest();
    await expect(call(operation, { ClientId: clientId, ...input })).rejects.toMatchObject(refusal);
  });
});

test('the present password may be tried five times, then not for a while; nobody is signed out by it', async () => {
  const pool = await poolForTest();
  await signUp(pool);
  const { AccessToken } = await signIn(pool);
  const change = (PreviousPassword: string) =>
    pool.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: 'An0ther-one' });
  for (let n = 0; n < 5; n += 1) await expect(change('Wr0ng-horse')).rejects.toMatchObject(wrongPassword);
  await expect(change(password)).rejects.toMatchObject({
    name: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  });
  expect(await pool.call('GetUser', { AccessToken })).toMatchObject({ UserAttributes: expect.any(Array) });
});

test('a property nobody honours is refused by name', async () => {
  const { pools } = await poolForTest();
  expect(() =>
    pools.ensurePool({
      id: poolId,
      properties: { UsernameAttributes: ['email'], LambdaConfig: { DefineAuthChallenge: 'arn' } },
    }),
  ).toThrow(/DefineAuthChallenge/);
  expect(() => pools.ensureClient({ id: 'x', poolId, properties: { AnalyticsConfiguration: {} } })).toThrow(
    /AnalyticsConfiguration/,
  );
});

test('an operation nobody wrote answers with its name; so do unsigned administrators', async () => {
  const { call } = await poolForTest({ authorize: async () => false });
  await expect(call('ListDevices', {})).rejects.toMatchObject({
    name: 'UnknownOperationException',
    message: expect.stringContaining('ListDevices'),
  });
  await expect(call('constructor', {})).rejects.toMatchObject({ name: 'UnknownOperationException' });
  await expect(call('ListUsers', { UserPoolId: poolId })).rejects.toMatchObject({
    name: 'AccessDeniedException',
    message: expect.stringContaining('cognito-idp:ListUsers'),
  });
});
