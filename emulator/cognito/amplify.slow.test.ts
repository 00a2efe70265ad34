import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientId, poolForTest, poolId, serveInTest } from './in-test/serve.ts';
import { totpCode } from './sign-in/totp.ts';

/** The real client libraries against the emulated pool over http. The tests of a block build on each other. */
const email = 'Maya@Example.com';
let password = 'Correct-h0rse';
let pool: Awaited<ReturnType<typeof poolForTest>>;
let server: Awaited<ReturnType<typeof serveInTest>>;
let admin: CognitoIdentityProviderClient;
let now = Date.now();
const lastCode = () => pool.messages.at(-1)?.code ?? '';
const wrongCode = () => (lastCode() === '000000' ? '111111' : '000000');
const codeNow = (secret: string) => totpCode(secret, Math.floor(now / 30_000));

/** Salts beginning 00 and a low digit are the ones an implementation that pads text instead of numbers gets wrong. */
const awkwardSalts = (size: number) => {
  const bytes = randomBytes(size);
  if (size === 16) bytes.set([0, 7]);
  return bytes;
};

beforeAll(async () => {
  pool = await poolForTest({ random: awkwardSalts, now: () => now });
  server = await serveInTest({ '/cognito': pool.pools.handle });
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: `${server.origin}/cognito`,
        loginWith: { email: true },
      },
    },
  });
  admin = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: `${server.origin}/cognito`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
});
afterAll(() => server.close());

