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
import { createLinkWait } from './link-wait.ts';
import { checkSession } from './session.ts';
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

/** Waits for the mailed link of whoever signed up here, or signed in before confirming. */
export const linkWait = createLinkWait(async (credentials) => {
  const { isSignedIn, nextStep } = await signIn(credentials);
  if (isSignedIn) await checkSession();
  return nextStep.signInStep !== 'CONFIRM_SIGN_UP';
});

async function signUpAndWait(input: Parameters<typeof signUp>[0]) {
  const output = await signUp(input);
  const { username, password = '' } = input;
  if (output.nextStep.signUpStep === 'CONFIRM_SIGN_UP') linkWait.expect({ username, password });
  return output;
}

async function signInOrWait(input: Parameters<typeof signIn>[0]) {
  const output = await signIn(input);
  const { username, password = '' } = input;
  if (output.nextStep.signInStep === 'CONFIRM_SIGN_UP') linkWait.expect({ username, password });
  return output;
}

async function confirmByCode(input: Parameters<typeof confirmSignUp>[0]) {
  let output!: Awaited<ReturnType<typeof confirmSignUp>>;
  await linkWait.byCode(input.username, async () => {
    output = await confirmSignUp(input);
    // Amplify's own sign-in after a code ends with the first question for the link.
    return output.nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN';
  });
  return output;
}

/**
 * The services of the Authenticator, which gives each of them one argument. `sent` says whether the sign-up form was submitted at least once.
 */
export const authServices = (sent: () => boolean): Services => ({
  handleSignIn: guarded(signInOrWait as typeof signIn),
  handleSignUp: notedSignUp(guarded(signUpAndWait as typeof signUp)),
  handleConfirmSignIn: guarded(confirmSignIn),
  handleConfirmSignUp: guarded(confirmByCode as typeof confirmSignUp),
  handleForgotPassword: guarded(resetPassword),
  handleForgotPasswordSubmit: guarded(confirmResetPassword),
  handleResendSignUpCode: guarded(resendSignUpCode),
  validateCustomSignUp: (values, touched) =>
    Promise.resolve(signUpErrors(values, touched as Record<string, boolean | undefined>, sent())),
});
