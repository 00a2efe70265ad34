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

import { signUpErrors } from './sign-up-errors.ts';
import { notedSignUp } from './sign-up-pending.ts';

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

/** The services of the Authenticator. `sent` says whether the sign-up form was submitted at least once. */
export const authServices = (sent: () => boolean): Services => ({
  handleSignIn: guarded(signIn),
  handleSignUp: notedSignUp(guarded(signUp)),
  handleConfirmSignIn: guarded(confirmSignIn),
  handleConfirmSignUp: guarded(confirmSignUp),
  handleForgotPassword: guarded(resetPassword),
  handleForgotPasswordSubmit: guarded(confirmResetPassword),
  handleResendSignUpCode: guarded(resendSignUpCode),
  validateCustomSignUp: (values, touched) =>
    Promise.resolve(signUpErrors(values, touched as Record<string, boolean | undefined>, sent())),
});
