import { contactEntry, withContact } from '#domain/account/contact';
import { codeRefusal } from '#domain/account/confirmation-code';
import type { accountContract } from '#domain/contract/account';
import { ProductError } from '#domain/errors';
import { changeContacts } from '../../account/contact/change-contacts.ts';
import { codeId, codeMatches } from '../../account/contact/contact-codes.ts';
import { namedContact } from '../../account/contact/named-contact.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/**
 * The right code confirms an address: it is the caller's from now on, and the code is used up, in one transaction. Each
 * try is counted before it is compared, so that a hundred guesses at once are five.
 */
export const confirmCode: Route<
  (typeof accountContract)['confirm-code'],
  Pick<AccountServices, 'users' | 'contacts' | 'codes' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const contact = namedContact(request);
  const id = codeId(caller.sub, contact);
  const kept = await services.codes.takeTry(id, Math.floor(now / 1000));
  if (!codeMatches(request.code, kept)) throw new ProductError('INVALID_INPUT', codeRefusal);
  const at = new Date(now).toISOString();
  const user = await changeContacts({ sub: caller.sub, at }, services, (current) => {
    const entry = contactEntry(current, contact);
    if (!entry) throw new ProductError('NOT_FOUND', 'It is no longer on your list.');
    if (entry.verifiedAt) return undefined;
    return {
      set: withContact(current, contact, { verifiedAt: at }),
      owners: [{ ...contact, type: 'SECONDARY' as const }],
      code: id,
    };
  });
  return { user };
};
