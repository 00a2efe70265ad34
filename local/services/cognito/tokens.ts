import { SignJWT, decodeJwt, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import type { Pool } from './pools.ts';
import type { Table } from './table.ts';

export interface SigningKey {
  kid: string;
  /** Private. */
  jwk: JWK;
}

export interface Tokens {
  /** An RS256 token of this pool, valid for `seconds` from now. */
  sign(pool: Pool, claims: JWTPayload, seconds: number): Promise<string>;
  /** The claims when signature, issuer and time are right; 'expired' and undefined (anything else) otherwise. */
  read(jwt: string): Promise<JWTPayload | 'expired' | undefined>;
  /** The public half, as /.well-known/jwks.json shows it. */
  keySet(poolId: string): Promise<{ keys: JWK[] }>;
}

const issuer = (poolId: string) => `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`;

/** Each pool signs with its own key pair, made on first use and kept: a restart does not sign anybody out. */
export function createTokens(table: Table<SigningKey>, now: () => number, uuid: () => string): Tokens {
  const making = new Map<string, Promise<SigningKey>>();
  const make = async (poolId: string): Promise<SigningKey> => {
    const kept = table.get(poolId);
    if (kept) return kept;
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { kid: uuid(), jwk: await exportJWK(privateKey) };
    await table.save(poolId, key);
    return key;
  };
  const keyOf = (poolId: string) => {
    const key = making.get(poolId) ?? make(poolId);
    making.set(poolId, key);
    return key;
  };
  const publicHalf = ({ kid, jwk: { kty, n, e } }: SigningKey): JWK => ({
    kty,
    n,
    e,
    kid,
    alg: 'RS256',
    use: 'sig',
  });

  return {
    async sign(pool, claims, seconds) {
      const key = await keyOf(pool.id);
      const at = Math.floor(now() / 1000);
      return new SignJWT({ ...claims, iss: issuer(pool.id), iat: at, exp: at + seconds, jti: uuid() })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(await importJWK(key.jwk, 'RS256'));
    },
    async read(jwt) {
      try {
        const poolId = String(decodeJwt(jwt).iss).split('/').at(-1) ?? '';
        const key = table.get(poolId);
        if (!key) return undefined;
        const { payload } = await jwtVerify(jwt, await importJWK(publicHalf(key), 'RS256'), {
          issuer: issuer(poolId),
          algorithms: ['RS256'],
          currentDate: new Date(now()),
        });
        return payload;
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : undefined;
      }
    },
    keySet: async (poolId) => ({ keys: [publicHalf(await keyOf(poolId))] }),
  };
}
