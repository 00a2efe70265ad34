import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ResourcesConfig } from 'aws-amplify';
import type { LocalStack } from '../local/stack.ts';
import type { Person } from './people.ts';

/** The person with a token from after they joined the group that runs the product. */
export async function asOperator({ config }: LocalStack, person: Person): Promise<Person> {
  const {
    userPoolClientId: ClientId,
    userPoolId: UserPoolId,
    userPoolEndpoint,
  } = (config as ResourcesConfig).Auth!.Cognito;
  const identity = new CognitoIdentityProviderClient({
    region: 'us-east-1',
    endpoint: userPoolEndpoint!,
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  });
  await identity.send(
    new AdminAddUserToGroupCommand({ UserPoolId, Username: person.email, GroupName: 'Admin' }),
  );
  const { AuthenticationResult } = await identity.send(
    new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: person.refreshToken }),
  );
  return { ...person, accessToken: AuthenticationResult!.AccessToken! };
}
