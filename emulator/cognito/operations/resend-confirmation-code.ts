import * as z from 'zod';
import { isEmail } from '../users/attributes.ts';
import { issueCode } from '../sign-in/codes.ts';
import { deliveryDetails, sendCode } from '../sign-in/delivery.ts';
import { invalidParameter, userNotFound } from '../errors.ts';
import { metadata, name, operation, username } from '../operation.ts';

/** A fresh sign-up code; the earlier one stops working. */
export const resendConfirmationCode = operation(
  z.object({ ClientId: name, Username: username, ClientMetadata: metadata }),
  async (input, { pools, users, outbox, trigger, now, random }) => {
    const client = pools.client(input.ClientId);
    const user = users.find(client.pool, input.Username);
    if (!user) {
      if (client.settings.PreventUserExistenceErrors !== 'ENABLED' || !isEmail(input.Username))
        throw userNotFound();
      return { CodeDeliveryDetails: deliveryDetails('email', input.Username) };
    }
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    const code = issueCode(user, 'sign-up', now(), random);
    await users.save(user);
    const to = user.attributes.email ?? '';
    const CodeDeliveryDetails = await sendCode(
      { outbox, trigger },
      client.pool,
      { attribute: 'email', to, code },
      {
        user,
        clientId: client.id,
        source: 'CustomMessage_ResendCode',
        clientMetadata: input.ClientMetadata,
      },
    );
    return { CodeDeliveryDetails };
  },
);
