import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  type confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  type resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { toldOfCode } from '../codes/code-resent.ts';
import { type CodeWait, forgetWait, keepWait } from '../codes/code-wait.ts';
import { isConfirmedAlready } from '../codes/confirmed-already.ts';
import { createLinkWait } from '../codes/link-wait.ts';
import { resetOrFinish, sendResetCode } from '../codes/unfinished-sign-up.ts';
import { checkSession } from '../session.ts';
import { triggerWords } from '../trigger-words.ts';
import { passwordErrors, signUpErrors } from '../sign-up/sign-up-errors.ts';
import { notedSignUp } from '../sign-up/sign-up-pending.ts';
import { words } from '../words.ts';

type Services = NonNullable<AuthenticatorProps['services']>;

const { screen } = words;

/** What the screens may show in place of what a browser or Amplify says. `name`: what the screen machine knows it by. */
const shown = ({ name, message }: Error): { words: string; name: string } | undefined => {
  // Amplify's error for a missing user pool has another name than the screen machine looks for.
  if (name === 'AuthUserPoolException') return { words: screen.missingPool, name: 'NoUserPoolError' };
  if (name === 'UserLambdaValidationException') return { words: triggerWords(message), name };
  if (name === 'NetworkError') return { words: screen.offline, name };
  // The answer was a page of something in between, which Amplify took for JSON.
  if (name === 'SyntaxError') return { words: screen.silent, name };
  return undefined;
};

const guarded = <Call extends (input: never) => Promise<unknown>>(call: Call): Call =>
  (async (input: never) => {
    try {
      return await call(input);
    } catch (error) {
      const own = error instanceof Error && shown(error);
      if (!own) throw error;
      console.error(error);
      throw Object.assign(new Error(own.words, { cause: error }), { name: own.name });
    }
  }) as Call;

/** Waits for the mailed link of whoever signed up here, or signed in before confirming. */
export const linkWait = createLinkWait(async (credentials) => {
  const { isSignedIn, nextStep } = await signIn(credentials);
  if (isSignedIn) {
    forgetWait();
    await checkSession();
  }
  return nextStep.signInStep !== 'CONFIRM_SIGN_UP';
});

/** What the screens know beside their machine, which is Amplify's. */
export interface Form {
  /** Whether the sign-up form was sent at least once. */
  sent: boolean;
  /** What was found waiting for its code: its form is sent with the address alone, and nothing is asked. */
  resumed?: CodeWait | undefined;
  /** What was just done where signing in is left to the person: an address confirmed, a forgotten password set anew. */
  done?: 'confirmed' | 'reset';
}

function waitFor({ username, password = '' }: { username: string; password?: string }) {
  linkWait.expect({ username, password });
  keepWait({ email: username, path: location.pathname, since: Date.now() });
}

const signUpAndWait =
  (form: Form) =>
  async (input: Parameters<typeof signUp>[0]): ReturnType<typeof signUp> => {
    const { resumed } = form;
    if (resumed) {
      form.resumed = undefined;
      return {
        isSignUpComplete: false,
        nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: mailTo(resumed.email) },
      };
    }
    const output = await signUp(input);
    if (output.nextStep.signUpStep === 'CONFIRM_SIGN_UP') waitFor(input);
    return output;
  };

/** Where a code was sent before; the address masked as the service does. */
const mailTo = (email: string) => ({
  deliveryMedium: 'EMAIL' as const,
  destination: email.replace(/^(.)[^@]*@(.).*$/su, '$1***@$2***'),
});

async function signInOrWait(input: Parameters<typeof signIn>[0]) {
  const output = await signIn(input);
  if (output.nextStep.signInStep === 'CONFIRM_SIGN_UP') waitFor(input);
  return output;
}

const confirmByCode = (form: Form) => async (input: Parameters<typeof confirmSignUp>[0]) => {
  let output!: Awaited<ReturnType<typeof confirmSignUp>>;
  await linkWait.byCode(input.username, async () => {
    output = await confirmSignUp(input).catch(throughAlready);
    forgetWait();
    // Amplify's own sign-in after a code ends with the first question for the link.
    const isLeft = output.nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN';
    if (isLeft) form.done = 'confirmed';
    return isLeft;
  });
  return output;
};

/** Whoever opened the link meanwhile has nothing left to confirm here. */
function throughAlready(error: unknown): Awaited<ReturnType<typeof confirmSignUp>> {
  if (!isConfirmedAlready(error)) throw error;
  return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
}

const resetAndWait =
  (form: Form) =>
  async (input: Parameters<typeof sendResetCode>[0]): ReturnType<typeof sendResetCode> => {
    const { resumed } = form;
    form.resumed = undefined;
    if (resumed)
      return {
        isPasswordReset: false,
        nextStep: {
          resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
          codeDeliveryDetails: mailTo(resumed.email),
        },
      };
    const output = await sendResetCode(input);
    keepWait({ email: input.username, screen: 'forgotPassword', path: location.pathname, since: Date.now() });
    return output;
  };

const resetByCode = (form: Form) => async (input: Parameters<typeof resetOrFinish>[0]) => {
  await resetOrFinish(input);
  forgetWait();
  form.done = 'reset';
};

/** The services of the Authenticator, which gives each of them one argument. */
export const authServices = (form: Form): Services => ({
  handleSignIn: guarded(signInOrWait as typeof signIn),
  handleSignUp: notedSignUp(guarded(signUpAndWait(form) as typeof signUp)),
  handleConfirmSignIn: guarded(confirmSignIn),
  handleConfirmSignUp: guarded(confirmByCode(form) as typeof confirmSignUp),
  handleForgotPassword: toldOfCode(guarded(resetAndWait(form) as typeof resetPassword)),
  handleForgotPasswordSubmit: guarded(resetByCode(form) as typeof confirmResetPassword),
  handleResendSignUpCode: toldOfCode(guarded(resendSignUpCode)),
  validateFormPassword: (values, touched, settings) =>
    Promise.resolve(passwordErrors(values, touched as Record<string, boolean | undefined>, settings)),
  validateCustomSignUp: (values, touched) =>
    Promise.resolve(signUpErrors(values, touched as Record<string, boolean | undefined>, form.sent)),
});
