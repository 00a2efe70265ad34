import { randomBytes } from 'node:crypto';
import type { Deployment } from '../template/template.ts';
import { createIdentityPools, type IdentityPools, type IdentityPoolsOptions } from './identity-pools.ts';

export interface IdentityPoolsFromTemplate extends Omit<IdentityPoolsOptions, 'random'> {
  deployment: Deployment;
}

/** The identity pools of the template with their roles and the tags of who holds them. */
export async function openIdentityPools({
  deployment,
  ...options
}: IdentityPoolsFromTemplate): Promise<IdentityPools> {
  const pools = await createIdentityPools({ ...options, random: randomBytes });
  for (const { physicalName: id, properties } of deployment.ofType('AWS::Cognito::IdentityPool'))
    pools.ensurePool({ id, properties });
  for (const { properties } of deployment.ofType('AWS::Cognito::IdentityPoolRoleAttachment'))
    pools.attachRoles(properties);
  for (const { properties } of deployment.ofType('AWS::Cognito::IdentityPoolPrincipalTag'))
    pools.tagPrincipals(properties);
  return pools;
}
