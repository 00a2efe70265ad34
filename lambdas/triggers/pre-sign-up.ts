import { CognitoIdentityProviderClient, type UserType } from '@aws-sdk/client-cognito-identity-provider';
import { normalEmail } from '#domain/text';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { logger } from '../runtime/logger.ts';
import { usersWith } from '../runtime/identity/users-with.ts';
import { later } from '../runtime/aws/later.ts';
import { inTime } from '../runtime/aws/in-time.ts';

const client = later(() => new CognitoIdentityProviderClient(inTime));

/**
 * One address, one account. A sign-up through Apple, Amazon, Facebook or Google whose email someone here has is refused: joining the two
 * would hand the account to whoever controls that address at the provider. A sign-up with a password is refused where the address signs
 * in through a provider that vouches for it; among passwords Cognito itself keeps the addresses unique. The service puts a full stop
 * behind what is thrown.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const email = normalEmail(event.request.userAttributes['email'] ?? '');
  const byProvider = event.triggerSource === 'PreSignUp_ExternalProvider';
  if (email === undefined) {
    if (byProvider) throw refused('The provider gave no email address');
    return event;
  }
  // Whoever pressed twice comes twice at once, and is no other.
  const isSelf = ({ Username }: UserType) => Username?.toLowerCase() === event.userName.toLowerCase();
  const others = (await usersWith(email, event.userPoolId, client)).filter(
    (user) => !(byProvider && isSelf(user)),
  );
  if (byProvider ? others.some(hasTheAddress) : others.some(isVouchedFor))
    throw refused(
      byProvider
        ? 'There’s already an account with this email address. Sign in the way you did before: with its password, or with the button you used then'
        : 'There’s already an account with this email address. Sign in to it with the button you used then, such as “Sign in with Google”',
    );
  return event;
}

/** The alarm on this function leaves out what is logged so (`refuses`): anybody could cause it. */
function refused(words: string): Error {
  logger.warn('A sign-up was refused');
  return new Error(words);
}

/** Who typed an address and never confirmed it keeps nobody from it. */
const hasTheAddress = ({ UserStatus }: UserType) => UserStatus !== 'UNCONFIRMED';

/** An address that the provider only repeats could be anybody's: it keeps its owner from nothing. */
const isVouchedFor = ({ UserStatus, Attributes = [] }: UserType) =>
  UserStatus === 'EXTERNAL_PROVIDER' &&
  Attributes.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true');
