import { useId } from 'react';
import { contactEntry, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { accountContract } from '#domain/contract/account';
import { REQUIRED } from '../../../lib/form/fault-words.ts';
import type { FormSchema } from '../../../lib/form/form-schema.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { useContactChange } from './contact-calls.ts';
import { phoneNumberOf, TYPE_WORDS, typedContact, USE_WORDS } from './contact-words.ts';
import { EntryChoices } from '../Entries.tsx';
import styles from './AddContact.module.css';

const EMPTY = {
  countryCode: '+1',
  text: '',
  use: 'PERSONAL' as keyof typeof USE_WORDS,
  type: 'CELLULAR' as keyof typeof TYPE_WORDS,
};

const REQUEST: Record<Contact['kind'], FormSchema> = {
  email: accountContract['update-email-address'].request,
  phone: accountContract['update-phone-number'].request,
};
const UNREADABLE = {
  email: 'Please enter a valid email',
  phone: 'Please give the number with its country code, like +1 860 555 0100.',
};

function problem(user: User, kind: Contact['kind'], typed: Pick<typeof EMPTY, 'countryCode' | 'text'>) {
  if (!typed.text.trim()) return REQUIRED;
  const contact = typedContact(kind, typed);
  if (!contact) return UNREADABLE[kind];
  return contactEntry(user, contact) && 'It is on your list already.';
}

interface Props {
  user: User;
  kind: Contact['kind'];
  /** Added, not confirmed yet. */
  onAdded: (contact: Contact) => void;
}

/** Adds an address to the list; it is confirmed by a code right after. */
export function AddContact({ user, kind, onAdded }: Props) {
  const id = useId();
  const change = useContactChange();
  const form = useContractForm({
    schema: REQUEST[kind],
    values: EMPTY,
    request: ({ countryCode, text, use, type }) =>
      kind === 'email'
        ? { userEmailAddress: text, operation: 'add', emailUse: use }
        : { phoneNumber: phoneNumberOf(countryCode, text), operation: 'add', phoneUse: use, phoneType: type },
    rules: (typed) => ({ text: problem(user, kind, typed) }),
    send: async (_, { use, type, ...typed }) => {
      const contact = typedContact(kind, typed)!;
      await change.mutateAsync({ contact, change: { act: 'add', use, ...(kind === 'phone' && { type }) } });
      return contact;
    },
    // Whoever types the next one already is left to it.
    onSent: (contact, typedOn) =>
      typedOn ? toast(`${contact.value} is on the list. Confirm it there.`) : onAdded(contact),
    stays: ['countryCode', 'use', 'type'],
  });
  return (
    <form className="form" {...form.props}>
      {kind === 'email' ? (
        <Field label="E-mail address" type="email" autoComplete="email" {...form.field('text')} />
      ) : (
        <div className={styles.number}>
          <Field
            label="Country code"
            type="tel"
            autoComplete="tel-country-code"
            {...form.field('countryCode')}
            maxLength={5}
          />
          <Field
            label="Phone number"
            type="tel"
            autoComplete="tel-national"
            {...form.field('text')}
            read={!form.faults.text && typedContact(kind, form.values)?.value}
          />
        </div>
      )}
      <EntryChoices>
        {kind === 'phone' && (
          <Choice id={`${id}-type`} label="Type" words={TYPE_WORDS} {...form.field('type')} />
        )}
        <Choice id={`${id}-use`} label="Used for" words={USE_WORDS} {...form.field('use')} />
      </EntryChoices>
      <Failed error={form.refused} />
      <p className="actions">
        <Submit form={form} busy="Adding">
          Add and confirm
        </Submit>
      </p>
    </form>
  );
}
