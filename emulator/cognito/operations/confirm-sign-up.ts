import * as z from 'zod';
import { takeCode } from '../sign-in/codes.ts';
import { expiredCode, invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { code, metadata, name, operation, username } from '../operation.ts';

/** Proves the address with the code and opens the account. */
export const confirmSignUp = operation(
  z.object({
    ClientId: name,
    Username: username,
    ConfirmationCode: code,
    ForceAliasCreation: z.boolean().optional(),
    ClientMetadata: metadata,
  }),
  async (input, { pools, users, trigger, now }) => {
    const client = pools.client(input.ClientId);
    // It would take an address away from the person who proved it first. Nothing of ours asks for it.
    if (input.ForceAliasCreation)
      throw invalidParameter('ForceAliasCreation is not supported for this user pool.');
    const user = users.find(client.pool, input.Username);
    if (!user)
      throw client.settings.PreventUserExistenceErrors === 'ENABLED' ? expiredCode() : userNotFound();
    if (user.status !== 'UNCONFIRMED')
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    try {
      takeCode(user, 'sign-up', input.ConfirmationCode, now());
      user.status = 'CONFIRMED';
      user.attributes.email_verified = 'true';
    } finally {
      await users.save(user);
    }
    await trigger(client.pool, {
      trigger: 'PostConfirmation',
      source: 'PostConfirmation_ConfirmSignUp',
      user,
      clientId: client.id,
      request: { clientMetadata: input.ClientMetadata },
    });
    return {};
  },
);
