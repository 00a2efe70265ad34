import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import { brand } from '#domain/brand';
import { words } from '../words.ts';

const { fields: said, passwords } = words;

type Fields = NonNullable<AuthenticatorProps['formFields']>;
type Field = NonNullable<Fields['signIn']>[string];
/** Amplify hands every further property of a field to its input component; its types do not say so. */
interface Further {
  inputMode?: 'numeric' | 'email';
  pattern?: string;
  descriptiveText?: string;
}

/**
 * Amplify forgets of a field that is named at all what it knew of it before: that it is required, and what a browser may fill
 * in.
 */
const field = (label: string, autocomplete: string, more: Field & Further = {}): Field => ({
  isRequired: true,
  placeholder: '',
  label,
  autocomplete,
  ...more,
});

const email = field(said.email, 'username', { inputMode: 'email' });
const code = field(said.code, 'one-time-code', { inputMode: 'numeric', order: 1 });
const newPassword = {
  /** Neither its first nor its last sign is a space. */
  password: field(said.newPassword, 'new-password', {
    pattern: String.raw`\S|\S.*\S`,
    order: 2,
    descriptiveText: passwords.rules,
  }),
  confirm_password: field(said.confirmPassword, 'new-password', { order: 3 }),
};
/** The specification says of the sign-up form alone that its passwords are not marked as required. */
const unmarked = { isRequired: false };

/** The fields of every screen: their labels and order, what must be there, what a browser may fill in. */
export const formFields: Fields = {
  signIn: { username: email, password: field(said.password, 'current-password') },
  signUp: {
    email: { ...email, order: 1 },
    password: field(said.password, 'new-password', {
      ...unmarked,
      order: 2,
      descriptiveText: passwords.rules,
    }),
    confirm_password: field(said.confirmPassword, 'new-password', { ...unmarked, order: 3 }),
  },
  confirmSignUp: { confirmation_code: code },
  forgotPassword: { username: email },
  confirmResetPassword: { confirmation_code: code, ...newPassword },
  confirmSignIn: { confirmation_code: code },
  forceNewPassword: newPassword,
  setupTotp: { QR: { totpIssuer: brand }, confirmation_code: code },
  confirmVerifyUser: { confirmation_code: code },
};
