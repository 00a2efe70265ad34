import type { accountContract } from '#domain/contract/account';
import { ProductError } from '#domain/errors';
import { addContact, removeContact } from '../../account/contact/listed-contact.ts';
import { makePrimary, settlePrimary } from '../../account/contact/primary-contact.ts';
import { tellChanges } from '../../account/safety-notices.ts';
import { linkInvitations } from '../../business/link-invitations.ts';
import type { AccountServices } from '../../account/services.ts';
import { keepLeftOut } from '../../rights/keep-left-out.ts';
import type { Route } from '../../rest/rest.ts';

/** The person's e-mail addresses, one operation a call; each may be repeated. */
export const updateEmailAddress: Route<
  (typeof accountContract)['update-email-address'],
  Pick<
    AccountServices,
    | 'users'
    | 'contacts'
    | 'identity'
    | 'freeAddress'
    | 'verifiedEmail'
    | 'spendCode'
    | 'retry'
    | 'safety'
    | 'tell'
    | 'seats'
    | 'suppressions'
    | 'fingerprint'
  >
> = async ({ caller, request, now }, services) => {
  const contact = { kind: 'email', value: request.userEmailAddress } as const;
  const who = { sub: caller.sub, at: new Date(now).toISOString() };
  const told = () =>
    tellChanges(caller.sub, async () => (await services.identity.read(caller.token)).factors, services);
  switch (request.operation) {
    case 'updateUserId': {
      if ((await services.verifiedEmail(caller.token)) !== contact.value)
        throw new ProductError('FORBIDDEN', 'Please confirm this address first.');
      const user = await settlePrimary(who, contact, services);
      await linkInvitations(contact.value, caller.sub, services);
      await told();
      return { user };
    }
    case 'add':
      return { user: await addContact(who, contact, { emailUse: request.emailUse }, services) };
    case 'makePrimary': {
      const made = await makePrimary({ ...who, token: caller.token, now }, contact, request.code, services);
      await told();
      return made;
    }
    case 'remove':
      await keepLeftOut(caller.sub, contact, services);
      return { user: await removeContact(who, contact, services) };
  }
};
