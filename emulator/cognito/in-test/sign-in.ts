import { createHash, createHmac, getDiffieHellman, hkdfSync } from 'node:crypto';
import { power } from '../sign-in/srp.ts';
import { clientId, poolId } from './serve.ts';
import type { poolForTest } from './serve.ts';

type Call = Awaited<ReturnType<typeof poolForTest>>['call'];

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const bytes = (value: bigint) => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
const big = (hex: string) => BigInt(`0x${hex}`);
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Signs in with SRP without a browser library: the reply to PASSWORD_VERIFIER, tokens or the next challenge. */
export async function srpSignIn(call: Call, username: string, password: string, a = 12_345n) {
  const A = power(2n, a);
  const begun = await call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: A.toString(16) },
  });
  const given = begun.ChallengeParameters as unknown as Record<string, string>;
  const [B, userId, poolName] = [big(given.SRP_B!), given.USER_ID_FOR_SRP!, poolId.split('_')[1]!];
  const u = big(sha(bytes(A), bytes(B)).toString('hex'));
  const k = big(sha(bytes(N), bytes(2n)).toString('hex'));
  const x = big(
    sha(bytes(big(given.SALT!)), sha(Buffer.from(`${poolName}${userId}:${password}`))).toString('hex'),
  );
  const S = power((((B - k * power(2n, x)) % N) + N) % N, a + u * x);
  const key = Buffer.from(hkdfSync('sha256', bytes(S), bytes(u), 'Caldera Derived Key', 16));
  const TIMESTAMP = 'Fri Nov 20 16:00:00 UTC 2026';
  const signature = createHmac('sha256', key)
    .update(poolName + userId)
    .update(Buffer.from(given.SECRET_BLOCK!, 'base64'))
    .update(TIMESTAMP)
    .digest('base64');
  return call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: userId,
      PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP,
    },
  });
}
