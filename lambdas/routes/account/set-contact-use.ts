import type { accountContract } from '#domain/contract/account';
import { describeContact } from '../../account/contact/listed-contact.ts';
import { namedContact } from '../../account/contact/named-contact.ts';
import type { AccountServices } from '../../account/services.ts';
import type { Route } from '../../rest/rest.ts';

/** What an address on the person's list is used for. */
export const setContactUse: Route<
  (typeof accountContract)['set-contact-use'],
  Pick<AccountServices, 'users' | 'contacts' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const contact = namedContact(request);
  const { use, phoneType } = request;
  const fields =
    contact.kind === 'email'
      ? { emailUse: use }
      : { ...(use !== undefined && { phoneUse: use }), ...(phoneType !== undefined && { phoneType }) };
  const who = { sub: caller.sub, at: new Date(now).toISOString() };
  return { user: await describeContact(who, contact, fields, services) };
};
