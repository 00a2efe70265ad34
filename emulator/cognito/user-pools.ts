import type { JWTPayload } from 'jose';
import type { Durable } from '../host/durable.ts';
import type { Handle } from '../host/http.ts';
import { createChallenges } from './sign-in/challenges.ts';
import type { Outbox } from './sign-in/delivery.ts';
import { createGrants } from './tokens/grants.ts';
import { createHandle } from './handle.ts';
import type { Authorize } from './handle.ts';
import { createHostedLogin } from './hosted-login/hosted-login.ts';
import type { ProviderTrip } from './hosted-login/provider-trip.ts';
import type { Services } from './operation.ts';
import { operations } from './operations.ts';
import { createPools } from './pools.ts';
import type { ChallengeRecord, GrantRecord, UserRecord } from './users/records.ts';
import { removeUser } from './users/remove-user.ts';
import { clientSettings, poolSettings, providerSettings } from './settings.ts';
import { openTable } from './table.ts';
import { createTokens } from './tokens/tokens.ts';
import type { SigningKey } from './tokens/tokens.ts';
import { createTriggers } from './triggers.ts';
import type { InvokeTrigger } from './triggers.ts';
import { createUsers } from './users/users.ts';

export interface UserPoolsOptions {
  durable: Durable;
  outbox: Outbox;
  invokeTrigger: InvokeTrigger;
  authorize: Authorize;
  /** ms */
  now: () => number;
  random: (bytes: number) => Buffer;
}

export interface UserPools {
  handle: Handle;
  /** The hosted login: /oauth2/* and /logout. */
  handleHostedLogin: Handle;
  /** Declare what the template holds, properties resolved; a property this service would ignore is refused by name. */
  ensurePool(pool: { id: string; properties: unknown }): void;
  ensureClient(client: { id: string; poolId: string; properties: unknown }): void;
  ensureGroup(group: { poolId: string; name: string; precedence?: number }): void;
  /** AWS::Cognito::UserPoolIdentityProvider; played by pages of its own. */
  ensureProvider(provider: { poolId: string; properties: unknown }): void;
  /**
   * The claims of an access or ID token, or undefined when signature, issuer or time are wrong. A revoked sign-in and a
   * deleted user count as wrong too, unless `acceptRevoked`: API Gateway and AppSync cannot know and let them pass.
   */
  verifyToken(jwt: string, options?: { acceptRevoked?: boolean }): Promise<JWTPayload | undefined>;
  /** Removes a person; false when there is none. */
  deleteUser(poolId: string, username: string): Promise<boolean>;
}

/** A version 4 UUID from the given bytes. */
const uuidFrom = (bytes: Buffer) => {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Cognito user pools on one machine: the service aws-amplify and the AWS SDK speak to. State is in `durable`. */
export async function createUserPools(options: UserPoolsOptions): Promise<UserPools> {
  const { durable, now, random } = options;
  const uuid = () => uuidFrom(random(16));
  const table = <V>(name: string) => openTable(durable.space<V>(`cognito-${name}`));
  const services: Services = {
    pools: createPools(),
    users: createUsers(await table<UserRecord>('users'), now),
    grants: await createGrants(await table<GrantRecord>('grants'), now, random, uuid),
    challenges: await createChallenges(await table<ChallengeRecord>('challenges'), now, random),
    tokens: createTokens(await table<SigningKey>('keys'), now, uuid),
    outbox: options.outbox,
    trigger: createTriggers(options.invokeTrigger),
    now,
    random,
    uuid,
  };
  const { pools, users, grants, tokens } = services;

  return {
    handle: createHandle(operations, services, options.authorize),
    handleHostedLogin: createHostedLogin({ ...services, trips: await table<ProviderTrip>('provider-trips') }),
    ensurePool: ({ id, properties }) => pools.add(id, poolSettings(id, properties)),
    ensureClient: ({ id, poolId, properties }) => pools.addClient(id, poolId, clientSettings(id, properties)),
    ensureGroup: ({ poolId, name, precedence = Infinity }) => pools.addGroup(poolId, name, precedence),
    ensureProvider: ({ poolId, properties }) => pools.addProvider(poolId, providerSettings(properties)),
    async verifyToken(jwt, { acceptRevoked = false } = {}) {
      const claims = await tokens.read(jwt);
      if (!claims || claims === 'expired') return undefined;
      const grant = grants.find(String(claims.origin_jti));
      const live = grant && !grant.revoked && users.bySub(grant.poolId, grant.sub);
      return live || acceptRevoked ? claims : undefined;
    },
    async deleteUser(poolId, username) {
      const user = users.find(pools.pool(poolId), username);
      if (!user) return false;
      await removeUser(user, services);
      return true;
    },
  };
}
