import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider';
import { changeOperator } from '../../bin/change-operator.ts';
import type { LocalStack } from '../../local/stack.ts';
import type { Person } from './people.ts';
import { identityService } from './registered.ts';

/** The person with a token from after they joined the group that runs the product. */
export async function asOperator({ origin }: Pick<LocalStack, 'origin'>, person: Person): Promise<Person> {
  await changeOperator({ site: origin, email: person.email, remove: false });
  return { ...person, accessToken: await newToken(origin, person) };
}

/** An access token that says what is true of the person now. */
export async function newToken(origin: string, { refreshToken: RefreshToken }: Person): Promise<string> {
  const { client, clientId: ClientId } = await identityService(origin);
  const { AuthenticationResult } = await client.send(
    new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }),
  );
  return AuthenticationResult!.AccessToken!;
}
