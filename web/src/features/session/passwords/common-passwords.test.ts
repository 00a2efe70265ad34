import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

test.each([
  ['Password1!', true],
  ['P@ssw0rd', true],
  ['p4$$w0rd!!', true],
  ['Qwerty123!', true],
  ['Summer2026!', true],
  ['Welcome#1', true],
  ['12345678', true],
  ['AAAAaaaa1!', true],
  ['Lamp-post-7', false],
  ['Correct-h0rse', false],
  ['Maya-is-1-person', false],
  ['', false],
])('%s: %s', (password, expected) => {
  expect(isCommon(password)).toBe(expected);
});
