import { randomBytes } from 'node:crypto';
import {
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { inTime } from '../runtime/aws/in-time.ts';
import { later } from '../runtime/aws/later.ts';

const client = later(() => new CognitoIdentityProviderClient(inTime));

/** Nobody gets to know it; the last characters are there for the policy. */
const unknownPassword = () => `${randomBytes(32).toString('base64url')}aA1!`;

/**
 * Whoever typed an address first chose a password for it. Its owner has just confirmed it without that password: from here on it opens
 * nothing, nor does what was signed in with it meanwhile. The owner chooses another with the code that is mailed next.
 */
export async function endFirstPassword(UserPoolId: string, Username: string): Promise<void> {
  const who = { UserPoolId, Username };
  await client.send(
    new AdminSetUserPasswordCommand({ ...who, Password: unknownPassword(), Permanent: true }),
  );
  await client.send(new AdminUserGlobalSignOutCommand(who));
}
