import { notAuthorized } from '../errors.ts';
import { issueTokens } from './issue-tokens.ts';
import type { Services } from '../operation.ts';
import type { Client } from '../pools.ts';

/** New access and ID tokens for a refresh token, and a new refresh token where the client rotates them. */
export async function renew(
  client: Client,
  used: string,
  services: Pick<Services, 'grants' | 'users' | 'tokens' | 'uuid'>,
) {
  const { grant, refreshToken } = await services.grants.refresh(client, used);
  const user = services.users.bySub(grant.poolId, grant.sub);
  if (!user) throw notAuthorized('Refresh Token has been revoked');
  const tokens = await issueTokens(client, user, grant, services);
  return { AuthenticationResult: { ...tokens, ...(refreshToken ? { RefreshToken: refreshToken } : {}) } };
}
