import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { logger } from '../runtime/logger.ts';
import { handler } from './pre-sign-up.ts';

const pool = vi.hoisted(() => ({ users: [] as object[], owner: undefined as string | undefined }));
vi.mock('../account/contact/confirmed-by.ts', () => ({ confirmedBy: async () => pool.owner }));
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
  pool.owner = undefined;
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

describe('an address that somebody has confirmed as one more of their account', () => {
  beforeEach(() => {
    pool.owner = 'maya';
  });

  test('is refused to a sign-up in the words for a primary one', async () => {
    await expect(handler(event('b2', 'PreSignUp_SignUp'))).rejects.toThrow(
      // The service puts a full stop behind it; so it is what it says itself of who has a password.
      /^An account with the given email already exists$/,
    );
    expect(logged).toHaveBeenCalledExactlyOnceWith('A sign-up was refused');
  });

  test('is refused to a provider', async () => {
    const asked = handler(event('google_17', 'PreSignUp_ExternalProvider'));
    await expect(asked).rejects.toThrow('already an account');
  });

  test('is theirs, and keeps them from nothing when they press twice', async () => {
    const Attributes = [{ Name: 'sub', Value: 'maya' }];
    pool.users = [{ Username: 'google_17', UserStatus: 'EXTERNAL_PROVIDER', Attributes }];
    const asked = event('google_17', 'PreSignUp_ExternalProvider');
    await expect(handler(asked)).resolves.toBe(asked);
  });

  test('leads to the button where they came through a provider that did not vouch for it', async () => {
    const Attributes = [{ Name: 'sub', Value: 'maya' }];
    pool.users = [{ Username: 'facebook_17', UserStatus: 'EXTERNAL_PROVIDER', Attributes }];
    await expect(handler(event('b2', 'PreSignUp_SignUp'))).rejects.toThrow('the button you used then');
  });
});

test('a provider that gives no address is refused, too', async () => {
  const asked = event('Google_17', 'PreSignUp_ExternalProvider');
  asked.request.userAttributes = {};
  await expect(handler(asked)).rejects.toThrow('no email address');
  expect(logged).toHaveBeenCalledExactlyOnceWith('A sign-up was refused');
});
