import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword } from 'aws-amplify/auth';
import { firstPasswordEnds } from '#domain/account/sign-up/first-password';
import { words } from '../words.ts';
import { tellOfCode } from './code-resent.ts';
import { isConfirmedAlready } from './confirmed-already.ts';

/** Comes along to the triggers: for the words of the mail, and to end the password of whoever typed the address first. */
const options = { clientMetadata: firstPasswordEnds };

/**
 * Sends a code to whoever reads the mails of an address: for a new password, or to finish a sign-up that nobody confirmed. At most one of
 * them is sent, and what is answered is the same.
 */
export async function sendResetCode({ username }: { username: string }): ReturnType<typeof resetPassword> {
  const output = await resetPassword({ username });
  await resendSignUpCode({ username, options }).catch((error: unknown) => {
    if (!isConfirmedAlready(error)) throw error;
  });
  return output;
}

/** How a code is refused that is none for a password. */
const OTHER_CODE = ['CodeMismatchException', 'ExpiredCodeException'];

/** How it ends where the code was right, and a trigger of ours did not answer. */
const TRIGGER = [
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
  'InvalidLambdaResponseException',
];

const isOneOf = (names: string[], error: unknown): error is Error =>
  error instanceof Error && names.includes(error.name);

/**
 * Sets the new password by its code. The code of a sign-up confirms the address instead, which ends the first password, and the code for
 * the new one is sent.
 * @throws also then, to stay at the form: it waits for that code
 */
export async function resetOrFinish(input: Parameters<typeof confirmResetPassword>[0]): Promise<void> {
  try {
    await confirmResetPassword(input);
  } catch (error) {
    if (!isOneOf(OTHER_CODE, error)) throw error;
    await finish(input, error);
    await resetPassword({ username: input.username });
    tellOfCode(words.codes.second);
    throw new Error(words.codes.second, { cause: error });
  }
}

/** @throws the refusal to show: of an account that waits for no code, that of its password */
async function finish(
  { username, confirmationCode }: { username: string; confirmationCode: string },
  refusal: Error,
): Promise<void> {
  try {
    await confirmSignUp({ username, confirmationCode, options });
  } catch (error) {
    if (isOneOf(TRIGGER, error)) return;
    throw isConfirmedAlready(error) || isOneOf(['ExpiredCodeException'], error) ? refusal : error;
  }
}
