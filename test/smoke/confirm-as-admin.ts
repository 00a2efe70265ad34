import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** Confirms somebody who signed up, and their address, with the rights of an administrator of the pool. */
export const confirmAsAdmin =
  (client: Pick<CognitoIdentityProviderClient, 'send'>, UserPoolId: string) =>
  async (Username: string): Promise<void> => {
    await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
  };
