import type { JWTPayload } from 'jose';
import { CognitoError } from '../cognito/errors.ts';
import type { Table } from '../cognito/table.ts';
import type { IdentityPoolSettings } from './settings.ts';

export interface IdentityRecord {
  identityId: string;
  poolId: string;
  /** Whose it is; absent for a guest. */
  login?: { provider: string; sub: string };
}

export interface IdentityPool {
  id: string;
  settings: IdentityPoolSettings;
  /** ARNs. */
  roles: { authenticated?: string; unauthenticated?: string };
  /** Tag name -> claim, by provider. */
  tags: Map<string, Record<string, string>>;
}

export interface IdentityServices {
  pool(id: string): IdentityPool;
  identities: Table<IdentityRecord>;
  verifyToken(jwt: string, options?: { acceptRevoked?: boolean }): Promise<JWTPayload | undefined>;
  /** Temporary credentials of a role; `expiration` in ms. */
  issue(request: { roleArn: string; principalTags?: Record<string, string>; seconds: number }): Promise<{
    accessKeyId: string;
    secretAccessKey: string;
    sessionToken: string;
    expiration: number;
  }>;
  newId(poolId: string): string;
}

export interface Login {
  provider: string;
  claims: JWTPayload & { sub: string };
}

const refuse = (message: string) => new CognitoError('NotAuthorizedException', message);

/** Who the `Logins` of a request prove: undefined for a guest, an error for anybody this pool does not trust. */
export async function provenLogin(
  pool: IdentityPool,
  logins: Record<string, string>,
  { verifyToken }: Pick<IdentityServices, 'verifyToken'>,
): Promise<Login | undefined> {
  const [[provider, token] = [], ...others] = Object.entries(logins);
  if (provider === undefined || token === undefined) {
    if (pool.settings.AllowUnauthenticatedIdentities) return undefined;
    throw refuse('Unauthenticated access is not supported for this identity pool.');
  }
  const trusted = pool.settings.CognitoIdentityProviders.filter(
    ({ ProviderName }) => ProviderName === provider,
  );
  if (others.length > 0 || trusted.length === 0)
    throw refuse('Token is not from a supported provider of this identity pool.');
  const claims = await verifyToken(token, {
    acceptRevoked: !trusted.some(({ ServerSideTokenCheck }) => ServerSideTokenCheck),
  });
  if (claims?.token_use !== 'id' || claims.sub === undefined || claims.iss !== `https://${provider}`)
    throw refuse('Invalid login token. Not a valid OpenId Connect identity token.');
  if (!trusted.some(({ ClientId }) => ClientId === claims.aud))
    throw refuse('Invalid login token. Incorrect token audience.');
  return { provider, claims: { ...claims, sub: claims.sub } };
}
