import { expect, test } from 'vitest';
import { passwordProblems } from './password-rules.ts';

const policy = {
  minLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSpecialCharacters: true,
};

test.each([
  ['Lamp-post-7', []],
  ['Lamp-p7', ['Password must have at least 8 characters']],
  ['LAMP-POST-7', ['Password must have lower case letters']],
  ['lamp-post-7', ['Password must have upper case letters']],
  ['Lamp-post-s', ['Password must have numbers']],
  ['Lamppost77', ['Password must have special characters']],
  [
    '',
    [
      'Password must have at least 8 characters',
      'Password must have lower case letters',
      'Password must have upper case letters',
      'Password must have numbers',
      'Password must have special characters',
    ],
  ],
])('%s lacks %j', (password, expected) => {
  expect(passwordProblems(password, policy)).toEqual(expected);
});

test('without a policy six characters will do', () => {
  expect(passwordProblems('abcdef')).toEqual([]);
  expect(passwordProblems('abcde')).toEqual(['Password must have at least 6 characters']);
});
