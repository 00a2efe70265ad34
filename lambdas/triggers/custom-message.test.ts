import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler } from './custom-message.ts';

const event = (triggerSource: string) =>
  ({
    triggerSource,
    userName: '0b8e-sub',
    request: { userAttributes: { email: 'maya@hollimund.example' }, codeParameter: '{####}' },
    response: { emailMessage: null, emailSubject: null, smsMessage: null },
  }) as unknown as CustomMessageTriggerEvent;
const mail = async (source: string) => (await handler(event(source))).response.emailMessage;

beforeEach(() => vi.stubEnv('SITE_URL', 'https://countersign.example'));
afterEach(() => vi.unstubAllEnvs());

test.each(['CustomMessage_SignUp', 'CustomMessage_ResendCode'])(
  '%s: the code as it is, and once more in a link to our page',
  async (source) => {
    const words = await mail(source);
    expect(words).toContain('>{####}</p>');
    expect(words).toContain(
      'href="https://countersign.example/auth/confirm?username=0b8e-sub&#38;code={####}"',
    );
    expect(words).not.toContain('maya');
    expect(words).toContain('The code works once, for 24 hours.');
  },
);

test('whoever finishes a sign-up without its password gets a code, and no link: that would keep the password', async () => {
  const asked = event('CustomMessage_ResendCode');
  asked.request.clientMetadata = { firstPassword: 'ends' };
  const words = (await handler(asked)).response.emailMessage;
  expect(words).toContain('>{####}</p>');
  expect(words).not.toContain('href=');
  expect(words).toContain('The password that was chosen first stops working then.');
});

test('a code for a new password says so, and leads nowhere', async () => {
  const words = await mail('CustomMessage_ForgotPassword');
  expect(words).toContain('The code works once, for 1 hour.');
  expect(words).not.toContain('href=');
});

test.each(['CustomMessage_VerifyUserAttribute', 'CustomMessage_UpdateUserAttribute'])(
  '%s says that one signs in with this address from then on',
  async (source) => expect(await mail(source)).toContain('to sign in with this address from now on'),
);

test('whoever signs in through a provider confirms that emails arrive: they never sign in with the address', async () => {
  const asked = event('CustomMessage_VerifyUserAttribute');
  asked.request.userAttributes['cognito:user_status'] = 'EXTERNAL_PROVIDER';
  const words = (await handler(asked)).response.emailMessage;
  expect(words).toContain('to confirm that emails reach you here');
  expect(words).toContain('someone signed in with this address');
  expect(words).not.toContain('sign-in address');
});

test.each(['CustomMessage_Authentication', 'CustomMessage_AdminCreateUser'])(
  '%s is left as the pool words it',
  async (source) => expect(await mail(source)).toBeNull(),
);

test('a text message is never touched: it says what the pool says', async () => {
  for (const source of ['CustomMessage_SignUp', 'CustomMessage_UpdateUserAttribute'])
    expect((await handler(event(source))).response.smsMessage).toBeNull();
});

test('without a site there is a code, and nothing to link to', async () => {
  vi.stubEnv('SITE_URL', '');
  expect(await mail('CustomMessage_SignUp')).not.toContain('href=');
});

test.each(['CustomMessage_VerifyUserAttribute', 'CustomMessage_Authentication'])(
  '%s: no text goes to a number where texts are dear, whoever asks',
  async (source) => {
    const to = (phone_number: string) => {
      const asked = event(source);
      asked.request.userAttributes['phone_number'] = phone_number;
      return handler(asked);
    };
    await expect(to('+881612345678')).rejects.toThrow('authenticator app');
    await expect(to('+2521234567')).rejects.toThrow('authenticator app');
  },
);
