import * as z from 'zod';
import { EmailAddress, PhoneNumber } from '../text.ts';
import type { EmailEntry, PhoneEntry, User } from './user.ts';

/** One address of a person: where a mail or a text message reaches them. */
export interface Contact {
  kind: 'email' | 'phone';
  /** Lower-case e-mail address, or E.164 number. */
  value: string;
}

/** How a request names one: exactly one of the two. */
export const ContactName = z.object({
  emailAddress: EmailAddress.optional(),
  phoneNumber: PhoneNumber.optional(),
});

/** Undefined when a request names none or both. */
export function contactOf(named: z.output<typeof ContactName>): Contact | undefined {
  const { emailAddress, phoneNumber } = named;
  if (emailAddress !== undefined && phoneNumber === undefined) return { kind: 'email', value: emailAddress };
  if (phoneNumber !== undefined && emailAddress === undefined) return { kind: 'phone', value: phoneNumber };
  return undefined;
}

/** More entries than this no list takes. */
export const mostContacts = 20;

type Entry = Partial<Omit<EmailEntry, 'emailAddress'> & Omit<PhoneEntry, 'phoneNumber'>>;
type Lists = Pick<User, 'emails' | 'phones' | 'accountEmail' | 'phoneCell'>;

const isIt =
  ({ kind, value }: Contact) =>
  (entry: Partial<EmailEntry & PhoneEntry>) =>
    (kind === 'email' ? entry.emailAddress : entry.phoneNumber) === value;

/** What the person's list says of it; undefined when it is not on the list. */
export const contactEntry = (user: Lists, contact: Contact): Entry | undefined =>
  (contact.kind === 'email' ? user.emails : user.phones)?.find(isIt(contact));

/** The address they sign in with, or their mobile. */
export const isPrimary = (user: Lists, { kind, value }: Contact): boolean =>
  (kind === 'email' ? user.accountEmail : user.phoneCell) === value;

/** Who may have confirmed an address: of somebody who is being deleted not even the one they sign in with need be left. */
interface Confirmed {
  accountEmail?: string | undefined;
  emails?: readonly Pick<EmailEntry, 'emailAddress' | 'verifiedAt'>[] | null | undefined;
}

/** The addresses that are known to be somebody's: the one they sign in with, and those that they have confirmed. */
export const confirmedEmails = ({ accountEmail, emails }: Confirmed): string[] => [
  ...new Set([
    ...(accountEmail ? [accountEmail] : []),
    ...(emails ?? []).filter(({ verifiedAt }) => verifiedAt).map(({ emailAddress }) => emailAddress),
  ]),
];

export const primaryOf = (user: Lists, kind: Contact['kind']): Contact | undefined => {
  const value = kind === 'email' ? user.accountEmail : user.phoneCell;
  return value ? { kind, value } : undefined;
};

/** The list with the entry added, or with these fields of it changed; an undefined field stays as it is. */
export function withContact(user: Lists, contact: Contact, changes: Entry): Partial<User> {
  const fields = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Entry;
  const found = contactEntry(user, contact);
  const placed = <T extends Partial<EmailEntry & PhoneEntry>>(list: readonly T[], named: T): T[] =>
    found ? list.map((one) => (isIt(contact)(one) ? { ...one, ...fields } : one)) : [...list, named];
  return contact.kind === 'email'
    ? { emails: placed(user.emails ?? [], { emailAddress: contact.value, ...fields }) }
    : { phones: placed(user.phones ?? [], { phoneNumber: contact.value, ...fields }) };
}

export const withoutContact = (user: Lists, contact: Contact): Partial<User> =>
  contact.kind === 'email'
    ? { emails: (user.emails ?? []).filter((entry) => !isIt(contact)(entry)) }
    : { phones: (user.phones ?? []).filter((entry) => !isIt(contact)(entry)) };

/** Shows enough to recognise an address, not enough to learn it: m***@e***, +*******0100. */
export const masked = ({ kind, value }: Contact): string =>
  kind === 'email' ? value.replace(/^(.)[^@]*@(.).*$/su, '$1***@$2***') : `+*******${value.slice(-4)}`;

type Look = (name: string, host: string) => string;

const first = ([letter = '']: string) => letter;
/** Of a name of three letters the last would be nearly all that is left. */
const last = (name: string) => (name.length > 3 ? name.at(-1)! : '');

/** Each shows a little more than the one before. */
const LOOKS: readonly Look[] = [
  (name, host) => masked({ kind: 'email', value: `${name}@${host}` }),
  (name, host) => `${first(name)}***${last(name)}@${first(host)}***`,
  (name, host) => `${first(name)}***${last(name)}@${host.slice(0, 3)}***`,
  (name, host) => `${first(name)}***${last(name)}@${host}`,
];

/** Of an email address as little as tells it from `others`, which the reader has or had. */
export function maskedApart(email: string, others: readonly string[]): string {
  const as = (look: Look, address: string) => {
    const at = address.lastIndexOf('@');
    return look(address.slice(0, at), address.slice(at + 1));
  };
  const apart = LOOKS.find((look) =>
    others.every((other) => other === email || as(look, other) !== as(look, email)),
  );
  return as(apart ?? LOOKS.at(-1)!, email);
}
