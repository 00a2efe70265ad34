import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { CognitoError } from '../errors.ts';
import { adminOperation, name, operation, username } from '../operation.ts';
import { namedUser } from '../users/named-user.ts';

/** Ends every sign-in of the caller. */
export const globalSignOut = operation(z.object({ AccessToken: z.string() }), async (input, services) => {
  const { user } = await callerOf(input.AccessToken, services);
  await services.grants.revokeAll(user.poolId, user.sub);
  return {};
});

/** The same for somebody else. */
export const adminUserGlobalSignOut = adminOperation(
  z.object({ UserPoolId: name, Username: username }),
  async (input, services) => {
    const { user } = namedUser(input, services);
    await services.grants.revokeAll(user.poolId, user.sub);
    return {};
  },
);

/** Ends the one sign-in a refresh token came from; refresh tokens alone can be revoked, each by the client it was given to. */
export const revokeToken = operation(
  z.object({ ClientId: name, Token: z.string().min(1) }),
  async (input, { pools, grants, tokens }) => {
    const client = pools.client(input.ClientId);
    if (!client.settings.EnableTokenRevocation)
      throw new CognitoError(
        'UnsupportedOperationException',
        'Token revocation is not enabled for this client.',
      );
    if (await tokens.read(input.Token))
      throw new CognitoError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    if ((grants.of(input.Token)?.clientId ?? client.id) !== client.id)
      throw new CognitoError('UnauthorizedException', 'The token was not issued to this client.');
    await grants.revoke(input.Token);
    return {};
  },
);
