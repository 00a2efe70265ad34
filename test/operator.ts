import {
  AdminAddUserToGroupCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { LocalStack } from '../local/stack.ts';
import type { Person } from './people.ts';
import { identityService } from './registered.ts';

/** The person with a token from after they joined the group that runs the product. */
export async function asOperator({ origin }: LocalStack, person: Person): Promise<Person> {
  const { client, clientId: ClientId, userPoolId: UserPoolId } = await identityService(origin);
  await client.send(
    new AdminAddUserToGroupCommand({ UserPoolId, Username: person.email, GroupName: 'Admin' }),
  );
  const { AuthenticationResult } = await client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: person.refreshToken }),
  );
  return { ...person, accessToken: AuthenticationResult!.AccessToken! };
}
