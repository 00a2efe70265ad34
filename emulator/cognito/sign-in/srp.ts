import { createDiffieHellman, createHash, createHmac, getDiffieHellman, timingSafeEqual } from 'node:crypto';

/**
 * Secure Remote Password as Cognito speaks it (SRP-6a, RFC 5054, SHA-256): the 3072-bit group of RFC 3526 with g = 2,
 * and a 16-byte key derived with HKDF under the info "Caldera Derived Key". The server keeps salt and verifier only.
 */
const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;

export interface PasswordProof {
  /** Hex. */
  salt: string;
  /** g^x mod N, hex. */
  verifier: string;
}

const group = createDiffieHellman(Buffer.from(N.toString(16), 'hex'), Number(g));

/**
 * base ^ exponent mod N, as OpenSSL works it out: a hundredth of the time that it takes here, and everybody else waits meanwhile.
 * @param base 2 to N - 2; what else there is, OpenSSL refuses as a key, and is plain
 */
export function power(base: bigint, exponent: bigint): bigint {
  const within = base % N;
  if (exponent === 0n || within === 1n) return 1n;
  if (within === 0n) return 0n;
  if (within === N - 1n) return exponent % 2n === 0n ? 1n : within;
  const even = (value: bigint) => {
    const hex = value.toString(16);
    return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  };
  group.setPrivateKey(even(exponent));
  return BigInt(`0x${group.computeSecret(even(within)).toString('hex')}`);
}

/**
 * The bytes of a number as Java's BigInteger.toByteArray gives them: shortest form, a leading zero byte when the top
 * bit is set. Both sides pad the NUMBER: a salt "0012.." is hashed as "12..", or one user in 512 could never sign in.
 */
const bytes = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
};
const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const number = (value: Buffer | string) =>
  BigInt(`0x${typeof value === 'string' ? value : value.toString('hex')}`);
const k = number(sha256(bytes(N), bytes(g)));

/** `poolName` is the part of the pool id behind the underscore; `userId` is what the challenge names USER_ID_FOR_SRP. */
export function makeProof(poolName: string, userId: string, password: string, salt: Buffer): PasswordProof {
  const x = number(sha256(bytes(number(salt)), sha256(`${poolName}${userId}:${password}`)));
  return { salt: salt.toString('hex'), verifier: power(g, x).toString(16) };
}

/** Whether `password` is the one behind `proof`; for the calls that carry the password itself. */
export function passwordMatches(proof: PasswordProof, poolName: string, userId: string, password: string) {
  const tried = makeProof(poolName, userId, password, Buffer.from(proof.salt, 'hex'));
  return timingSafeEqual(sha256(tried.verifier), sha256(proof.verifier));
}

/** The server's public value B for its secret `b` (>= 256 random bits). */
export const publicValue = (verifier: string, b: Buffer): string =>
  ((k * number(verifier) + power(g, number(b))) % N).toString(16);

/** Whether the client's public value may be used: hex, no longer than N, and not 0 mod N. */
export const acceptablePublicValue = (A: string): boolean =>
  /^[0-9a-fA-F]{1,770}$/.test(A) && number(A) % N !== 0n;

export interface SrpExchange {
  verifier: string;
  /** Hex. */
  A: string;
  B: string;
  b: string;
}

/** The claim a client makes that knows the password. `secretBlock` is base64; `timestamp` exactly as sent. */
export function expectedClaim(
  { verifier, A, B, b }: SrpExchange,
  claim: { poolName: string; userId: string; secretBlock: string; timestamp: string },
): Buffer {
  const u = number(sha256(bytes(number(A)), bytes(number(B))));
  const S = power(number(A) * power(number(verifier), u), number(b));
  const prk = createHmac('sha256', bytes(u)).update(bytes(S)).digest();
  const key = createHmac('sha256', prk).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  return createHmac('sha256', key)
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
}
