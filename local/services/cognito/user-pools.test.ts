import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { openDurable } from '../../durable.ts';
import { clientId, poolForTest, poolId } from './serve-in-test.ts';
import { srpSignIn } from './sign-in-in-test.ts';

const email = 'maya@example.com';
const password = 'Correct-h0rse';
const HOUR = 3_600_000;
const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

type Pool = Awaited<ReturnType<typeof poolForTest>>;
const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

async function signUp({ call, messages }: Pool, username = email) {
  await call('SignUp', { ClientId: clientId, Username: username, Password: password });
  await call('ConfirmSignUp', {
    ClientId: clientId,
    Username: username,
    ConfirmationCode: messages.at(-1)!.code,
  });
}
interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}
const signIn = async ({ call }: Pool, username = email, typed = password) =>
  (await srpSignIn(call, username, typed)).AuthenticationResult as unknown as Tokens;
const refresh = async ({ call }: Pool, RefreshToken: string) =>
  (await call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken }))
    .AuthenticationResult as unknown as Tokens;

describe('tokens', () => {
  test('carry what Cognito puts in them', async () => {
    const pool = await poolForTest({ now: () => 1_800_000_000_500 });
    await signUp(pool);
    await pool.call('AdminAddUserToGroup', { UserPoolId: poolId, Username: email, GroupName: 'Admin' });
    const { AccessToken, IdToken } = await signIn(pool);
    const shared = {
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      'cognito:groups': ['Admin'],
      auth_time: 1_800_000_000,
      iat: 1_800_000_000,
      exp: 1_800_000_900,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      jti: expect.any(String),
    };
    const sub = decodeJwt(AccessToken).sub;
    expect(decodeJwt(AccessToken)).toEqual({
      ...shared,
      sub,
      token_use: 'access',
      client_id: clientId,
      username: sub,
      scope: 'aws.cognito.signin.user.admin',
    });
    expect(decodeJwt(IdToken)).toEqual({
      ...shared,
      sub,
      token_use: 'id',
      aud: clientId,
      email,
      email_verified: true,
      'cognito:username': sub,
    });
    expect(await pool.pools.verifyToken(AccessToken)).toMatchObject({ sub, token_use: 'access' });
  });

  test('are refused when expired, altered, of another algorithm or signed out', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    const { AccessToken } = await signIn(pool);
    const [head, body, signature] = AccessToken.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const altered = Buffer.from(
      JSON.stringify({ ...decodeJwt(AccessToken), 'cognito:groups': ['Admin'] }),
    ).toString('base64url');
    for (const forged of [`${unsigned}.${body}.`, `${head}.${altered}.${signature}`, 'x', '', 'a.b.c'])
      expect(await pool.pools.verifyToken(forged)).toBeUndefined();
    await pool.call('GlobalSignOut', { AccessToken });
    expect(await pool.pools.verifyToken(AccessToken)).toBeUndefined();
    expect(await pool.pools.verifyToken(AccessToken, { acceptRevoked: true })).toBeDefined();
    await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });
    now += 15 * 60_000 + 1000;
    expect(await pool.pools.verifyToken(AccessToken, { acceptRevoked: true })).toBeUndefined();
    await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
      message: 'Access Token has expired',
    });
  });
});

describe('rotation', () => {
  test('a replaced refresh token works for 60 s more, then counts as a copy', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    const first = (await signIn(pool)).RefreshToken;
    const second = (await refresh(pool, first)).RefreshToken;
    expect(second).not.toBe(first);
    now += 59_000;
    const third = (await refresh(pool, first)).RefreshToken;
    now += 2000;
    await expect(refresh(pool, first)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    for (const live of [second, third]) expect((await refresh(pool, live)).AccessToken).toBeTruthy();
  });

  test('does not prolong the 30 days of the sign-in', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await signUp(pool);
    let token = (await signIn(pool)).RefreshToken;
    now += 29 * 24 * HOUR;
    token = (await refresh(pool, token)).RefreshToken;
    now += 24 * HOUR;
    await expect(refresh(pool, token)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  test('a revoked token ends its own sign-in and no other', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const [phone, laptop] = [await signIn(pool), await signIn(pool)];
    await pool.call('RevokeToken', { ClientId: clientId, Token: phone.RefreshToken });
    await expect(refresh(pool, phone.RefreshToken)).rejects.toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    expect(await pool.pools.verifyToken(phone.AccessToken)).toBeUndefined();
    expect(await pool.pools.verifyToken(laptop.AccessToken)).toBeDefined();
  });

  test('only a refresh token is revoked, and only by the client that has it', async () => {
    const pool = await poolForTest();
    pool.pools.ensureClient({ id: 'another', poolId, properties: { EnableTokenRevocation: true } });
    pool.pools.ensureClient({ id: 'never', poolId, properties: { EnableTokenRevocation: false } });
    await signUp(pool);
    const { AccessToken, RefreshToken } = await signIn(pool);
    const revoke = (ClientId: string, Token: string) => pool.call('RevokeToken', { ClientId, Token });
    for (const [client, token, name] of [
      [clientId, AccessToken, 'UnsupportedTokenTypeException'],
      ['another', RefreshToken, 'UnauthorizedException'],
      ['never', RefreshToken, 'UnsupportedOperationException'],
    ] as const)
      await expect(revoke(client, token)).rejects.toMatchObject({ name });
    expect((await refresh(pool, RefreshToken)).AccessToken).toBeTruthy();
    expect(await revoke(clientId, 'nobody-knows-it')).toEqual({});
  });

  test('nothing that merely looks like a token passes', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const { RefreshToken } = await signIn(pool);
    for (const made of ['x', '.', `${RefreshToken}x`, `${RefreshToken.split('.')[0]}.`])
      await expect(refresh(pool, made)).rejects.toThrow();
    expect((await refresh(pool, RefreshToken)).AccessToken).toBeTruthy();
  });
});

