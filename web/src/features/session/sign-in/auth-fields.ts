import type { AuthenticatorProps } from '@aws-amplify/ui-react';

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

const email = field('Email', 'username', { inputMode: 'email' });
const code = field('Code', 'one-time-code', { inputMode: 'numeric', order: 1 });
const newPassword = {
  /** Neither its first nor its last sign is a space. */
  password: field('New password', 'new-password', { pattern: String.raw`\S|\S.*\S`, order: 2 }),
  confirm_password: field('Confirm password', 'new-password', { order: 3 }),
};
/** The specification says of the sign-up form alone that its passwords are not marked as required. */
const unmarked = { isRequired: false };
const rules = 'At least 8 characters: upper and lower case, a number and a symbol.';

/** The fields of every screen: their labels and order, what must be there, what a browser may fill in. */
export const formFields: Fields = {
  signIn: { username: email, password: field('Password', 'current-password') },
  signUp: {
    email: { ...email, order: 1 },
    password: field('Password', 'new-password', { ...unmarked, order: 2, descriptiveText: rules }),
    confirm_password: field('Confirm password', 'new-password', { ...unmarked, order: 3 }),
  },
  confirmSignUp: { confirmation_code: code },
  forgotPassword: { username: email },
  confirmResetPassword: { confirmation_code: code, ...newPassword },
  confirmSignIn: { confirmation_code: code },
  forceNewPassword: newPassword,
  setupTotp: { QR: { totpIssuer: 'Countersign' }, confirmation_code: code },
  confirmVerifyUser: { confirmation_code: code },
};
