import * as z from 'zod';
import { isEmail, requireAttributes, writtenAttributes } from '../users/attributes.ts';
import { sendInvitation } from '../sign-in/delivery.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { userType } from '../users/named-user.ts';
import { newUser } from '../users/new-user.ts';
import { adminOperation, attributesInput, metadata, name, text, username } from '../operation.ts';
import type { Services } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import type { Pool } from '../pools.ts';
import { makeProof } from '../sign-in/srp.ts';

/** Ends in characters of all four classes, whatever the random part holds. */
const inventPassword = (random: (bytes: number) => Buffer, length = 8) =>
  `${random(12).toString('base64url').padEnd(length, 'x')}aA1!`;

/** An account that begins with a temporary password, sent by mail unless MessageAction is SUPPRESS. */
export const adminCreateUser = adminOperation(
  z.object({
    UserPoolId: name,
    Username: username,
    UserAttributes: attributesInput.default([]),
    TemporaryPassword: text.optional(),
    MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
    DesiredDeliveryMediums: z.array(z.literal('EMAIL')).optional(),
    ClientMetadata: metadata,
  }),
  async (input, services) => {
    const { pools, users, trigger, now, random, uuid } = services;
    const pool = pools.pool(input.UserPoolId);
    const password =
      input.TemporaryPassword ?? inventPassword(random, pool.settings.Policies.PasswordPolicy.MinimumLength);
    checkPassword(password, pool.settings.Policies.PasswordPolicy);
    if (input.MessageAction === 'RESEND') return inviteAgain(pool, input.Username, password, services);

    if (!isEmail(input.Username)) throw invalidParameter('Username should be an email.');
    const attributes = { ...writtenAttributes(pool, undefined, input.UserAttributes), email: input.Username };
    requireAttributes(pool, attributes);
    if (users.find(pool, input.Username))
      throw new CognitoError('UsernameExistsException', 'User account already exists');
    const sub = uuid();
    const user = newUser(
      { poolId: pool.id, sub, username: sub, status: 'FORCE_CHANGE_PASSWORD', attributes },
      now(),
    );
    await trigger(pool, {
      trigger: 'PreSignUp',
      source: 'PreSignUp_AdminCreateUser',
      user,
      clientId: 'CLIENT_ID_NOT_APPLICABLE',
      request: { clientMetadata: input.ClientMetadata },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    user.password = makeProof(pool.name, sub, password, random(16));
    user.temporaryUntil = temporaryUntil(pool, now());
    await users.create(pool, user);
    if (input.MessageAction !== 'SUPPRESS')
      await sendInvitation(services, pool, user, { to: input.Username, password });
    return { User: userType(user) };
  },
);

const temporaryUntil = ({ settings }: Pool, now: number) =>
  now + (settings.Policies.PasswordPolicy.TemporaryPasswordValidityDays ?? 7) * 86_400_000;

async function inviteAgain(pool: Pool, username: string, password: string, services: Services) {
  const { users, now, random } = services;
  const user = users.find(pool, username);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD')
    throw new CognitoError(
      'UnsupportedUserStateException',
      'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
    );
  user.password = makeProof(pool.name, user.username, password, random(16));
  user.temporaryUntil = temporaryUntil(pool, now());
  await users.save(user);
  await sendInvitation(services, pool, user, { to: user.attributes.email ?? username, password });
  return { User: userType(user) };
}
