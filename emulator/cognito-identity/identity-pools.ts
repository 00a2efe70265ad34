import * as z from 'zod';
import type { Credentials } from '../iam/credentials.ts';
import type { Durable } from '../host/durable.ts';
import type { Handle } from '../host/http.ts';
import { CognitoError, invalidParameter } from '../cognito/errors.ts';
import { bodyOf, operationOf, preflight, refusal, reply } from '../cognito/json-protocol.ts';
import { openTable } from '../cognito/table.ts';
import type { IdentityPool, IdentityRecord, IdentityServices } from './identities.ts';
import { getCredentialsForIdentity } from './operations/get-credentials-for-identity.ts';
import { getId } from './operations/get-id.ts';
import { identityPoolSettings, roleSettings, tagSettings } from './settings.ts';

export interface IdentityPoolsOptions {
  durable: Durable;
  verifyToken: IdentityServices['verifyToken'];
  credentials: Pick<Credentials, 'issue'>;
  random: (bytes: number) => Buffer;
}

export interface IdentityPools {
  handle: Handle;
  ensurePool(pool: { id: string; properties: unknown }): void;
  /** AWS::Cognito::IdentityPoolRoleAttachment; the pool is named in the properties. */
  attachRoles(properties: unknown): void;
  /** AWS::Cognito::IdentityPoolPrincipalTag. */
  tagPrincipals(properties: unknown): void;
}

const operations = { GetId: getId, GetCredentialsForIdentity: getCredentialsForIdentity };

/** Cognito identity pools on one machine: an ID token becomes temporary credentials of a role. */
export async function createIdentityPools(options: IdentityPoolsOptions): Promise<IdentityPools> {
  const pools = new Map<string, IdentityPool>();
  const pool = (id: string) => {
    const found = pools.get(id);
    if (!found) throw new CognitoError('ResourceNotFoundException', `IdentityPool '${id}' not found.`);
    return found;
  };
  const services: IdentityServices = {
    pool,
    identities: await openTable(options.durable.space<IdentityRecord>('cognito-identities')),
    verifyToken: options.verifyToken,
    issue: options.credentials.issue,
    newId: (poolId) =>
      `${poolId.split(':')[0]}:${options
        .random(16)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`,
  };
  return {
    ensurePool: ({ id, properties }) =>
      void pools.set(id, {
        roles: {},
        tags: new Map(),
        ...pools.get(id),
        id,
        settings: identityPoolSettings(properties),
      }),
    attachRoles: (properties) => {
      const { IdentityPoolId, Roles } = roleSettings(properties);
      pool(IdentityPoolId).roles = Roles;
    },
    tagPrincipals: (properties) => {
      const { IdentityPoolId, IdentityProviderName, PrincipalTags, UseDefaults } = tagSettings(properties);
      const tags = UseDefaults ? { username: 'sub', client: 'aud' } : PrincipalTags;
      pool(IdentityPoolId).tags.set(IdentityProviderName, tags);
    },
    handle: async (request) => {
      try {
        if (request.method === 'OPTIONS') return preflight;
        const [, operation] = operationOf(request, 'AWSCognitoIdentityService', operations);
        return reply(200, await operation(bodyOf(request), services));
      } catch (error) {
        return refusal(error instanceof z.ZodError ? invalidParameter(z.prettifyError(error)) : error);
      }
    },
  };
}
