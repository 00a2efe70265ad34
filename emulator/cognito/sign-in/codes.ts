import { timingSafeEqual } from 'node:crypto';
import { codeMismatch, expiredCode, limitExceeded } from '../errors.ts';
import type { CodePurpose, UserRecord } from '../users/records.ts';

/** "Quotas in Amazon Cognito", code validity: a day, except an hour to reset a password. */
const HOUR = 3_600_000;
const validity = (purpose: CodePurpose) => (purpose === 'forgot-password' ? HOUR : 24 * HOUR);

/**
 * Cognito allows "between 5 and 20" wrong codes and requests per user and hour, depending on risk, without saying
 * which. A laptop counts to 5 wrong codes (every fifth guess is refused either way) and 20 messages.
 */
const WRONG_CODES_PER_HOUR = 5;
const MESSAGES_PER_HOUR = 20;

/** Six digits, each equally likely. */
export function sixDigits(random: (bytes: number) => Buffer): string {
  for (;;) {
    const value = random(4).readUInt32BE();
    // The uneven rest of 2^32 would make small codes likelier.
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0');
  }
}

/** Puts a new code in place of the purpose's old one. The caller saves the user and sends the message. */
export function issueCode(
  user: UserRecord,
  purpose: CodePurpose,
  now: number,
  random: (n: number) => Buffer,
) {
  user.messages = user.messages.filter((at) => at > now - HOUR);
  if (user.messages.length >= MESSAGES_PER_HOUR) throw limitExceeded();
  user.messages.push(now);
  const code = sixDigits(random);
  user.codes[purpose] = { code, expiresAt: now + validity(purpose) };
  return code;
}

/**
 * Uses up a code. Nothing here waits, so of any number of answers arriving together at most one counts as right and
 * five as wrong. The caller saves the user, also after a refusal.
 */
export function takeCode(user: UserRecord, purpose: CodePurpose, given: string, now: number): void {
  const wrong = (user.wrongCodes[purpose] ?? []).filter((at) => at > now - HOUR);
  if (wrong.length >= WRONG_CODES_PER_HOUR) throw limitExceeded();
  const kept = user.codes[purpose];
  if (!kept || kept.expiresAt <= now) throw expiredCode();
  if (!sameText(kept.code, given)) {
    user.wrongCodes[purpose] = [...wrong, now];
    throw codeMismatch();
  }
  delete user.codes[purpose];
  delete user.wrongCodes[purpose];
}

/** Equal, told in a time that does not depend on where they differ. */
export const sameText = (a: string, b: string) =>
  a.length === b.length &&
  Buffer.byteLength(a) === Buffer.byteLength(b) &&
  timingSafeEqual(Buffer.from(a), Buffer.from(b));
