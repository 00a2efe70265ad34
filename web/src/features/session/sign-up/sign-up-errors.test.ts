import { expect, test } from 'vitest';
import { words } from '../words.ts';
import { passwordErrors, signUpErrors } from './sign-up-errors.ts';

const { errors: said } = words;

const good = {
  email: 'maya@hollimund.example',
  password: 'x',
  confirm_password: 'x',
  acknowledgement: 'yes',
};

test.each([
  ['nothing complains before it is touched', {}, {}, false, {}],
  ['a complete form is clean', good, {}, true, {}],
  ['a left field must hold something', { email: ' ' }, { email: true }, false, { email: said.required }],
  ['an email must look like one', { email: 'maya' }, { email: true }, false, { email: said.email }],
  [
    'sending asks for consent, touched or not',
    { ...good, acknowledgement: undefined },
    {},
    true,
    { acknowledgement: said.consent },
  ],
  [
    'taking consent back is told at once',
    { ...good, acknowledgement: undefined },
    { acknowledgement: true },
    false,
    { acknowledgement: said.consent },
  ],
  [
    'a space that came along when the password was copied is told',
    { ...good, password: 'Lamp-post-7 ' },
    {},
    false,
    { password: said.spaces },
  ],
  [
    'sending an empty form names every field',
    {},
    {},
    true,
    {
      email: said.required,
      password: said.required,
      confirm_password: said.required,
      acknowledgement: said.consent,
    },
  ],
])('%s', (_, values, touched, sent, expected) => {
  expect(signUpErrors(values, touched as Record<string, boolean>, sent)).toEqual(expected);
});

test.each([
  ['not while it is first typed', { password: 'a' }, {}, null],
  ['nothing of a field that was left empty', {}, { password: true }, null],
  [
    'what it lacks',
    { password: 'Lamp-p7' },
    { password: true },
    ['Password must have at least 8 characters'],
  ],
])('the policy finds %s', (_, values, touched, expected) => {
  expect(passwordErrors(values, touched as Record<string, boolean>, { minLength: 8 })).toEqual(
    expected && { password: expected },
  );
});
