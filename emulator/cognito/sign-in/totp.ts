import { HOTP, Secret, TOTP } from 'otpauth';

/** A secret in the form that authenticator apps take it in: RFC 4648 base 32 without padding. */
export const totpSecret = (bytes: Buffer): string =>
  // A copy, because a small Buffer shares its memory with others.
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** The 6-digit code of one time step of 30 seconds (RFC 6238 over HMAC-SHA-1). */
export const totpCode = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });

/** The time step a code belongs to, one step early or late allowed (RFC 6238 5.2); undefined: not a code of now. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const away = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  });
  return away === null ? undefined : TOTP.counter({ timestamp: now }) + away;
}
