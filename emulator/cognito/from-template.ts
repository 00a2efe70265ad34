import { randomBytes } from 'node:crypto';
import type { Deployment } from '../template/template.ts';
import { createUserPools, type UserPools, type UserPoolsOptions } from './user-pools.ts';

export interface UserPoolsFromTemplate extends Omit<UserPoolsOptions, 'random'> {
  deployment: Deployment;
}

/** The user pools of the template with their providers, clients and groups. */
export async function openUserPools({ deployment, ...options }: UserPoolsFromTemplate): Promise<UserPools> {
  const pools = await createUserPools({ ...options, random: randomBytes });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::UserPool'))
    pools.ensurePool({ id, properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::UserPoolIdentityProvider'))
    pools.ensureProvider({ poolId: String(properties.UserPoolId), properties });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::UserPoolClient'))
    pools.ensureClient({ id, poolId: String(properties.UserPoolId), properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::UserPoolGroup'))
    pools.ensureGroup({
      poolId: String(properties.UserPoolId),
      name: String(properties.GroupName),
      precedence: properties.Precedence === undefined ? undefined : Number(properties.Precedence),
    });
  return pools;
}
