import { poolTexts } from '#domain/account/confirmation-code';
import { noTextsThere, takesTexts, textCountry } from '#domain/account/sms-countries';
import { day } from '#domain/durations';
import { ProductError } from '#domain/errors';
import { keyHash } from '../../runtime/hash.ts';
import { logger } from '../../runtime/logger.ts';
import { withinRateLimit } from '../../runtime/rate-limit.ts';
import type { OnceStore } from '../../store/once.ts';

/** A code that the identity service is about to send by text. */
export interface PoolText {
  to: string;
  sub: string;
  what: keyof typeof poolTexts;
}

/** Counts a text before it leaves. Throws INVALID_INPUT where no texts go, RATE_LIMITED when a person's, a number's or everybody's day is used up. */
export async function allowPoolText(
  { to, sub, what }: PoolText,
  now: number,
  once: Pick<OnceStore, 'count'>,
): Promise<void> {
  if (!takesTexts(to)) throw refused(to, new ProductError('INVALID_INPUT', noTextsThere));
  const { perUser, perNumber, all } = poolTexts[what];
  const count = (of: string, most: number) =>
    withinRateLimit(once, `texts#${what}#${of}`, { most, per: day, now });
  // Who it was is hashed: the counters of a day outlive an account that ends on it.
  const within =
    (await count(keyHash(sub), perUser)) &&
    (await count(`to#${keyHash(to)}`, perNumber)) &&
    (await count('all', all));
  if (!within)
    throw refused(
      to,
      new ProductError('RATE_LIMITED', 'Too many codes were requested. Please try again tomorrow.'),
    );
  logger.info('Code goes by text', { country: textCountry(to) });
}

/** The alarm on the function that asks leaves out what is logged so (`refuses`): anybody could cause it. */
function refused(to: string, error: ProductError): ProductError {
  logger.warn('A text was refused', { code: error.code, country: textCountry(to) });
  return error;
}
