import * as z from 'zod';
import { attributeList } from '../users/attributes.ts';
import { callerOf } from '../caller.ts';
import { operation } from '../operation.ts';

export const getUser = operation(z.object({ AccessToken: z.string() }), async (input, services) => {
  const { user, client } = await callerOf(input.AccessToken, services);
  return {
    Username: user.username,
    UserAttributes: attributeList(user, client.settings.ReadAttributes),
    ...(user.mfa.length ? { UserMFASettingList: user.mfa } : {}),
    ...(user.preferredMfa ? { PreferredMfaSetting: user.preferredMfa } : {}),
  };
});
