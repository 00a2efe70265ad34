import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountContract } from '#domain/contract/account';
import type { Contact } from '#domain/account/contact';
import type { EmailEntry, PhoneEntry, User } from '#domain/account/user';
import { call } from '../../../lib/api/rest.ts';
import { keepRecord } from '../../account/keep-record.ts';
import { forgetSentCodes } from './sent-code.ts';

type Use = EmailEntry['emailUse'];
type Type = PhoneEntry['phoneType'];

/** What is to be done with one address; `code` is what was read in the message. */
export type ContactChange =
  | { act: 'add'; use: Use; type?: Type }
  | { act: 'describe'; use: Use; type?: Type }
  | { act: 'send' }
  | { act: 'confirm'; code: string }
  | { act: 'makePrimary'; code?: string }
  | { act: 'remove' };

export interface ContactAnswer {
  user?: User;
  /** Masked address that a code was sent to. */
  codeSentTo?: string | null;
}

const named = ({ kind, value }: Contact) =>
  kind === 'email' ? { emailAddress: value } : { phoneNumber: value };

async function ask(contact: Contact, change: ContactChange): Promise<ContactAnswer> {
  switch (change.act) {
    case 'describe':
      return call('user', accountContract['set-contact-use'], {
        ...named(contact),
        use: change.use,
        ...(contact.kind === 'phone' && { phoneType: change.type }),
      });
    case 'send':
      return call('user', accountContract['send-code'], named(contact));
    case 'confirm':
      return call('user', accountContract['confirm-code'], { ...named(contact), code: change.code });
    default:
      return contact.kind === 'email' ? askEmail(contact.value, change) : askPhone(contact.value, change);
  }
}

type ListChange = Extract<ContactChange, { act: 'add' | 'makePrimary' | 'remove' }>;

const askEmail = (userEmailAddress: string, change: ListChange) =>
  call('user', accountContract['update-email-address'], {
    userEmailAddress,
    operation: change.act,
    ...(change.act === 'add' && change.use && { emailUse: change.use }),
    ...(change.act === 'makePrimary' && change.code && { code: change.code }),
  });

const askPhone = (phoneNumber: string, change: ListChange) =>
  call('user', accountContract['update-phone-number'], {
    phoneNumber,
    operation: change.act,
    ...(change.act === 'add' && change.use && { phoneUse: change.use }),
    ...(change.act === 'add' && change.type && { phoneType: change.type }),
    ...(change.act === 'makePrimary' && change.code && { code: change.code }),
  });

/** Changes one address; the answer's record replaces the loaded one. */
export function useContactChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['updateUser', 'contact'],
    scope: { id: 'contact' }, // one after the other, so that the last choice is what stays
    mutationFn: ({ contact, change }: { contact: Contact; change: ContactChange }) => ask(contact, change),
    onSuccess: ({ user }, { contact, change }) => {
      // With its address a code goes, and what comes on the list begins anew.
      if (change.act === 'remove' || change.act === 'add') forgetSentCodes(contact);
      if (!user) return;
      keepRecord(queries, user);
      void queries.invalidateQueries({ queryKey: ['report'] });
    },
  });
}
