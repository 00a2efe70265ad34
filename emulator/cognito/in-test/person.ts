import { clientId, type poolForTest } from './serve.ts';
import { srpSignIn } from './sign-in.ts';

export const email = 'maya@example.com';
export const password = 'Correct-h0rse';
export const HOUR = 3_600_000;
export const wrongPassword = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

export type Pool = Awaited<ReturnType<typeof poolForTest>>;
export const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');

/** The one person of these tests, with a confirmed account. */
export async function signUp({ call, messages }: Pool, username = email) {
  await call('SignUp', { ClientId: clientId, Username: username, Password: password });
  await call('ConfirmSignUp', {
    ClientId: clientId,
    Username: username,
    ConfirmationCode: messages.at(-1)!.code,
  });
}
export interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}
export const signIn = async ({ call }: Pool, username = email, typed = password) =>
  (await srpSignIn(call, username, typed)).AuthenticationResult as unknown as Tokens;
export const refresh = async ({ call }: Pool, RefreshToken: string) =>
  (await call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken }))
    .AuthenticationResult as unknown as Tokens;
