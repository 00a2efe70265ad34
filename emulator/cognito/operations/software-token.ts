import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { operation } from '../operation.ts';
import type { Services } from '../operation.ts';
import type { Pool } from '../pools.ts';
import { totpSecret, totpStep } from '../sign-in/totp.ts';

const input = z.object({ AccessToken: z.string().optional(), Session: z.string().optional() });

const totpInput = z
  .string()
  .regex(/^[0-9]+$/, 'Member must satisfy regular expression pattern: [0-9]+')
  .min(6)
  .max(6);

const mustBeOffered = ({ settings }: Pool) => {
  if (settings.MfaConfiguration === 'OFF' || !settings.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'))
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool.',
    );
};

/** The sign-in that must set up a second factor before it can go on. */
const setUpSession = (session: string | undefined, { challenges, pools }: Services) => {
  if (!session) throw invalidParameter('Either AccessToken or Session must be provided.');
  const challenge = challenges.find(undefined, session, 'MFA_SETUP');
  return { challenge, pool: pools.client(challenge.clientId).pool };
};

/** A new secret for an authenticator app: of somebody signed in, or within a sign-in that demands one. */
export const associateSoftwareToken = operation(input, async ({ AccessToken, Session }, services) => {
  const secret = totpSecret(services.random(32));
  if (AccessToken) {
    const { user, client } = await callerOf(AccessToken, services);
    mustBeOffered(client.pool);
    user.totpOffered = secret;
    await services.users.save(user);
    return { SecretCode: secret };
  }
  const { challenge, pool } = setUpSession(Session, services);
  mustBeOffered(pool);
  challenge.totp = { secret, verified: false };
  await services.challenges.save(challenge);
  return { SecretCode: secret, Session: challenge.id };
});

/** Proves that the app holds the secret. */
export const verifySoftwareToken = operation(
  input.extend({ UserCode: totpInput, FriendlyDeviceName: z.string().optional() }),
  async ({ AccessToken, Session, UserCode }, services) => {
    const mustMatch = (secret: string | undefined) => {
      if (!secret || totpStep(secret, UserCode, services.now()) === undefined)
        throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
      return secret;
    };
    if (AccessToken) {
      const { user } = await callerOf(AccessToken, services);
      user.totp = { secret: mustMatch(user.totpOffered) };
      delete user.totpOffered;
      await services.users.save(user);
      return { Status: 'SUCCESS' };
    }
    const { challenge } = setUpSession(Session, services);
    challenge.totp = { secret: mustMatch(challenge.totp?.secret), verified: true };
    await services.challenges.save(challenge);
    return { Status: 'SUCCESS', Session: challenge.id };
  },
);
