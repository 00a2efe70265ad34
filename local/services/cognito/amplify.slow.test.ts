import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientId, poolForTest, poolId, serveInTest } from './serve-in-test.ts';

const email = 'Maya@Example.com';
const password = 'Correct-h0rse';
let pool: Awaited<ReturnType<typeof poolForTest>>;
let server: Awaited<ReturnType<typeof serveInTest>>;
const lastCode = () => pool.messages.at(-1)?.code ?? '';

beforeAll(async () => {
  pool = await poolForTest();
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
});
afterAll(() => server.close());

test('sign up, a wrong code, the right one, signed in without typing the password again', async () => {
  const begun = await signUp({
    username: email,
    password,
    options: { userAttributes: { email }, autoSignIn: true },
  });
  expect(begun.nextStep).toMatchObject({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'M***@E***', attributeName: 'email' },
  });
  const first = lastCode();
  await expect(
    confirmSignUp({ username: email, confirmationCode: first === '000000' ? '111111' : '000000' }),
  ).rejects.toMatchObject({
    name: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
  });
  await resendSignUpCode({ username: email });
  await confirmSignUp({ username: email, confirmationCode: lastCode() });
  expect(await autoSignIn()).toMatchObject({ isSignedIn: true });
  expect((await getCurrentUser()).signInDetails?.loginId).toBe(email);
  await signOut();
});

test('sign in with SRP, whatever the case of the address; a forced refresh gives new tokens', async () => {
  expect(await signIn({ username: 'maya@example.COM', password })).toMatchObject({ isSignedIn: true });
  const before = (await fetchAuthSession()).tokens;
  expect(before?.accessToken.payload).toMatchObject({
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
  });
  expect(before?.idToken?.payload).toMatchObject({ email, email_verified: true, aud: clientId });
  const after = (await fetchAuthSession({ forceRefresh: true })).tokens;
  expect(after?.accessToken.toString()).not.toBe(before?.accessToken.toString());
  expect(await fetchUserAttributes()).toMatchObject({ email, email_verified: 'true' });
  await signOut();
});
