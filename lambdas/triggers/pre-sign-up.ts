import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { normalEmail } from '#domain/text';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { later } from '../runtime/aws/later.ts';
import { inTime } from '../runtime/aws/in-time.ts';

const client = later(() => new CognitoIdentityProviderClient(inTime));

/**
 * A sign-up through Apple, Amazon, Facebook or Google whose e-mail someone here owns is refused: joining the two would
 * hand the account to whoever controls that address at the provider. Sign-ups with a password pass; Cognito itself
 * keeps their addresses unique.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  const email = normalEmail(event.request.userAttributes['email'] ?? '');
  if (email === undefined) throw new Error('The provider gave no email address.');
  const Filter = `email = "${email.replace(/[\\"]/g, '\\$&')}"`;
  const { Users } = await client.send(
    new ListUsersCommand({ UserPoolId: event.userPoolId, Filter, Limit: 1 }),
  );
  if (Users?.length)
    throw new Error('There is already an account with this email address. Please sign in with its password.');
  return event;
}
