import type { Operation } from './operation.ts';
import { confirmSignUp } from './operations/confirm-sign-up.ts';
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts';
import { getUser } from './operations/get-user.ts';
import { initiateAuth } from './operations/initiate-auth.ts';
import { resendConfirmationCode } from './operations/resend-confirmation-code.ts';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { signUp } from './operations/sign-up.ts';

/** Every operation the local user pool answers, by its name in X-Amz-Target. */
export const operations: Record<string, Operation> = {
  ConfirmSignUp: confirmSignUp,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  GetUser: getUser,
  InitiateAuth: initiateAuth,
  ResendConfirmationCode: resendConfirmationCode,
  RespondToAuthChallenge: respondToAuthChallenge,
  SignUp: signUp,
};
