import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDurable } from '../host/durable.ts';
import { HOUR, email, password, refresh, signIn, signUp, wrongCode } from './in-test/person.ts';
import { clientId, poolForTest, poolId } from './in-test/serve.ts';

describe('an administrator', () => {
  test('ends every sign-in of somebody; their password is another matter', async () => {
    const pool = await poolForTest();
    await signUp(pool);
    const { AccessToken, RefreshToken } = await signIn(pool);
    await pool.call('AdminUserGlobalSignOut', { UserPoolId: poolId, Username: email });
    await expect(refresh(pool, RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(pool.call('GetUser', { AccessToken })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect((await signIn(pool)).AccessToken).toBeTruthy();
  });
});

describe('somebody who never entered the code', () => {
  test('gets none for a password, is taken at sign-up, and gets another for the sign-up', async () => {
    const pool = await poolForTest();
    const person = { ClientId: clientId, Username: email };
    await pool.call('SignUp', { ...person, Password: password });
    await pool.call('ForgotPassword', person);
    expect(pool.messages).toHaveLength(1);
    await expect(pool.call('SignUp', { ...person, Password: 'Kettle-rain-4' })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await pool.call('ResendConfirmationCode', person);
    expect(pool.messages).toHaveLength(2);
    // The code of a sign-up sets no password.
    const ConfirmationCode = pool.messages[1]!.code;
    await expect(
      pool.call('ConfirmForgotPassword', { ...person, ConfirmationCode, Password: 'Kettle-rain-4' }),
    ).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('confirms with words of the client for the trigger, which may take the password away', async () => {
    const heard: object[] = [];
    const pool = await poolForTest({
      pool: { LambdaConfig: { PostConfirmation: 'arn' } },
      invokeTrigger: async (_arn, event) => {
        heard.push((event as { request: { clientMetadata?: object } }).request.clientMetadata ?? {});
        await pool.call('AdminSetUserPassword', {
          ...{ UserPoolId: poolId, Username: email },
          ...{ Password: 'Nobody-knows-1', Permanent: true },
        });
        return event;
      },
    });
    const person = { ClientId: clientId, Username: email };
    await pool.call('SignUp', { ...person, Password: password });
    await pool.call('ConfirmSignUp', {
      ...person,
      ConfirmationCode: pool.messages[0]!.code,
      ClientMetadata: { firstPassword: 'ends' },
    });
    expect(heard).toEqual([{ firstPassword: 'ends' }]);
    await expect(signIn(pool)).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    await pool.call('ForgotPassword', person);
    expect(pool.messages).toHaveLength(2);
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
