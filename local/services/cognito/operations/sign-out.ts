import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { name, operation } from '../operation.ts';

/** Ends every sign-in of the caller. */
export const globalSignOut = operation(z.object({ AccessToken: z.string() }), async (input, services) => {
  const { user } = await callerOf(input.AccessToken, services);
  await services.grants.revokeAll(user.poolId, user.sub);
  return {};
});

/** Ends the one sign-in a refresh token came from. */
export const revokeToken = operation(
  z.object({ ClientId: name, Token: z.string().min(1) }),
  async (input, { pools, grants }) => {
    pools.client(input.ClientId);
    await grants.revoke(input.Token);
    return {};
  },
);
