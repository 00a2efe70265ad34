import { type Contact, withoutContact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import { EmailInventory, PhoneInventory } from '#domain/account/contact-owner';
import { normalEmail, PhoneNumber } from '#domain/text';
import { type ContactServices, changeContacts } from '../account/contact/change-contacts.ts';
import { type KeepLeftOutServices, keepLeftOut } from '../rights/keep-left-out.ts';
import type { ContactOwnerStore } from '../store/contact/contact-owner.ts';
import type { GivenUpStore } from '../store/given-up.ts';

interface Services extends ContactServices, Omit<KeepLeftOutServices, 'users'> {
  owners: Pick<ContactOwnerStore, 'get'>;
  givenUp: GivenUpStore;
  now: () => number;
}
type Caller = { sub: string };

/**
 * deleteEmailInventory and deletePhoneInventory: gives up an own second address; it leaves the person's list in the same
 * transaction. Somebody else's and one that nobody has get the same refusal: it must not tell who is registered. Whoever gave it up
 * within the hour is answered once more as they were: their answer may have been lost.
 */
async function giveUp(
  { kind, value }: { kind: Contact['kind']; value: string | undefined },
  { sub }: Caller,
  services: Services,
): Promise<unknown> {
  // What is no address is nobody's, and no key of a table either.
  const contact = value === undefined ? undefined : { kind, value };
  const row = contact && (await services.owners.get(contact));
  const what = `${kind} ${value}`;
  const done = contact && row?.['id'] !== sub ? await services.givenUp.answerTo(sub, what) : undefined;
  if (done) return done;
  if (!contact || row?.['id'] !== sub)
    throw new ProductError('FORBIDDEN', 'You can only remove an address of your own.');
  if (row['type'] === 'PRIMARY')
    throw new ProductError('CONFLICT', 'This is your primary address. Make another one primary first.');
  await keepLeftOut(sub, contact, services);
  const at = new Date(services.now()).toISOString();
  await changeContacts({ sub, at }, services, (user) => ({
    set: withoutContact(user, contact),
    owners: [{ ...contact, type: undefined }],
    also: services.givenUp.row(sub, what, row),
  }));
  return row;
}

export const giveUpEmail = async (
  args: { input?: { emailAddress?: string } },
  caller: Caller,
  services: Services,
): Promise<EmailInventory> => {
  const value = normalEmail(args.input?.emailAddress ?? '');
  return EmailInventory.parse(await giveUp({ kind: 'email', value }, caller, services));
};

export const giveUpPhone = async (
  args: { input?: { phoneNumber?: string } },
  caller: Caller,
  services: Services,
): Promise<PhoneInventory> => {
  const number = PhoneNumber.safeParse(args.input?.phoneNumber ?? '');
  return PhoneInventory.parse(await giveUp({ kind: 'phone', value: number.data }, caller, services));
};
