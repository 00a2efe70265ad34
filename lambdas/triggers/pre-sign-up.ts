import { CognitoIdentityProviderClient, type UserType } from '@aws-sdk/client-cognito-identity-provider';
import { normalEmail } from '#domain/text';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { confirmedBy } from '../account/contact/confirmed-by.ts';
import { logger } from '../runtime/logger.ts';
import { usersWith } from '../runtime/identity/users-with.ts';
import { later } from '../runtime/aws/later.ts';
import { inTime } from '../runtime/aws/in-time.ts';

const client = later(() => new CognitoIdentityProviderClient(inTime));

/**
 * One address, one account. A sign-up through Apple, Amazon, Facebook or Google whose email someone here has is refused: joining the two
 * would hand the account to whoever controls that address at the provider. A sign-up with a password is refused where the address signs
 * in through a provider that vouches for it; among passwords Cognito itself keeps the addresses unique. One that somebody has confirmed as a
 * further address of their account is refused to both, in the same words as a primary one. The service puts a full stop behind what is
 * thrown.
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
  const [users, owner] = await Promise.all([usersWith(email, event.userPoolId, client), confirmedBy(email)]);
  const isOwner = (user: UserType) => owner !== undefined && subOf(user) === owner;
  if (byProvider) {
    const isAnothers = owner !== undefined && !users.some((user) => isSelf(user) && isOwner(user));
    if (isAnothers || users.some((user) => !isSelf(user) && hasTheAddress(user)))
      throw refused(
        'There’s already an account with this email address. Sign in the way you did before: with its password, or with the button you used then',
      );
    return event;
  }
  if (users.some((user) => isVouchedFor(user) || (isExternal(user) && isOwner(user))))
    throw refused(
      'There’s already an account with this email address. Sign in to it with the button you used then, such as “Sign in with Google”',
    );
  if (owner !== undefined) throw refused(asTheServiceSays);
  return event;
}

/** Of who signed up with a password: a stranger is not told whether an address is an account's primary one. */
const asTheServiceSays = 'An account with the given email already exists';

/** The alarm on this function leaves out what is logged so (`refuses`): anybody could cause it. */
function refused(words: string): Error {
  logger.warn('A sign-up was refused');
  return new Error(words);
}

/** Who typed an address and never confirmed it keeps nobody from it. */
const hasTheAddress = ({ UserStatus }: UserType) => UserStatus !== 'UNCONFIRMED';

/** An address that the provider only repeats could be anybody's: it keeps its owner from nothing. */
const isVouchedFor = (user: UserType) => isExternal(user) && attributeOf(user, 'email_verified') === 'true';

const isExternal = ({ UserStatus }: UserType) => UserStatus === 'EXTERNAL_PROVIDER';

const attributeOf = ({ Attributes = [] }: UserType, name: string) =>
  Attributes.find(({ Name }) => Name === name)?.Value;

const subOf = (user: UserType) => attributeOf(user, 'sub');
