import { notAuthorized, userNotFound } from './errors.ts';
import type { Services } from './operation.ts';
import type { Client } from './pools.ts';
import type { GrantRecord, UserRecord } from './users/records.ts';

export interface Caller {
  user: UserRecord;
  client: Client;
  grant: GrantRecord;
}

/** The person behind an access token. Unlike other AWS services, Cognito knows whether a sign-in was revoked. */
export async function callerOf(
  accessToken: string,
  { tokens, users, grants, pools }: Pick<Services, 'tokens' | 'users' | 'grants' | 'pools'>,
): Promise<Caller> {
  const claims = await tokens.read(accessToken);
  if (claims === 'expired') throw notAuthorized('Access Token has expired');
  if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (!String(claims.scope).split(' ').includes('aws.cognito.signin.user.admin'))
    throw notAuthorized('Access Token does not have required scopes');
  const grant = grants.find(String(claims.origin_jti));
  const user = grant && users.bySub(grant.poolId, grant.sub);
  // Who was deleted is signed out as well, and is told the former.
  if (grant && !user) throw userNotFound();
  if (!grant || !user || grant.revoked) throw notAuthorized('Access Token has been revoked');
  return { user, grant, client: pools.client(grant.clientId) };
}
