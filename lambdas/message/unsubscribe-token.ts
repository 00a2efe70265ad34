import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Unsubscription, readToken, signedText } from '#domain/message/unsubscribe';

/** Links that stop mails: whoever has the mail may, signed in or not. They do not expire; a new key ends all of them. */
export interface UnsubscribeTokens {
  make(what: Unsubscription): string;
  /** Undefined for a token that we did not make, or that was altered. */
  check(token: string): Unsubscription | undefined;
}

/** @param key the stage's own secret, at least 32 characters */
export function unsubscribeTokens(key: string): UnsubscribeTokens {
  if (key.length < 32) throw new Error('Environment is missing or wrong: MAIL_KEY');
  const sign = (what: Unsubscription) =>
    createHmac('sha256', key).update(signedText(what)).digest().toString('base64url');
  return {
    make: (what) => `${signedText(what)}.${sign(what)}`,
    check: (token) => {
      const read = readToken(token);
      if (!read) return undefined;
      const { signature, ...what } = read;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(what))];
      return given.length === right.length && timingSafeEqual(given, right) ? what : undefined;
    },
  };
}
