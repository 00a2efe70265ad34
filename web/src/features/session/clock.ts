import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

/** From here on a clock counts as wrong, in milliseconds; below it AWS accepts what it signs. */
const SKEW = 5 * 60_000;

/**
 * What time the identity service thinks it is, when this clock is five minutes wrong or more. Amplify notes with the tokens
 * how far apart both were when it got them; its own signed calls are corrected by Amplify itself.
 */
export async function correctedNow(now = Date.now): Promise<Date> {
  const drift = (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.clockDrift ?? 0;
  return new Date(now() + (Math.abs(drift) >= SKEW ? drift : 0));
}
