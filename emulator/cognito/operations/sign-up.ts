import * as z from 'zod';
import { isEmail, requireAttributes, writtenAttributes } from '../users/attributes.ts';
import { issueCode } from '../sign-in/codes.ts';
import { sendCode } from '../sign-in/delivery.ts';
import { CognitoError, invalidParameter, notAuthorized } from '../errors.ts';
import { newUser } from '../users/new-user.ts';
import { attributesInput, metadata, name, operation, text, username } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import { makeProof } from '../sign-in/srp.ts';

/** A new account, unconfirmed until its code arrives; the pre-sign-up trigger may refuse or confirm it. */
export const signUp = operation(
  z.object({
    ClientId: name,
    Username: username,
    Password: text,
    UserAttributes: attributesInput.default([]),
    ValidationData: attributesInput.optional(),
    ClientMetadata: metadata,
  }),
  async (input, { pools, users, trigger, outbox, now, random, uuid }) => {
    const client = pools.client(input.ClientId);
    const { pool } = client;
    if (pool.settings.AdminCreateUserConfig.AllowAdminCreateUserOnly)
      throw notAuthorized('SignUp is not permitted for this user pool');
    if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
    const attributes = {
      ...writtenAttributes(pool, client, input.UserAttributes),
      email: input.Username,
    };
    requireAttributes(pool, attributes);
    checkPassword(input.Password, pool.settings.Policies.PasswordPolicy);
    if (users.find(pool, input.Username))
      throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');

    const sub = uuid();
    const user = newUser({ poolId: pool.id, sub, username: sub, status: 'UNCONFIRMED', attributes }, now());
    const decided = await trigger(pool, {
      trigger: 'PreSignUp',
      source: 'PreSignUp_SignUp',
      user,
      clientId: client.id,
      request: {
        validationData: Object.fromEntries((input.ValidationData ?? []).map((a) => [a.Name, a.Value])),
        clientMetadata: input.ClientMetadata,
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    if (decided.autoConfirmUser === true) user.status = 'CONFIRMED';
    if (decided.autoVerifyEmail === true) user.attributes.email_verified = 'true';
    else user.attributes.email_verified = 'false';
    user.password = makeProof(pool.name, user.username, input.Password, random(16));

    const confirmed = user.status === 'CONFIRMED';
    const code = confirmed ? undefined : issueCode(user, 'sign-up', now(), random);
    await users.create(pool, user);
    if (code === undefined) return { UserConfirmed: true, UserSub: sub };
    const CodeDeliveryDetails = await sendCode(
      { outbox, trigger },
      pool,
      { attribute: 'email', to: input.Username, code },
      {
        user,
        clientId: client.id,
        source: 'CustomMessage_SignUp',
        clientMetadata: input.ClientMetadata,
      },
    );
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  },
);