describe('codes', () => {
  test('work once, for a day', async () => {
    let now = Date.now();
    const pool = await poolForTest({ now: () => now });
    await pool.call('SignUp', { ClientId: clientId, Username: email, Password: password });
    const confirm = { ClientId: clientId, Username: email, ConfirmationCode: pool.messages[0]!.code };
    now += 24 * HOUR;
    await expect(pool.call('ConfirmSignUp', confirm)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await pool.call('ResendConfirmationCode', { ClientId: clientId, Username: email });
    confirm.ConfirmationCode = pool.messages[1]!.code;
    await pool.call('ConfirmSignUp', confirm);
    await expect(pool.call('ConfirmSignUp', confirm)).rejects.toMatchObject({
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    await expect(
      pool.call('ResendConfirmationCode', { ClientId: clientId, Username: email }),
    ).rejects.toMatchObject({ message: 'User is already confirmed.' });
  });

  test('of a hundred guesses at once five are looked at', async () => {
    const pool = await poolForTest();
    await pool.call('SignUp', { ClientId: clientId, Username: email, Password: password });
    const guess = {
      ClientId: clientId,
      Username: email,
      ConfirmationCode: wrongCode(pool.messages[0]!.code),
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        pool.call('ConfirmSignUp', guess).catch((error: Error) => error.name),
      ),
    );
    expect(answers.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
    expect(answers.filter((name) => name === 'LimitExceededException')).toHaveLength(95);
  });

  test('an alias is never taken from somebody else', async () => {
    const pool = await poolForTest();
    await pool.call('SignUp', { ClientId: clientId, Username: email, Password: password });
    await expect(
      pool.call('ConfirmSignUp', {
        ClientId: clientId,
        Username: email,
        ConfirmationCode: pool.messages[0]!.code,
        ForceAliasCreation: true,
      }),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('a code for one purpose is worth nothing for another', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const { AccessToken } = await signIn(pool);
    await pool.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    await expect(
      pool.call('ConfirmForgotPassword', {
        ClientId: clientId,
        Username: email,
        ConfirmationCode: pool.messages.at(-1)!.code,
        Password: 'An0ther-one',
      }),
    ).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });
});

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

test('who was deleted does not exist any more, to their own tokens either', async () => {
  const pool = await poolForTest();
  await signUp(pool);
  const { AccessToken, RefreshToken } = await signIn(pool);
  await pool.call('DeleteUser', { AccessToken });
  await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  });
  await expect(refresh(pool, RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

describe('triggers', () => {
  const arn = 'arn:aws:lambda:us-east-1:000000000000:function:guard';
  const pool = { LambdaConfig: { PreSignUp: arn, PostConfirmation: arn } };

  test('see the event Cognito sends and may refuse with a sentence', async () => {
    const seen: unknown[] = [];
    const refusing = await poolForTest({
      pool,
      invokeTrigger: async (functionArn, event) => {
        seen.push(functionArn, event);
        throw new Error('This address belongs to another account.');
      },
    });
    await expect(
      refusing.call('SignUp', { ClientId: clientId, Username: email, Password: password }),
    ).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error This address belongs to another account..',
    });
    expect(seen).toEqual([
      arn,
      expect.objectContaining({
        version: '1',
        triggerSource: 'PreSignUp_SignUp',
        userPoolId: poolId,
        callerContext: expect.objectContaining({ clientId }),
        request: expect.objectContaining({ userAttributes: expect.objectContaining({ email }) }),
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      }),
    ]);
    expect(await refusing.call('ListUsers', { UserPoolId: poolId })).toEqual({ Users: [] });
  });

  test('may confirm at once; after a confirmation the second one is called', async () => {
    const sources: string[] = [];
    const open = await poolForTest({
      pool,
      invokeTrigger: async (_arn, event) => {
        const { triggerSource, response } = event as { triggerSource: string; response: object };
        sources.push(triggerSource);
        const confirms = triggerSource === 'PreSignUp_SignUp' && sources.length === 1;
        return { response: { ...response, autoConfirmUser: confirms, autoVerifyEmail: confirms } };
      },
    });
    expect(
      await open.call('SignUp', { ClientId: clientId, Username: 'a@example.com', Password: password }),
    ).toMatchObject({ UserConfirmed: true });
    expect((await signIn(open, 'a@example.com')).AccessToken).toBeTruthy();
    await signUp(open);
    expect(sources).toEqual(['PreSignUp_SignUp', 'PreSignUp_SignUp', 'PostConfirmation_ConfirmSignUp']);
  });

  test('words the messages it wants to; the code stands where its place was, twice if it likes', async () => {
    const asked: Record<string, unknown>[] = [];
    const worded = await poolForTest({
      pool: { LambdaConfig: { CustomMessage: arn }, EmailVerificationMessage: 'By the template: {####}' },
      invokeTrigger: async (_arn, event) => {
        const { triggerSource, userName, request, response } = event as Record<
          string,
          Record<string, string>
        >;
        asked.push({ triggerSource, userName, place: request!.codeParameter });
        if (!String(triggerSource).endsWith('SignUp')) return { response };
        return {
          response: { emailSubject: 'Hello', emailMessage: `{####}, also ?u=${userName}&code={####}` },
        };
      },
    });
    const { UserSub } = await worded.call('SignUp', {
      ClientId: clientId,
      Username: email,
      Password: password,
    });
    const { code, subject, body } = worded.messages[0]!;
    expect({ subject, body }).toEqual({ subject: 'Hello', body: `${code}, also ?u=${UserSub}&code=${code}` });
    // By its sub, as the link names the person, and not by the address alone.
    await worded.call('ConfirmSignUp', { ClientId: clientId, Username: UserSub, ConfirmationCode: code });
    await worded.call('ForgotPassword', { ClientId: clientId, Username: email });
    expect(worded.messages[1]!.body).toBe(`By the template: ${worded.messages[1]!.code}`);
    const { AccessToken } = await signIn(worded);
    await worded.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect(asked).toEqual(
      ['SignUp', 'ForgotPassword', 'VerifyUserAttribute'].map((source) => ({
        triggerSource: `CustomMessage_${source}`,
        userName: UserSub,
        place: '{####}',
      })),
    );
  });

  test('must leave the code its place', async () => {
    const silent = await poolForTest({
      pool: { LambdaConfig: { CustomMessage: arn } },
      invokeTrigger: async () => ({ response: { emailMessage: 'No code for you' } }),
    });
    await expect(
      silent.call('SignUp', { ClientId: clientId, Username: email, Password: password }),
    ).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
  });
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

test('everything is still there after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  let durable = await openDurable(folder);
  const before = await poolForTest({ durable });
  await signUp(before);
  const tokens = await signIn(before);
  await before.call('SignUp', { ClientId: clientId, Username: 'b@example.com', Password: password });
  const jwks = await before.pools.handle({
    method: 'GET',
    url: new URL(`http://localhost/cognito/${poolId}/.well-known/jwks.json`),
    headers: {},
    body: Buffer.alloc(0),
  });
  await durable.close();

  durable = await openDurable(folder);
  const after = await poolForTest({ durable });
  expect(await after.pools.verifyToken(tokens.IdToken)).toMatchObject({ email });
  expect((await refresh(after, tokens.RefreshToken)).AccessToken).toBeTruthy();
  expect((await signIn(after)).AccessToken).toBeTruthy();
  await after.call('ConfirmSignUp', {
    ClientId: clientId,
    Username: 'b@example.com',
    ConfirmationCode: before.messages.at(-1)!.code,
  });
  expect(JSON.parse(String(jwks.body))).toMatchObject({ keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig' }] });
  expect(String(jwks.body)).not.toContain('"d"');
  await durable.close();
  await rm(folder, { recursive: true });
});
