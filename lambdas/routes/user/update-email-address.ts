import type { userContract } from '#domain/contract/user';
import { ProductError } from '#domain/errors';
import { addContact, removeContact } from '../../account/list-contact.ts';
import { makePrimary, settlePrimary } from '../../account/primary-contact.ts';
import type { UserServices } from '../../account/services.ts';
import type { Route } from '../../runtime/rest.ts';

/** The person's e-mail addresses, one operation a call; each may be repeated. */
export const updateEmailAddress: Route<
  (typeof userContract)['update-email-address'],
  Pick<UserServices, 'users' | 'contacts' | 'identity' | 'verifiedEmail' | 'spendCode' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const contact = { kind: 'email', value: request.userEmailAddress } as const;
  const who = { sub: caller.sub, at: new Date(now).toISOString() };
  switch (request.operation) {
    case 'updateUserId':
      if ((await services.verifiedEmail(caller.token)) !== contact.value)
        throw new ProductError('FORBIDDEN', 'Please confirm this address first.');
      return { user: await settlePrimary(who, contact, services) };
    case 'add':
      return { user: await addContact(who, contact, { emailUse: request.emailUse }, services) };
    case 'makePrimary':
      return makePrimary({ ...who, token: caller.token, now }, contact, request.code, services);
    case 'remove':
      return { user: await removeContact(who, contact, services) };
  }
};
