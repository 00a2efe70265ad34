import { beforeEach, expect, test, vi } from 'vitest';
import { onResent } from './code-resent.ts';
import { resetOrFinish, sendResetCode } from './unfinished-sign-up.ts';

const service = vi.hoisted(() => ({ calls: [] as unknown[], refuses: {} as Record<string, Error> }));
vi.mock('aws-amplify/auth', () => {
  const call = (name: string) => async (input: object) => {
    service.calls.push([name, input]);
    if (service.refuses[name]) throw service.refuses[name];
    return { name };
  };
  return Object.fromEntries(
    ['resetPassword', 'resendSignUpCode', 'confirmResetPassword', 'confirmSignUp'].map((name) => [
      name,
      call(name),
    ]),
  );
});
beforeEach(() => {
  service.calls = [];
  service.refuses = {};
});

const refusal = (name: string, message = name) => Object.assign(new Error(message), { name });
const username = 'walter@oxenholme.example';
const given = { username, confirmationCode: '123456', newPassword: 'Kettle-rain-4' };
const ends = { options: { clientMetadata: { firstPassword: 'ends' } } };
const called = () => service.calls.map((call) => (call as [string])[0]);

test('a code is asked for both: a password, and a sign-up that waits', async () => {
  expect(await sendResetCode({ username })).toEqual({ name: 'resetPassword' });
  expect(service.calls).toEqual([
    ['resetPassword', { username }],
    ['resendSignUpCode', { username, ...ends }],
  ]);
});

test('an account that is confirmed gets the code for its password alone', async () => {
  service.refuses['resendSignUpCode'] = refusal('InvalidParameterException', 'User is already confirmed.');
  expect(await sendResetCode({ username })).toEqual({ name: 'resetPassword' });
});

test('too many are refused whichever it was', async () => {
  service.refuses['resendSignUpCode'] = refusal('LimitExceededException');
  await expect(sendResetCode({ username })).rejects.toThrow('LimitExceededException');
});

test('the code for a password sets it, and nothing else is asked', async () => {
  await resetOrFinish(given);
  expect(called()).toEqual(['confirmResetPassword']);
});

test('the code of a sign-up confirms the address, ends its first password, and another code is sent for the new one', async () => {
  const told: unknown[] = [];
  const stop = onResent((words) => told.push(words));
  service.refuses['confirmResetPassword'] = refusal('ExpiredCodeException');
  await expect(resetOrFinish(given)).rejects.toThrow('Your address is confirmed. We’ve sent a second code');
  stop();
  expect(service.calls.slice(1)).toEqual([
    ['confirmSignUp', { username, confirmationCode: '123456', ...ends }],
    ['resetPassword', { username }],
  ]);
  expect(told).toEqual([expect.stringContaining('a second code')]);
});

test('so it does where the trigger failed after the code: it was right', async () => {
  service.refuses['confirmResetPassword'] = refusal('CodeMismatchException');
  service.refuses['confirmSignUp'] = refusal('UnexpectedLambdaException');
  await expect(resetOrFinish(given)).rejects.toThrow('a second code');
  expect(called()).toContain('resetPassword');
});

test.each([
  ['of a confirmed account', 'NotAuthorizedException', 'ExpiredCodeException', 'ExpiredCodeException'],
  ['of an address that nobody has', 'ExpiredCodeException', 'CodeMismatchException', 'CodeMismatchException'],
  ['of a sign-up that waits', 'CodeMismatchException', 'ExpiredCodeException', 'CodeMismatchException'],
  ['guessed too often', 'LimitExceededException', 'ExpiredCodeException', 'LimitExceededException'],
])('a wrong code %s is a wrong code', async (_, ofSignUp, ofReset, said) => {
  service.refuses['confirmResetPassword'] = refusal(ofReset);
  service.refuses['confirmSignUp'] =
    ofSignUp === 'NotAuthorizedException'
      ? refusal(ofSignUp, 'User cannot be confirmed. Current status is CONFIRMED')
      : refusal(ofSignUp);
  await expect(resetOrFinish(given)).rejects.toThrow(said);
  expect(called()).not.toContain('resetPassword');
});

test('a password that is refused is not tried as a sign-up', async () => {
  service.refuses['confirmResetPassword'] = refusal('InvalidPasswordException');
  await expect(resetOrFinish(given)).rejects.toThrow('InvalidPasswordException');
  expect(called()).toEqual(['confirmResetPassword']);
});
