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
import { phoneNumberOf, typedContact } from './typed-contact.ts';
import { TYPE_WORDS, USE_WORDS, words } from './words.ts';
import { EntryChoices } from '../Entries.tsx';
import styles from './AddContact.module.css';

const said = words.form;

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

function problem(user: User, kind: Contact['kind'], typed: Pick<typeof EMPTY, 'countryCode' | 'text'>) {
  if (!typed.text.trim()) return REQUIRED;
  const contact = typedContact(kind, typed);
  if (!contact) return words[kind].invalid;
  return contactEntry(user, contact) && said.duplicate;
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
    onSent: (contact, typedOn) => (typedOn ? toast(said.added(contact.value)) : onAdded(contact)),
    stays: ['countryCode', 'use', 'type'],
  });
  return (
    <form className="form" {...form.props}>
      {kind === 'email' ? (
        <Field label={said.email} type="email" autoComplete="email" {...form.field('text')} />
      ) : (
        <div className={styles.number}>
          <Field
            label={said.countryCode}
            type="tel"
            autoComplete="tel-country-code"
            {...form.field('countryCode')}
            maxLength={5}
          />
          <Field
            label={said.phone}
            type="tel"
            autoComplete="tel-national"
            {...form.field('text')}
            read={!form.faults.text && typedContact(kind, form.values)?.value}
          />
        </div>
      )}
      <EntryChoices>
        {kind === 'phone' && (
          <Choice id={`${id}-type`} label={said.type} words={TYPE_WORDS} {...form.field('type')} />
        )}
        <Choice id={`${id}-use`} label={said.use} words={USE_WORDS} {...form.field('use')} />
      </EntryChoices>
      <Failed error={form.refused} />
      <p className="actions">
        <Submit form={form} busy={said.adding}>
          {said.submit}
        </Submit>
      </p>
    </form>
  );
}
