import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

/** From here on a clock counts as wrong, in milliseconds; below it AWS accepts what it signs. */
const SKEW = 5 * 60_000;

/**
 * How far the identity service's clock is ahead of this one, in milliseconds; 0 below five minutes. Amplify notes it with the
 * tokens when it gets them; its own signed calls are corrected by Amplify itself.
 */
export async function clockOffset(): Promise<number> {
  const drift = (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.clockDrift ?? 0;
  return Math.abs(drift) >= SKEW ? drift : 0;
}
