import { contactEntry, masked } from '#domain/account/contact';
import type { accountContract } from '#domain/contract/account';
import { ProductError } from '#domain/errors';
import { makeCode } from '../../account/contact/contact-codes.ts';
import { namedContact } from '../../account/contact/named-contact.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Sends six digits to an own address that is not confirmed. Somebody else's address gets one too: it tells nobody whose it is. */
export const sendCode: Route<
  (typeof accountContract)['send-code'],
  Pick<AccountServices, 'users' | 'codes' | 'spendCode' | 'sendCode' | 'randomBytes'>
> = async ({ caller, request, now }, services) => {
  const contact = namedContact(request);
  const user = await services.users.get(caller.sub);
  const entry = user && contactEntry(user, contact);
  if (!entry) throw new ProductError('NOT_FOUND', 'Please add it to your list first.');
  if (entry.verifiedAt) throw new ProductError('CONFLICT', 'This is confirmed already.');
  await services.spendCode(caller.sub, contact, now);
  const { code, expiresAt } = await makeCode({ sub: caller.sub, now }, contact, services);
  await services.sendCode(contact, code);
  return { codeSentTo: masked(contact), expiresAt: new Date(expiresAt).toISOString() };
};
