import * as z from 'zod';
import { CognitoError } from '../../cognito/errors.ts';
import { provenLogin } from '../identities.ts';
import type { IdentityPool, IdentityServices, Login } from '../identities.ts';

const input = z.object({ IdentityId: z.string(), Logins: z.record(z.string(), z.string()).default({}) });

/** Cognito's enhanced flow always gives an hour. */
const SECONDS = 3600;

/** Credentials of the pool's role, tagged with claims of the ID token so that policies can name the person. */
export async function getCredentialsForIdentity(body: unknown, services: IdentityServices) {
  const { IdentityId, Logins } = input.parse(body);
  const identity = services.identities.get(IdentityId);
  if (!identity) throw new CognitoError('ResourceNotFoundException', `Identity '${IdentityId}' not found.`);
  const pool = services.pool(identity.poolId);
  const login = await provenLogin(pool, Logins, services);
  if (login?.provider !== identity.login?.provider || login?.claims.sub !== identity.login?.sub)
    throw new CognitoError(
      'NotAuthorizedException',
      "Logins don't match. Please include at least one valid login for this identity or identity pool.",
    );
  const roleArn = login ? pool.roles.authenticated : pool.roles.unauthenticated;
  if (roleArn === undefined)
    throw new CognitoError(
      'InvalidIdentityPoolConfigurationException',
      'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
    );
  const issued = await services.issue({
    roleArn,
    principalTags: principalTags(pool, login),
    seconds: SECONDS,
  });
  return {
    IdentityId,
    Credentials: {
      AccessKeyId: issued.accessKeyId,
      SecretKey: issued.secretAccessKey,
      SessionToken: issued.sessionToken,
      Expiration: Math.floor(issued.expiration / 1000),
    },
  };
}

function principalTags(pool: IdentityPool, login: Login | undefined) {
  if (!login) return {};
  const tags = Object.entries(pool.tags.get(login.provider) ?? {}).map(([tag, claim]) => [
    tag,
    login.claims[claim],
  ]);
  return Object.fromEntries(tags.filter(([, value]) => typeof value === 'string')) as Record<string, string>;
}
