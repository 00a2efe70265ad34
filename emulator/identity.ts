import { randomBytes } from 'node:crypto';
import type { Credentials } from './iam/credentials.ts';
import type { Durable } from './host/durable.ts';
import { createIdentityPools, type IdentityPools } from './cognito-identity/identity-pools.ts';
import { createUserPools, type UserPools, type UserPoolsOptions } from './cognito/user-pools.ts';
import type { Deployment } from './template/template.ts';

export interface IdentityOptions extends Pick<
  UserPoolsOptions,
  'outbox' | 'invokeTrigger' | 'authorize' | 'now'
> {
  deployment: Deployment;
  durable: Durable;
  credentials: Credentials;
}

/** The user pool and the identity pool of the template. */
export async function openIdentity(
  options: IdentityOptions,
): Promise<{ userPools: UserPools; identityPools: IdentityPools }> {
  const { deployment, durable, credentials, outbox, invokeTrigger, authorize, now } = options;
  const userPools = await createUserPools({
    durable,
    outbox,
    invokeTrigger,
    authorize,
    now,
    random: randomBytes,
  });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::UserPool'))
    userPools.ensurePool({ id, properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::UserPoolIdentityProvider'))
    userPools.ensureProvider({ poolId: String(properties.UserPoolId), properties });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::UserPoolClient'))
    userPools.ensureClient({ id, poolId: String(properties.UserPoolId), properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::UserPoolGroup'))
    userPools.ensureGroup({
      poolId: String(properties.UserPoolId),
      name: String(properties.GroupName),
      precedence: properties.Precedence === undefined ? undefined : Number(properties.Precedence),
    });

  const identityPools = await createIdentityPools({
    durable,
    verifyToken: userPools.verifyToken,
    credentials,
    random: randomBytes,
  });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::IdentityPool'))
    identityPools.ensurePool({ id, properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::IdentityPoolRoleAttachment'))
    identityPools.attachRoles(properties);
  for (const { properties } of deployment.ofType('AWS::Cognito::IdentityPoolPrincipalTag'))
    identityPools.tagPrincipals(properties);
  return { userPools, identityPools };
}
