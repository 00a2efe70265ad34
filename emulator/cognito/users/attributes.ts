import { invalidParameter, notAuthorized } from '../errors.ts';
import type { Client, Pool } from '../pools.ts';
import type { UserRecord } from './records.ts';

export interface AttributeType {
  Name: string;
  Value?: string;
}

/** OpenID Connect's standard claims, which every pool has. */
const standard = new Set(
  (
    'address birthdate email family_name gender given_name locale middle_name name nickname phone_number picture ' +
    'preferred_username profile updated_at website zoneinfo'
  ).split(' '),
);
/** Set by the service or an administrator alone. */
const guarded = new Set([
  'sub',
  'email_verified',
  'phone_number_verified',
  'identities',
  'cognito:user_status',
]);

/** Cognito's own test of an address is looser than most. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 2048;

/** As the wire carries them, sub first. */
export const attributeList = (user: UserRecord, readable?: string[]): AttributeType[] =>
  Object.entries({ sub: user.sub, ...user.attributes })
    .filter(([name]) => !readable || readable.includes(name) || name === 'sub')
    .map(([Name, Value]) => ({ Name, Value }));

/** Checks what somebody wants to write and gives it as a record. `client` absent: an administrator. */
export function writtenAttributes(pool: Pool, client: Client | undefined, list: AttributeType[]) {
  const writable = client?.settings.WriteAttributes;
  const values: Record<string, string> = {};
  for (const { Name, Value = '' } of list) {
    if (Name === 'sub' || (client && (guarded.has(Name) || (writable && !writable.includes(Name)))))
      throw notAuthorized('A client attempted to write unauthorized attribute');
    const custom =
      Name.startsWith('custom:') && pool.settings.Schema.some((known) => `custom:${known.Name}` === Name);
    if (!standard.has(Name) && !custom && !guarded.has(Name))
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
      );
    if (Name === 'email' && !isEmail(Value)) throw invalidParameter('Invalid email address format.');
    // A blank value takes an attribute away.
    if (Name === 'phone_number' && Value !== '' && !/^\+[1-9]\d{1,14}$/.test(Value))
      throw invalidParameter('Invalid phone number format.');
    if (Value.length > 2048) throw invalidParameter(`Attribute value for ${Name} is too long`);
    values[Name] = Value;
  }
  return values;
}

/** Throws when the pool's schema demands an attribute that is not there. */
export function requireAttributes(pool: Pool, values: Record<string, string>) {
  const absent = pool.settings.Schema.find((known) => known.Required && values[known.Name] === undefined);
  if (absent)
    throw invalidParameter(
      `Attributes did not conform to the schema: ${absent.Name}: The attribute is required\n`,
    );
}
