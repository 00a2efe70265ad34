import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptablePublicValue,
  expectedClaim,
  makeProof,
  power,
  passwordMatches,
  publicValue,
} from './srp.ts';

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const big = (hex: string) => BigInt(`0x${hex}`);

/** Worked out here, bit by bit. */
function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let factor = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % N;
    factor = (factor * factor) % N;
  }
  return result;
}

/** java.math.BigInteger.toByteArray, digit by digit. */
function javaBytes(value: bigint): Buffer {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 255n));
  return Buffer.from(bytes[0]! >= 128 ? [0, ...bytes] : bytes);
}
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** A client written from the protocol alone: S = (B - k g^x)^(a + u x). */
function clientClaim(
  { salt, B, a, userId, password }: { salt: string; B: string; a: bigint; userId: string; password: string },
  { poolName, secretBlock, timestamp }: { poolName: string; secretBlock: string; timestamp: string },
) {
  const A = modPow(2n, a);
  const u = big(sha(javaBytes(A), javaBytes(big(B))).toString('hex'));
  const k = big(sha(javaBytes(N), Buffer.from([2])).toString('hex'));
  const inner = sha(Buffer.from(`${poolName}${userId}:${password}`));
  const x = big(sha(javaBytes(big(salt)), inner).toString('hex'));
  const base = (((big(B) - k * modPow(2n, x)) % N) + N) % N;
  const S = modPow(base, a + u * x);
  const key = Buffer.from(hkdfSync('sha256', javaBytes(S), javaBytes(u), 'Caldera Derived Key', 16));
  const message = [
    Buffer.from(poolName + userId),
    Buffer.from(secretBlock, 'base64'),
    Buffer.from(timestamp),
  ];
  return createHmac('sha256', key).update(Buffer.concat(message)).digest();
}

test('a power is what it is by plain arithmetic, also of numbers that are no key', () => {
  for (const base of [0n, 1n, 2n, 5n, N - 1n, N, N + 1n, 2n * N - 1n, big(randomBytes(384).toString('hex'))])
    for (const exponent of [
      0n,
      1n,
      2n,
      3n,
      big(randomBytes(32).toString('hex')),
      big(randomBytes(64).toString('hex')),
    ])
      expect(power(base, exponent)).toBe(modPow(base, exponent));
});

function exchange(salt: Buffer, password: string, typed: string) {
  const claim = {
    poolName: 'pool',
    userId: 'user-1',
    secretBlock: randomBytes(66).toString('base64'),
    timestamp: 'Fri Nov 20 16:00:00 UTC 2026',
  };
  const proof = makeProof(claim.poolName, claim.userId, password, salt);
  const a = big(randomBytes(32).toString('hex'));
  const b = randomBytes(32).toString('hex');
  const B = publicValue(proof.verifier, Buffer.from(b, 'hex'));
  const A = power(2n, a).toString(16);
  const server = expectedClaim({ verifier: proof.verifier, A, B, b }, claim);
  const client = clientClaim({ salt: proof.salt, B, a, userId: claim.userId, password: typed }, claim);
  return server.equals(client);
}

describe('SRP', () => {
  test.each(['00', '0012', '007f', '0080', '000000', '80', 'ff', '01', '7f'])(
    'a salt beginning %s signs in, and only with the right password',
    (start) => {
      const salt = Buffer.concat([Buffer.from(start, 'hex'), randomBytes(16)]).subarray(0, 16);
      expect(exchange(salt, 'Correct-h0rse', 'Correct-h0rse')).toBe(true);
      expect(exchange(salt, 'Correct-h0rse', 'Correct-h0rsE')).toBe(false);
    },
  );

  test('any salt and any password', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.string({ unit: 'grapheme' }),
        (salt, password) => exchange(Buffer.from([1, ...salt]), password, password),
      ),
      { numRuns: 15, seed: 7 },
    );
  });

  test('the password itself is checked against the same proof', () => {
    const proof = makeProof('pool', 'user-1', 'Correct-h0rse', randomBytes(16));
    expect(passwordMatches(proof, 'pool', 'user-1', 'Correct-h0rse')).toBe(true);
    expect(passwordMatches(proof, 'pool', 'user-1', 'correct-h0rse')).toBe(false);
    expect(passwordMatches(proof, 'pool', 'user-2', 'Correct-h0rse')).toBe(false);
    expect(JSON.stringify(proof)).not.toContain('Correct');
  });

  test.each(['0', N.toString(16), (2n * N).toString(16), '', 'zz', 'f'.repeat(2000)])(
    'a public value that would give the session key away is refused: %s',
    (A) => expect(acceptablePublicValue(A)).toBe(false),
  );
});
