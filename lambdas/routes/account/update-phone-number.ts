import type { accountContract } from '#domain/contract/account';
import type { Contact } from '#domain/account/contact';
import { ProductError } from '#domain/errors';
import { addContact, removeContact } from '../../account/contact/listed-contact.ts';
import { makePrimary } from '../../account/contact/primary-contact.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

type Services = Pick<
  AccountServices,
  'users' | 'contacts' | 'identity' | 'freeAddress' | 'spendCode' | 'retry'
>;

/** The person's phone numbers, one operation a call; each may be repeated. */
export const updatePhoneNumber: Route<(typeof accountContract)['update-phone-number'], Services> = async (
  { caller, request, now },
  services,
) => {
  const contact = { kind: 'phone', value: request.phoneNumber } as const;
  const who = { sub: caller.sub, at: new Date(now).toISOString() };
  const { phoneUse, phoneType } = request;
  switch (request.operation) {
    case 'add':
      return { user: await addContact(who, contact, { phoneUse, phoneType }, services) };
    case 'makePrimary':
      return makePrimary({ ...who, token: caller.token, now }, contact, request.code, services);
    case 'remove':
      await forget(caller, contact, services);
      return { user: await removeContact(who, contact, services, { phoneCell: null }) };
  }
};

/**
 * The identity service forgets the number too, first: a stop in between leaves it on the list, to be removed again. It has one also that
 * was to be the primary number and whose code never came back.
 */
async function forget(caller: { token: string }, contact: Contact, { identity }: Services) {
  const known = await identity.read(caller.token);
  if (known.value.phone !== contact.value) return;
  if (known.smsFactor)
    throw new ProductError(
      'CONFLICT',
      'You use text messages for two-step sign-in. Please turn that off first.',
    );
  await identity.change(caller.token, 'phone', '');
}