describe('a person with Amplify', () => {
  test('signs up, types a wrong code, then the right one, and is in without typing the password again', async () => {
    await expect(signUp({ username: email, password: 'simple' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
    const begun = await signUp({
      username: email,
      password,
      options: { userAttributes: { email }, autoSignIn: true },
    });
    expect(begun.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'M***@E***', attributeName: 'email' },
    });
    await expect(confirmSignUp({ username: email, confirmationCode: wrongCode() })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await resendSignUpCode({ username: email });
    expect(pool.messages.at(-1)).toMatchObject({
      channel: 'EMAIL',
      to: email,
      subject: 'Your verification code',
    });
    await confirmSignUp({ username: email, confirmationCode: lastCode() });
    expect(await autoSignIn()).toMatchObject({ isSignedIn: true });
    expect((await getCurrentUser()).signInDetails?.loginId).toBe(email);
    await signOut();
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
  });

  test('signs in with SRP, whatever the case of the address, and refreshes', async () => {
    await expect(signIn({ username: email, password: 'Wr0ng-horse' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(await signIn({ username: 'maya@example.COM', password })).toMatchObject({ isSignedIn: true });
    const before = (await fetchAuthSession()).tokens;
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
    expect(after?.accessToken.toString()).not.toBe(before?.accessToken.toString());
    expect(after?.idToken?.payload).toMatchObject({ email, email_verified: true, aud: clientId });
    await Promise.all([fetchAuthSession({ forceRefresh: true }), fetchAuthSession({ forceRefresh: true })]);
  });

  test('changes the address, the old one staying in force until the new one is proven', async () => {
    const moved = await updateUserAttribute({
      userAttribute: { attributeKey: 'email', value: 'maya@new.example' },
    });
    expect(moved.nextStep).toMatchObject({ updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' });
    expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    expect(pool.messages.at(-1)?.to).toBe('maya@new.example');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'maya@new.example', email_verified: 'true' });
    await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } });
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: lastCode() });
  });

  test('changes the password, forgets it, and sets another with a code', async () => {
    await updatePassword({ oldPassword: password, newPassword: 'Second-h0rse' });
    await signOut();
    expect((await resetPassword({ username: email })).nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { destination: 'M***@E***' },
    });
    password = 'Third-h0rse';
    await expect(
      confirmResetPassword({ username: email, newPassword: password, confirmationCode: wrongCode() }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirmResetPassword({ username: email, newPassword: password, confirmationCode: lastCode() });
    await expect(signIn({ username: email, password: 'Second-h0rse' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
  });

  test('sets up an authenticator app and is asked for its code', async () => {
    const { sharedSecret } = await setUpTOTP();
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await verifyTOTPSetup({ code: codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();

    expect((await signIn({ username: email, password })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    });
    await expect(
      confirmSignIn({ challengeResponse: codeNow(sharedSecret) === '000000' ? '111111' : '000000' }),
    ).rejects.toMatchObject({ name: 'CodeMismatchException', message: 'Invalid code received for user' });
    expect(await confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).toMatchObject({
      isSignedIn: true,
    });
    await signOut();

    await signIn({ username: email, password });
    await expect(confirmSignIn({ challengeResponse: codeNow(sharedSecret) })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
    now += 30_000;
    await confirmSignIn({ challengeResponse: codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'DISABLED' });
  });

  test('is asked for a code by SMS once a phone is proven', async () => {
    await updateUserAttribute({ userAttribute: { attributeKey: 'phone_number', value: '+14255550123' } });
    await sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    expect(pool.messages.at(-1)).toMatchObject({ channel: 'SMS', to: '+14255550123' });
    await confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: lastCode() });
    await updateMFAPreference({ sms: 'ENABLED' });
    await signOut();
    expect((await signIn({ username: email, password })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0123' },
    });
    expect(await confirmSignIn({ challengeResponse: lastCode() })).toMatchObject({ isSignedIn: true });

    await updateMFAPreference({ totp: 'ENABLED' });
    await signOut();
    const choose = await signIn({ username: email, password });
    expect(choose.nextStep).toMatchObject({ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION' });
    await confirmSignIn({ challengeResponse: 'SMS' });
    expect(await confirmSignIn({ challengeResponse: lastCode() })).toMatchObject({ isSignedIn: true });
    await updateMFAPreference({ sms: 'DISABLED', totp: 'DISABLED' });
  });

  test('signs out everywhere, and deletes the account', async () => {
    const token = (await fetchAuthSession()).tokens?.accessToken.toString() ?? '';
    await signOut({ global: true });
    expect(await pool.pools.verifyToken(token)).toBeUndefined();
    await signIn({ username: email, password });
    await deleteUser();
    await expect(signIn({ username: email, password })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    expect(await pool.call('ListUsers', { UserPoolId: poolId })).toEqual({ Users: [] });
  });
});

describe('an administrator with the AWS SDK', () => {
  const UserPoolId = poolId;
  const Username = 'ann@example.com';

  test('invites somebody, who must choose a password', async () => {
    const made = await admin.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        UserAttributes: [
          { Name: 'email', Value: Username },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    expect(made.User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
    expect(made.User?.UserCreateDate).toBeInstanceOf(Date);
    expect((await signIn({ username: Username, password: lastCode() })).nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    });
    expect(await confirmSignIn({ challengeResponse: 'Chosen-h0rse' })).toMatchObject({ isSignedIn: true });
    await signOut();
    expect(await admin.send(new AdminGetUserCommand({ UserPoolId, Username }))).toMatchObject({
      UserStatus: 'CONFIRMED',
    });
  });

  test('sets a password aside: whoever signs in is led to another one, by a code', async () => {
    const sent = pool.messages.length;
    await admin.send(new AdminResetUserPasswordCommand({ UserPoolId, Username }));
    expect(pool.messages).toHaveLength(sent + 1);
    for (const typed of ['Chosen-h0rse', 'Wr0ng-horse'])
      expect((await signIn({ username: Username, password: typed })).nextStep).toEqual({
        signInStep: 'RESET_PASSWORD',
      });
    await resetPassword({ username: Username });
    const confirmation = { username: Username, confirmationCode: lastCode(), newPassword: 'An0ther-one' };
    await confirmResetPassword(confirmation);
    expect(await signIn({ username: Username, password: 'An0ther-one' })).toMatchObject({ isSignedIn: true });
    await signOut();
  });

  test('finds by e-mail, sets a password, adds to a group, deletes', async () => {
    const find = async (Filter: string) =>
      (await admin.send(new ListUsersCommand({ UserPoolId, Filter }))).Users;
    expect(await find('email = "ann@example.com"')).toHaveLength(1);
    expect(await find('email ^= "ann@"')).toHaveLength(1);
    expect(await find('email = "an"')).toEqual([]);
    await expect(find('password = "x"')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await admin.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: 'Given-h0rse', Permanent: true }),
    );
    await admin.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'Admin' }));
    await expect(
      admin.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'Nobody' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await signIn({ username: Username, password: 'Given-h0rse' });
    expect((await fetchAuthSession()).tokens?.accessToken.payload['cognito:groups']).toEqual(['Admin']);
    await signOut();
    await admin.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
    await expect(admin.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    });
  });
});

test('where a second factor is demanded, it is set up within the sign-in', async () => {
  pool.pools.ensurePool({
    id: poolId,
    properties: {
      UsernameAttributes: ['email'],
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    },
  });
  const username = 'eve@example.com';
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: lastCode() });
  const { nextStep } = await signIn({ username, password });
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
  const code = codeNow(nextStep.totpSetupDetails.sharedSecret);
  expect(await confirmSignIn({ challengeResponse: code })).toMatchObject({ isSignedIn: true });
  expect(await fetchMFAPreference()).toMatchObject({ enabled: ['TOTP'] });
  await signOut();
});
