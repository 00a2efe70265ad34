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
    expect(words).toContain('<b>{####}</b>');
    expect(words).toContain(
      'href="https://countersign.example/auth/confirm?username=0b8e-sub&amp;code={####}"',
    );
    expect(words).not.toContain('maya');
  },
);

test.each([
  'CustomMessage_ForgotPassword',
  'CustomMessage_VerifyUserAttribute',
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_Authentication',
  'CustomMessage_AdminCreateUser',
])('%s is left as the pool words it', async (source) => {
  expect(await mail(source)).toBeNull();
});

test('without a site there is nothing to link to', async () => {
  vi.stubEnv('SITE_URL', '');
  expect(await mail('CustomMessage_SignUp')).toBeNull();
});
