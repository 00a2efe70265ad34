import {
  type Contact,
  contactEntry,
  isPrimary,
  mostContacts,
  withContact,
  withoutContact,
} from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import type { EmailEntry, PhoneEntry, User } from '#domain/account/user';
import { type ContactServices, changeContacts } from './change-contacts.ts';

type Use = Pick<EmailEntry, 'emailUse'> & Pick<PhoneEntry, 'phoneUse' | 'phoneType'>;

/**
 * Puts an address on the person's list, not confirmed: it belongs to nobody yet, and whether somebody else has it shows
 * only to whoever receives the code. On the list already: its use is changed.
 */
export const addContact = (
  who: { sub: string; at: string },
  contact: Contact,
  use: Use,
  services: ContactServices,
) =>
  changeContacts(who, services, (user) => {
    const list = (contact.kind === 'email' ? user.emails : user.phones) ?? [];
    if (!contactEntry(user, contact) && list.length >= mostContacts)
      throw new ProductError('CONFLICT', `You can have up to ${mostContacts}. Please remove one first.`);
    return { set: withContact(user, contact, use), owners: [] };
  });

/** Changes what an address on the list is used for. */
export const describeContact = (
  who: { sub: string; at: string },
  contact: Contact,
  use: Use,
  services: ContactServices,
) =>
  changeContacts(who, services, (user) => {
    if (!contactEntry(user, contact)) throw new ProductError('NOT_FOUND', 'It isn’t on your list.');
    return { set: withContact(user, contact, use), owners: [] };
  });

/**
 * Takes an address off the list, and gives it up when it was theirs. Not on the list: nothing to do.
 * @param whenPrimary fields to set when it is the primary one; without them a primary one stays
 */
export const removeContact = (
  who: { sub: string; at: string },
  contact: Contact,
  services: ContactServices,
  whenPrimary?: Partial<User>,
) =>
  changeContacts(who, services, (user) => {
    const entry = contactEntry(user, contact);
    if (!entry) return undefined;
    const primary = isPrimary(user, contact);
    if (primary && !whenPrimary)
      throw new ProductError('CONFLICT', 'This is your primary one. Please make another one primary first.');
    return {
      set: { ...withoutContact(user, contact), ...(primary && whenPrimary) },
      owners: entry.verifiedAt ? [{ ...contact, type: undefined }] : [],
    };
  });
