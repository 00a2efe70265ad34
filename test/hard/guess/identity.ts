import { randomBytes } from 'node:crypto';
import type { Reached } from '../stack/attacked.ts';

/** What the identity service said: its own name of the refusal, or `ok`, and the whole body. */
export interface Said {
  kind: string;
  body: Record<string, unknown>;
}

/** Asks the identity service of a stack as any program can. */
export function identityOf({ config }: Pick<Reached, 'config'>) {
  const { userPoolEndpoint, userPoolClientId } = (config.Auth as { Cognito: Record<string, string> }).Cognito;
  const ask = async (operation: string, input: object): Promise<Said> => {
    const response = await fetch(userPoolEndpoint!, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: userPoolClientId, ...input }),
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { kind: response.ok ? 'ok' : `${String(body.__type)}: ${String(body.message)}`, body };
  };
  /** A sign-in as far as the challenge: any number does for whoever does not know the password. */
  const begin = (USERNAME: string) =>
    ask('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: randomBytes(384).toString('hex') },
    });
  /** A password that is wrong: its proof is none. */
  const wrongPassword = async (begun: Said) => {
    const given = begun.body.ChallengeParameters as Record<string, string>;
    return ask('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: given.USER_ID_FOR_SRP,
        PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
        TIMESTAMP: srpTime(new Date()),
      },
    });
  };
  return { ask, begin, wrongPassword };
}

/** `Fri Nov 20 16:00:00 UTC 2026`. */
function srpTime(at: Date): string {
  const [weekday, day, month, year, time] = at.toUTCString().replace(',', '').split(' ');
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
