import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ProductError } from '#domain/errors';
import { normalEmail } from '#domain/text';

/** Asks the identity service itself, with the caller's own token, whether and which e-mail is verified. */
export type VerifiedEmail = (accessToken: string) => Promise<string>;

/** Throws FORBIDDEN when the e-mail is not verified, UNAUTHENTICATED when the token no longer counts. */
export function verifiedEmailFrom(client: CognitoIdentityProviderClient): VerifiedEmail {
  return async (accessToken) => {
    const attributes = await client.send(new GetUserCommand({ AccessToken: accessToken })).then(
      (reply) => new Map(reply.UserAttributes?.map(({ Name, Value }) => [Name, Value])),
      (error: Error) => {
        if (error.name === 'NotAuthorizedException' || error.name === 'UserNotFoundException')
          throw new ProductError('UNAUTHENTICATED', 'Please sign in again.');
        throw error;
      },
    );
    const email = normalEmail(attributes.get('email') ?? '');
    if (email === undefined || attributes.get('email_verified') !== 'true')
      throw new ProductError('FORBIDDEN', 'Please confirm your email address first.');
    return email;
  };
}
