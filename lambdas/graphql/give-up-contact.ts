import { type Contact, withoutContact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import { EmailInventory, PhoneInventory } from '#domain/account/contact-owner';
import { normalEmail, PhoneNumber } from '#domain/text';
import { type ContactServices, changeContacts } from '../account/contact/change-contacts.ts';
import type { ContactOwnerStore } from '../store/contact/contact-owner.ts';

interface Services extends ContactServices {
  owners: Pick<ContactOwnerStore, 'get'>;
  now: () => number;
}
type Caller = { sub: string };

/**
 * deleteEmailInventory and deletePhoneInventory: gives up an own second address; it leaves the person's list in the same
 * transaction. Somebody else's and one that nobody has get the same refusal: it must not tell who is registered.
 */
async function giveUp(contact: Contact, { sub }: Caller, services: Services): Promise<unknown> {
  const row = await services.owners.get(contact);
  if (row?.['id'] !== sub) throw new ProductError('FORBIDDEN', 'You can only remove an address of your own.');
  if (row['type'] === 'PRIMARY')
    throw new ProductError('CONFLICT', 'This is your primary address. Make another one primary first.');
  const at = new Date(services.now()).toISOString();
  await changeContacts({ sub, at }, services, (user) => ({
    set: withoutContact(user, contact),
    owners: [{ ...contact, type: undefined }],
  }));
  return row;
}

export const giveUpEmail = async (
  args: { input?: { emailAddress?: string } },
  caller: Caller,
  services: Services,
): Promise<EmailInventory> => {
  const value = normalEmail(args.input?.emailAddress ?? '');
  if (value === undefined) throw new ProductError('INVALID_INPUT', 'Please enter a valid email');
  return EmailInventory.parse(await giveUp({ kind: 'email', value }, caller, services));
};

export const giveUpPhone = async (
  args: { input?: { phoneNumber?: string } },
  caller: Caller,
  services: Services,
): Promise<PhoneInventory> => {
  const number = PhoneNumber.safeParse(args.input?.phoneNumber ?? '');
  if (!number.success) throw new ProductError('INVALID_INPUT', number.error.issues[0]!.message);
  return PhoneInventory.parse(await giveUp({ kind: 'phone', value: number.data }, caller, services));
};
