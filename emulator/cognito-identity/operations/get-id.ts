import * as z from 'zod';
import { provenLogin } from '../identities.ts';
import type { IdentityServices } from '../identities.ts';

const input = z.object({
  IdentityPoolId: z.string(),
  Logins: z.record(z.string(), z.string()).default({}),
  AccountId: z.string().optional(),
});

/** The same identity for the same person, each time; a new one for a guest. */
export async function getId(body: unknown, services: IdentityServices) {
  const { IdentityPoolId, Logins } = input.parse(body);
  const { identities } = services;
  const pool = services.pool(IdentityPoolId);
  const login = await provenLogin(pool, Logins, services);
  const known =
    login &&
    [...identities.all()].find(
      (identity) =>
        identity.poolId === pool.id &&
        identity.login?.provider === login.provider &&
        identity.login.sub === login.claims.sub,
    );
  if (known) return { IdentityId: known.identityId };
  const identityId = services.newId(pool.id);
  await identities.save(identityId, {
    identityId,
    poolId: pool.id,
    ...(login ? { login: { provider: login.provider, sub: login.claims.sub } } : {}),
  });
  return { IdentityId: identityId };
}
