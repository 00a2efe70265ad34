import { beforeEach, expect, test, vi } from 'vitest';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { logger } from '../runtime/logger.ts';
import { handler } from './pre-sign-up.ts';

const pool = vi.hoisted(() => ({ users: [] as object[] }));
vi.mock('@aws-sdk/client-cognito-identity-provider', () => ({
  CognitoIdentityProviderClient: class {
    send = async () => ({ Users: pool.users });
  },
  ListUsersCommand: class {
    constructor(readonly input: object) {}
  },
}));
const logged = vi.spyOn(logger, 'warn').mockImplementation(() => {});
beforeEach(() => {
  pool.users = [];
  logged.mockClear();
});

const event = (userName: string, triggerSource: string) =>
  ({
    ...{ userName, triggerSource, userPoolId: 'pool' },
    request: { userAttributes: { email: 'Twice@google.example' } },
  }) as unknown as PreSignUpTriggerEvent;

test.each([
  ['nobody has the address', [], 'taken in'],
  [
    'the same person comes twice at once',
    [{ Username: 'google_17', UserStatus: 'EXTERNAL_PROVIDER' }],
    'taken in',
  ],
  ['somebody else has it', [{ Username: 'google_18', UserStatus: 'EXTERNAL_PROVIDER' }], 'refused'],
  ['somebody has it with a password', [{ Username: 'a1', UserStatus: 'CONFIRMED' }], 'refused'],
  ['somebody never confirmed it', [{ Username: 'a1', UserStatus: 'UNCONFIRMED' }], 'taken in'],
])('through a provider: %s', async (_, users, expected) => {
  pool.users = users;
  const answer = handler(event('Google_17', 'PreSignUp_ExternalProvider')).then(
    () => 'taken in',
    (error: Error) => (expect(error.message).toContain('already an account'), 'refused'),
  );
  expect(await answer).toBe(expected);
  // Nobody is woken for these: the alarm leaves out what is logged so.
  expect(logged.mock.calls).toEqual(expected === 'refused' ? [['A sign-up was refused']] : []);
});

test('with a password, an address that a provider vouches for is refused', async () => {
  const Attributes = [{ Name: 'email_verified', Value: 'true' }];
  pool.users = [{ Username: 'google_17', UserStatus: 'EXTERNAL_PROVIDER', Attributes }];
  await expect(handler(event('b2', 'PreSignUp_SignUp'))).rejects.toThrow('already an account');
  expect(logged).toHaveBeenCalledExactlyOnceWith('A sign-up was refused');
});

test('a provider that gives no address is refused, too', async () => {
  const asked = event('Google_17', 'PreSignUp_ExternalProvider');
  asked.request.userAttributes = {};
  await expect(handler(asked)).rejects.toThrow('no email address');
  expect(logged).toHaveBeenCalledExactlyOnceWith('A sign-up was refused');
});
