import {
  AdminDeleteUserCommand,
  type CognitoIdentityProviderClient,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { usersWith } from '../../runtime/identity/users-with.ts';
import type { TombstoneStore } from '../../store/tombstone.ts';

/** Takes an address that `owner` has confirmed from sign-ups that came to nothing: they would keep it from being signed in with. */
export type FreeAddress = (address: string, owner: string) => Promise<void>;

/**
 * What is removed never was an account: either its code was never entered, or there is no record of it, and none can come, since the
 * address is somebody's. Whoever has a record stays, as does what an administrator made.
 */
export const freeingAddress =
  (
    client: Pick<CognitoIdentityProviderClient, 'send'>,
    UserPoolId: string,
    { read }: Pick<TombstoneStore, 'read'>,
  ): FreeAddress =>
  async (address, owner) => {
    const isLeftover = async ({ UserStatus, Attributes = [] }: UserType) => {
      const sub = Attributes.find(({ Name }) => Name === 'sub')?.Value;
      if (!sub || sub === owner || (UserStatus !== 'UNCONFIRMED' && UserStatus !== 'CONFIRMED')) return false;
      return (await read(sub)) === undefined;
    };
    for (const user of await usersWith(address, UserPoolId, client))
      if (await isLeftover(user)) await remove(user.Username);
    async function remove(Username: string | undefined) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
      } catch (error) {
        if ((error as Error).name !== 'UserNotFoundException') throw error;
      }
    }
  };
