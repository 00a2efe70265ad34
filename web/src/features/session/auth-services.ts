import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';

type Services = NonNullable<AuthenticatorProps['services']>;

const MISSING_POOL = 'Configuration error (see console) – please contact the administrator';

/** Amplify's error for a missing user pool has another name than the screen machine looks for; give it the words here. */
const guarded = <Call extends (input: never) => Promise<unknown>>(call: Call): Call =>
  (async (input: never) => {
    try {
      return await call(input);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AuthUserPoolException') throw error;
      console.error(error);
      throw Object.assign(new Error(MISSING_POOL), { name: 'NoUserPoolError' });
    }
  }) as Call;

export const WORDS = {
  required: 'This field is required',
  email: 'Please enter a valid email',
  consent: 'You must consent in order to create an account.',
};

type Values = Record<string, string | undefined>;

/**
 * The sign-up form's own rules beside Amplify's (password policy, matching passwords).
 * A field complains once it was left or the form was sent, never while it is first typed into.
 */
export function signUpErrors(
  values: Values,
  touched: Record<string, boolean | undefined>,
  sent: boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const email = values['email']?.trim() ?? '';
  const asked = (name: string) => sent || Boolean(touched[name]);
  if (asked('email')) {
    if (!email) errors['email'] = WORDS.required;
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors['email'] = WORDS.email;
  }
  for (const name of ['password', 'confirm_password'])
    if (asked(name) && !values[name]) errors[name] = WORDS.required;
  if ((sent || touched['acknowledgement']) && values['acknowledgement'] !== 'yes')
    errors['acknowledgement'] = WORDS.consent;
  return errors;
}

/** The services of the Authenticator. `sent` says whether the sign-up form was submitted at least once. */
export const authServices = (sent: () => boolean): Services => ({
  handleSignIn: guarded(signIn),
  handleSignUp: guarded(signUp),
  handleConfirmSignIn: guarded(confirmSignIn),
  handleConfirmSignUp: guarded(confirmSignUp),
  handleForgotPassword: guarded(resetPassword),
  handleForgotPasswordSubmit: guarded(confirmResetPassword),
  handleResendSignUpCode: guarded(resendSignUpCode),
  validateCustomSignUp: (values, touched) =>
    Promise.resolve(signUpErrors(values, touched as Record<string, boolean | undefined>, sent())),
});
