import { day, hour, minute, seconds } from '#domain/durations';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import { keyHash, sha256 } from '../../runtime/hash.ts';
import { timingSafeEqual } from 'node:crypto';
import { codeBudgets, codeDigits, codeMinutes } from '#domain/account/confirmation-code';
import type { Contact } from '#domain/account/contact';
import { noTextsThere, takesTexts } from '#domain/account/sms-countries';
import { ProductError } from '#domain/errors';
import type { CodeStore, StoredCode } from '../../store/contact/contact-code.ts';
import type { OnceStore } from '../../store/once.ts';

/** Cryptographic randomness; an argument, so that a test knows the code. */
export type RandomBytes = (bytes: number) => Buffer;

export const codeId = (sub: string, { kind, value }: Contact): string =>
  `code#${sub}#${kind}#${keyHash(value)}`;

/** Each code equally likely: 48 random bits leave no part of a million favoured that anyone could measure. */
export const newCode = (random: RandomBytes): string =>
  String(random(6).readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');

/** Makes a code for a person's address and keeps its hash. @returns the code itself, for the message alone */
export async function makeCode(
  { sub, now }: { sub: string; now: number },
  contact: Contact,
  { codes, randomBytes }: { codes: CodeStore; randomBytes: RandomBytes },
): Promise<{ code: string; expiresAt: number }> {
  const code = newCode(randomBytes);
  const salt = randomBytes(16).toString('hex');
  const expiresAt = now + codeMinutes * minute;
  const kept = { salt, hash: sha256(salt + code), owner: sub, expiresAt: seconds(expiresAt) };
  await codes.keep(codeId(sub, contact), kept);
  return { code, expiresAt };
}

/** Compared in a time that does not depend on where they differ; without a kept code, with one that nobody can match. */
export function codeMatches(code: string, kept: StoredCode | undefined): boolean {
  const { salt, hash } = kept ?? { salt: '', hash: sha256('') };
  return (
    timingSafeEqual(Buffer.from(sha256(salt + code), 'hex'), Buffer.from(hash, 'hex')) && kept !== undefined
  );
}

/** Counts a code against every budget before it is sent. Throws INVALID_INPUT where no texts go, RATE_LIMITED when a budget is used up. */
export function codeBudget(once: Pick<OnceStore, 'count'>) {
  return async (sub: string, contact: Contact, now: number): Promise<void> => {
    if (contact.kind === 'phone' && !takesTexts(contact.value))
      throw new ProductError('INVALID_INPUT', noTextsThere);
    const spend = async (name: string, most: number, per: number, owner?: string) => {
      const allowed = { most, per, now, ...(owner !== undefined && { owner }) };
      if (await withinRateLimit(once, `codes#${name}`, allowed)) return;
      const when = per === day ? 'tomorrow' : 'in an hour';
      throw new ProductError('RATE_LIMITED', `You have requested too many codes. Please try again ${when}.`);
    };
    // What an address got is nobody's count: the end of an account that asked must not begin it anew.
    const to = `to#${keyHash(contact.value)}`;
    await spend(`user#${sub}`, codeBudgets.perUserAndHour, hour, sub);
    await spend(to, codeBudgets.perAddressAndHour, hour);
    await spend(`${to}#day`, codeBudgets.perAddressAndDay, day);
    if (contact.kind === 'email') return;
    await spend(`sms#${sub}`, codeBudgets.smsPerUserAndDay, day, sub);
    await spend('sms', codeBudgets.smsPerDay, day);
  };
}
