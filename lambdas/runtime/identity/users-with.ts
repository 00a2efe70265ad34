import {
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';

/** Whoever has this address at the identity service, confirmed or not, with a password or through a provider. */
export async function usersWith(
  email: string,
  UserPoolId: string,
  client: Pick<CognitoIdentityProviderClient, 'send'>,
): Promise<UserType[]> {
  const Filter = `email = "${email.replace(/[\\"]/g, '\\$&')}"`;
  return (await client.send(new ListUsersCommand({ UserPoolId, Filter, Limit: 20 }))).Users ?? [];
}
