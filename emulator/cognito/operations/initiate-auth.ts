import { hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { countFailure, refuseWhileLocked } from '../sign-in/lockout.ts';
import { invalidParameter, notAuthorized, userNotFound, wrongPassword } from '../errors.ts';
import { metadata, name, operation } from '../operation.ts';
import type { Services } from '../operation.ts';
import type { Client } from '../pools.ts';
import type { UserRecord } from '../users/records.ts';
import { renew } from '../tokens/renew.ts';
import { afterPassword, knownUser, refuseWhileReset } from '../sign-in/sign-in.ts';
import { acceptablePublicValue, passwordMatches, publicValue } from '../sign-in/srp.ts';

const parameters = z.record(z.string(), z.string());

const flows = [
  'USER_SRP_AUTH',
  'REFRESH_TOKEN_AUTH',
  'REFRESH_TOKEN',
  'CUSTOM_AUTH',
  'ADMIN_NO_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'ADMIN_USER_PASSWORD_AUTH',
  'USER_AUTH',
];

/** Begins a sign-in. */
export const initiateAuth = operation(
  z.object({
    ClientId: name,
    AuthFlow: z.enum(flows),
    AuthParameters: parameters,
    ClientMetadata: metadata,
  }),
  async (input, services) => {
    const client = services.pools.client(input.ClientId);
    switch (input.AuthFlow) {
      case 'USER_SRP_AUTH':
        return bySrp(client, input.AuthParameters, services);
      case 'USER_PASSWORD_AUTH':
        return byPassword(client, input.AuthParameters, services);
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        mustAllow(client, 'ALLOW_REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN_AUTH');
        if (client.settings.RefreshTokenRotation.Feature === 'ENABLED')
          throw invalidParameter('Refresh token rotation is enabled: use GetTokensFromRefreshToken.');
        return renew(client, input.AuthParameters.REFRESH_TOKEN ?? '', services);
      case 'CUSTOM_AUTH':
      case 'USER_AUTH':
        throw notEnabled(input.AuthFlow);
      default:
        // What administrators begin with an operation of their own.
        throw invalidParameter('Initiate Auth method not supported.');
    }
  },
);

const mustAllow = (client: Client, setting: string, flow: string) => {
  if (!client.settings.ExplicitAuthFlows.includes(setting)) throw notEnabled(flow);
};
const notEnabled = (flow: string) => invalidParameter(`${flow} flow not enabled for this client`);

const needed = (given: Record<string, string>, key: string) => {
  const value = given[key];
  if (!value) throw invalidParameter(`Missing required parameter ${key}`);
  return value;
};

/** The lock and the pre-authentication trigger come before any password is looked at. */
async function admit(client: Client, user: UserRecord, { trigger, now }: Services) {
  refuseWhileLocked(user, now());
  await trigger(client.pool, {
    trigger: 'PreAuthentication',
    source: 'PreAuthentication_Authentication',
    user,
    clientId: client.id,
    request: { userNotFound: false },
  });
}

async function byPassword(client: Client, given: Record<string, string>, services: Services) {
  mustAllow(client, 'ALLOW_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH');
  const password = needed(given, 'PASSWORD');
  const user = knownUser(client, services.users.find(client.pool, needed(given, 'USERNAME')));
  await admit(client, user, services);
  // Again, and with nothing awaited before the count: a hundred guesses at once pass the first check together.
  refuseWhileLocked(user, services.now());
  refuseWhileReset(user);
  if (!user.password || !passwordMatches(user.password, client.pool.name, user.username, password)) {
    countFailure(user, services.now());
    await services.users.save(user);
    throw wrongPassword();
  }
  return afterPassword(client, user, services);
}

async function bySrp(client: Client, given: Record<string, string>, services: Services) {
  mustAllow(client, 'ALLOW_USER_SRP_AUTH', 'USER_SRP_AUTH');
  const username = needed(given, 'USERNAME');
  const A = needed(given, 'SRP_A');
  if (!acceptablePublicValue(A)) throw invalidParameter('SRP_A is invalid.');
  const user = services.users.find(client.pool, username);
  if (!user && client.settings.PreventUserExistenceErrors !== 'ENABLED') throw userNotFound();
  if (user) await admit(client, user, services);
  if (user && !user.password) throw notAuthorized('Incorrect username or password.');
  const simulated = user ? undefined : stranger(client, username);
  const userId = user?.username ?? simulated!.userId;
  const { salt, verifier } = user?.password ?? simulated!.proof;
  const secret = services.random(32);
  const B = publicValue(verifier, secret);
  const challenge = await services.challenges.open(client, {
    name: 'PASSWORD_VERIFIER',
    ...(user ? { sub: user.sub } : {}),
    srp: { verifier, A, B, b: secret.toString('hex'), userId },
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SRP_B: B,
      SECRET_BLOCK: challenge.id,
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
    },
  };
}

/**
 * RFC 5054 2.5.1.3: the same invented id, salt and verifier for the same unknown name, and no more work than for a
 * known one, so that strangers look like users, also to a stopwatch.
 */
function stranger({ pool }: Client, username: string) {
  const made = (what: string, hexDigits: number) =>
    hkdfSync('sha256', username.toLowerCase(), pool.id, what, hexDigits / 2);
  const hex = (what: string, hexDigits: number) => Buffer.from(made(what, hexDigits)).toString('hex');
  const id = hex('id', 32);
  const userId = `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20)}`;
  return { userId, proof: { salt: hex('salt', 32), verifier: hex('verifier', 766) } };
}
