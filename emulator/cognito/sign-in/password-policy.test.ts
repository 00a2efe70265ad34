import { expect, test } from 'vitest';
import { checkPassword } from './password-policy.ts';

const policy = {
  MinimumLength: 8,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};
const said = (password: string) => {
  try {
    checkPassword(password, policy);
    return 'accepted';
  } catch (error) {
    const { name, message } = error as Error;
    return `${name}: ${message}`;
  }
};
const prefix = 'InvalidPasswordException: Password did not conform with policy: Password';

test.each([
  ['Correct-h0rse', 'accepted'],
  ['With a space1', 'accepted'],
  ['Aa1!xyz', `${prefix} not long enough`],
  ['correct-h0rse', `${prefix} must have uppercase characters`],
  ['CORRECT-H0RSE', `${prefix} must have lowercase characters`],
  ['Correct-horse', `${prefix} must have numeric characters`],
  ['Correcth0rse', `${prefix} must have symbol characters`],
])('%s: %s', (password, answer) => expect(said(password)).toBe(answer));

test.each(['', 'A', ' Correct-h0rse', 'Correct-h0rse ', `Aa1!${'x'.repeat(260)}`])(
  'not a password at all: "%s"',
  (password) => expect(said(password)).toContain('InvalidParameterException: 1 validation error detected'),
);

test('what the policy does not ask for is not demanded', () => {
  expect(() => checkPassword('simple', { MinimumLength: 6 })).not.toThrow();
});
