import type { Contact } from '#domain/account/contact';
import { normalEmail, PhoneNumber } from '#domain/text';

/** Where a number begins with 0 abroad as well as at home: Italy and its neighbors within, Benin, Ivory Coast, Gabon, the Congo. */
const KEEPS_ITS_ZERO = /^\+(39|378|379|225|229|241|242)$/;

/** There an area code begins with 2 to 9, and ten digits are the number. */
const NONE_IN_NORTH_AMERICA = /^\+1(?![2-9]\d{9}$)/;

/** Without the digit that is dialed first within a country alone: 0 in most, 1 in North America. */
function fromAbroad(code: string, number: string): string {
  if (code === '+1') return number.replace(/^1(?=\d{10}$)/, '');
  return KEEPS_ITS_ZERO.test(code) ? number : number.replace(/^0/, '');
}

/**
 * A number as typed with the country code beside it, stripped of everything except letters, digits and plus, and of the digit
 * that is dialed first at home. Undefined when that is no number: letters stay, so that "ext 5" is not taken for a digit of it.
 */
export function phoneNumberOf(countryCode: string, typed: string): string | undefined {
  const stripped = (text: string) => text.replace(/[^A-Za-z\d+]/g, '');
  const number = stripped(typed.replace('(0)', ''));
  // 00 is dialed for + in most of the world.
  const code = stripped(countryCode).replace(/^(?:00|\+)?/, '+');
  const abroad = number.replace(/^00(?=[1-9])/, '+');
  const isWhole = abroad.startsWith('+');
  // Without a country code, the first digits of a number as it is dialed at home would pass for one.
  if (code === '+' && !isWhole) return undefined;
  const whole = isWhole ? abroad : code + fromAbroad(code, abroad);
  if (!number || NONE_IN_NORTH_AMERICA.test(whole) || !/^\+\d+$/.test(whole)) return undefined;
  return PhoneNumber.safeParse(whole).success ? whole : undefined;
}

/** What was typed as an address; undefined when it is none. */
export const typedContact = (
  kind: Contact['kind'],
  { countryCode, text }: { countryCode: string; text: string },
): Contact | undefined => {
  const value = kind === 'email' ? normalEmail(text) : phoneNumberOf(countryCode, text);
  return value === undefined ? undefined : { kind, value };
};
