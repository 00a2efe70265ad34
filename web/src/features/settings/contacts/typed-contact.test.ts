import { expect, test } from 'vitest';
import { phoneNumberOf, typedContact } from './typed-contact.ts';

test.each([
  ['+1', '860 555 0100', '+18605550100'],
  ['+1', '(860) 555-0100', '+18605550100'],
  ['44', '7700 900123', '+447700900123'],
  ['+1', '+44 7700 900123', '+447700900123'],
  ['44', '07700 900123', '+447700900123'],
  ['0044', '07700 900123', '+447700900123'],
  ['00', '7700 900123', undefined],
  ['44', '+44 (0)7700 900123', '+447700900123'],
  ['+49', '0151 23456789', '+4915123456789'],
  ['+39', '06 6982 1234', '+390669821234'],
  ['+1', '1 860 555 0100', '+18605550100'],
  ['+1', '07700 900123', undefined],
  ['+1', '0044 7700 900789', '+447700900789'],
  ['+1', '860 555 010', undefined],
  ['+1', '', undefined],
  ['+1', '12', undefined],
  ['', '07700 900453', undefined],
  ['', '(0)7911 123456', undefined],
  ['+', '7700 900453', undefined],
  [' ', '0176 12345678', undefined],
  ['', '+44 7700 900123', '+447700900123'],
  ['', '0044 (0)7700 900123', '+447700900123'],
  ['+1', 'call me', undefined],
  ['+1', '860 555 0100 ext 5', undefined],
])('%s and %s are %s', (code, typed, expected) => {
  expect(phoneNumberOf(code, typed)).toBe(expected);
});

test('an email address is kept in lower case, anything else is none', () => {
  expect(typedContact('email', { countryCode: '', text: ' Maya@Example.com ' })).toEqual({
    kind: 'email',
    value: 'maya@example.com',
  });
  expect(typedContact('email', { countryCode: '', text: 'maya' })).toBeUndefined();
});
