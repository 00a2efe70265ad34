import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { operation } from '../operation.ts';
import { removeUser } from '../users/remove-user.ts';

export const deleteUser = operation(z.object({ AccessToken: z.string() }), async (input, services) => {
  const { user } = await callerOf(input.AccessToken, services);
  await removeUser(user, services);
  return {};
});
