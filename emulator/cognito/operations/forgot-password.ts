import * as z from 'zod';
import { issueCode, takeCode } from '../sign-in/codes.ts';
import { deliveryDetails, sendCode } from '../sign-in/delivery.ts';
import { codeMismatch, invalidParameter, notAuthorized, userNotFound } from '../errors.ts';
import { code, metadata, name, operation, text, username } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import { makeProof } from '../sign-in/srp.ts';

/** Sends a code to the verified address. Strangers get the same answer where the client hides who exists. */
export const forgotPassword = operation(
  z.object({ ClientId: name, Username: username, ClientMetadata: metadata }),
  async (input, { pools, users, outbox, trigger, now, random }) => {
    const client = pools.client(input.ClientId);
    const user = users.find(client.pool, input.Username);
    const reachable = user?.attributes.email_verified === 'true';
    if (!user || !reachable) {
      if (client.settings.PreventUserExistenceErrors === 'ENABLED')
        return { CodeDeliveryDetails: deliveryDetails('email', input.Username) };
      if (!user) throw userNotFound();
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED')
      throw notAuthorized('User password cannot be reset in the current state.');
    const code = issueCode(user, 'forgot-password', now(), random);
    await users.save(user);
    const to = user.attributes.email ?? '';
    const CodeDeliveryDetails = await sendCode(
      { outbox, trigger },
      client.pool,
      { attribute: 'email', to, code },
      {
        user,
        clientId: client.id,
        source: 'CustomMessage_ForgotPassword',
        clientMetadata: input.ClientMetadata,
      },
    );
    return { CodeDeliveryDetails };
  },
);

/** Sets the new password; nobody is signed out by it, as in the cloud. */
export const confirmForgotPassword = operation(
  z.object({
    ClientId: name,
    Username: username,
    ConfirmationCode: code,
    Password: text,
    ClientMetadata: metadata,
  }),
  async (input, { pools, users, trigger, now, random }) => {
    const client = pools.client(input.ClientId);
    const { pool } = client;
    const user = users.find(pool, input.Username);
    if (!user)
      throw client.settings.PreventUserExistenceErrors === 'ENABLED' ? codeMismatch() : userNotFound();
    checkPassword(input.Password, pool.settings.Policies.PasswordPolicy);
    try {
      takeCode(user, 'forgot-password', input.ConfirmationCode, now());
      user.password = makeProof(pool.name, user.username, input.Password, random(16));
      user.failedSignIns = 0;
      if (user.status === 'RESET_REQUIRED') user.status = 'CONFIRMED';
    } finally {
      await users.save(user);
    }
    await trigger(pool, {
      trigger: 'PostConfirmation',
      source: 'PostConfirmation_ConfirmForgotPassword',
      user,
      clientId: client.id,
      request: { clientMetadata: input.ClientMetadata },
    });
    return {};
  },
);
