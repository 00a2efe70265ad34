import type { Business, BusinessPatch } from '#domain/business/business';

/** The company as its form shows it, a text a field. */
export interface ProfileTexts {
  name: string;
  shortName: string;
  department: string;
  website: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zipCode: string;
  country: string;
}
export type ProfileField = keyof ProfileTexts;

/** What the form calls the lines of an address that it shows. */
const LINES = { street: 'address', city: 'city', zipCode: 'zipCode', country: 'country' } as const;
const isLine = (field: ProfileField): field is keyof typeof LINES => field in LINES;

/** Nothing is an empty field. */
export const textsOf = ({ address, ...business }: Business): ProfileTexts => ({
  name: business.name ?? '',
  shortName: business.shortName ?? '',
  department: business.department ?? '',
  website: business.website ?? '',
  email: business.email ?? '',
  phone: business.phone ?? '',
  street: address?.address ?? '',
  city: address?.city ?? '',
  zipCode: address?.zipCode ?? '',
  country: address?.country ?? '',
});

/** The fields that were typed into, with what stands there now. */
export const changedIn = (typed: ProfileTexts, base: ProfileTexts): Partial<ProfileTexts> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text.trim() !== base[field as ProfileField]),
  );

/** People write acme.example, in any letters. */
function addressOf(typed: string): string {
  const text = typed.trim();
  return /^[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+([/?#]|:\d|$)/u.test(text) ? `https://${text}` : text;
}

/** The request for some fields; an address is sent whole, so its other lines are those that are stored. */
export function patchFrom(
  changed: Partial<ProfileTexts>,
  { address }: Pick<Business, 'address'>,
): BusinessPatch {
  const fields = Object.entries(changed).map(
    ([field, text]) =>
      [field as ProfileField, (field === 'website' ? addressOf(text) : text.trim()) || null] as const,
  );
  const lines = fields.filter(([field]) => isLine(field));
  const patch: BusinessPatch = Object.fromEntries(fields.filter(([field]) => !isLine(field)));
  if (lines.length === 0) return patch;
  const whole = {
    ...address,
    ...Object.fromEntries(lines.map(([field, text]) => [LINES[field as keyof typeof LINES], text])),
  };
  return { ...patch, address: Object.values(whole).some(Boolean) ? whole : null };
}
