import { SignJWT, decodeJwt, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import type { CryptoKey, JWK, JWTPayload } from 'jose';
import type { Pool } from '../pools.ts';
import type { Table } from '../table.ts';

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

/** Tokens whose signature is remembered. */
const mostProven = 1_000;

interface PoolKey {
  kid: string;
  /** The public half, as shown. */
  jwk: JWK;
  sign: CryptoKey;
  verify: CryptoKey;
}

const publicHalf = ({ kid, jwk: { kty, n, e } }: SigningKey): JWK => ({
  kty,
  n,
  e,
  kid,
  alg: 'RS256',
  use: 'sig',
});

const imported = async (key: SigningKey): Promise<PoolKey> => ({
  kid: key.kid,
  jwk: publicHalf(key),
  sign: (await importJWK(key.jwk, 'RS256')) as CryptoKey,
  verify: (await importJWK(publicHalf(key), 'RS256')) as CryptoKey,
});

/** Each pool signs with its own key pair, made on first use and kept: a restart does not sign anybody out. */
export function createTokens(table: Table<SigningKey>, now: () => number, uuid: () => string): Tokens {
  const keys = new Map<string, Promise<PoolKey>>();
  const make = async (poolId: string): Promise<SigningKey> => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { kid: uuid(), jwk: await exportJWK(privateKey) };
    await table.save(poolId, key);
    return key;
  };
  const keyOf = (poolId: string) => {
    const known = table.get(poolId);
    const key = keys.get(poolId) ?? (known ? Promise.resolve(known) : make(poolId)).then(imported);
    keys.set(poolId, key);
    return key;
  };

  // A signature stays what it is: whoever calls often is not worked out each time.
  const proven = new Map<string, JWTPayload>();
  const remember = (jwt: string, payload: JWTPayload) => {
    if (proven.size >= mostProven) proven.clear();
    proven.set(jwt, payload);
  };
  const isOver = ({ exp = 0 }: JWTPayload) => exp <= Math.floor(now() / 1000);

  return {
    async sign(pool, claims, seconds) {
      const key = await keyOf(pool.id);
      const at = Math.floor(now() / 1000);
      return new SignJWT({ ...claims, iss: issuer(pool.id), iat: at, exp: at + seconds, jti: uuid() })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .sign(key.sign);
    },
    async read(jwt) {
      const known = proven.get(jwt);
      if (known) return isOver(known) ? 'expired' : structuredClone(known);
      try {
        const poolId = String(decodeJwt(jwt).iss).split('/').at(-1) ?? '';
        if (!table.get(poolId)) return undefined;
        const { payload } = await jwtVerify(jwt, (await keyOf(poolId)).verify, {
          issuer: issuer(poolId),
          algorithms: ['RS256'],
          currentDate: new Date(now()),
        });
        remember(jwt, structuredClone(payload));
        return payload;
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : undefined;
      }
    },
    keySet: async (poolId) => ({ keys: [(await keyOf(poolId)).jwk] }),
  };
}
