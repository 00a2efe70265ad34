import type { Contact } from '#domain/account/contact';
import { normalEmail, PhoneNumber } from '#domain/text';

/**
 * A number as typed with the country code beside it, stripped of everything except letters, digits and plus. Undefined when
 * that is no number: letters stay, so that "ext 5" is not taken for a digit of it.
 */
export function phoneNumberOf(countryCode: string, typed: string): string | undefined {
  const stripped = (text: string) => text.replace(/[^A-Za-z\d+]/g, '');
  const number = stripped(typed);
  const code = stripped(countryCode).replace(/^\+?/, '+');
  const whole = number.startsWith('+') ? number : code + number;
  return number && /^\+\d+$/.test(whole) && PhoneNumber.safeParse(whole).success ? whole : undefined;
}

/** What was typed as an address; undefined when it is none. */
export const typedContact = (
  kind: Contact['kind'],
  { countryCode, text }: { countryCode: string; text: string },
): Contact | undefined => {
  const value = kind === 'email' ? normalEmail(text) : phoneNumberOf(countryCode, text);
  return value === undefined ? undefined : { kind, value };
};
