import type { Contact } from '#domain/contact';
import { normalEmail, PhoneNumber } from '#domain/text';
import type { ContactUse, PhoneType } from '#domain/user';

type Words<Name extends string> = Record<Name, string>;

export const USE_WORDS: Words<(typeof ContactUse.options)[number]> = {
  PERSONAL: 'Personal',
  HOME: 'Home',
  WORK: 'Work',
  SCHOOL: 'School',
  VOLUNTEER: 'Volunteer',
  OTHER: 'Other',
};
export const TYPE_WORDS: Words<(typeof PhoneType.options)[number]> = {
  CELLULAR: 'Mobile',
  LANDLINE: 'Landline',
  VOIP: 'Internet (VoIP)',
};

/** A number as typed with the country code beside it, stripped to E.164; undefined when it is none. */
export function phoneNumberOf(countryCode: string, typed: string): string | undefined {
  const number = typed.trim();
  const whole = number.startsWith('+') ? number : `+${countryCode}${number}`;
  const parsed = PhoneNumber.safeParse(`+${whole.replace(/\D/g, '')}`);
  return number && parsed.success ? parsed.data : undefined;
}

/** What was typed as an address; undefined when it is none. */
export const typedContact = (
  kind: Contact['kind'],
  { countryCode, text }: { countryCode: string; text: string },
): Contact | undefined => {
  const value = kind === 'email' ? normalEmail(text) : phoneNumberOf(countryCode, text);
  return value === undefined ? undefined : { kind, value };
};
