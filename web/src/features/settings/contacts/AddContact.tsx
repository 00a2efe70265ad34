import { useId, useRef, useState } from 'react';
import { contactEntry, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { useContactChange } from './contact-calls.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { TYPE_WORDS, typedContact, USE_WORDS } from './contact-words.ts';

interface Props {
  user: User;
  kind: Contact['kind'];
  /** Added, not confirmed yet. */
  onAdded: (contact: Contact) => void;
}

/** Adds an address to the list; it is confirmed by a code right after. */
export function AddContact({ user, kind, onAdded }: Props) {
  const id = useId();
  const [countryCode, setCountryCode] = useState('+1');
  const [text, setText] = useState('');
  const [use, setUse] = useState<keyof typeof USE_WORDS>('PERSONAL');
  const [type, setType] = useState<keyof typeof TYPE_WORDS>('CELLULAR');
  const [sent, setSent] = useState(false);
  const change = useContactChange();
  const once = useOneAtATime();
  const latest = useRef('');
  const write = (typed: string) => {
    latest.current = typed;
    setText(typed);
    if (change.error) change.reset();
  };
  const contact = typedContact(kind, { countryCode, text });
  const known = contact && contactEntry(user, contact);
  const problem = !text.trim()
    ? 'This field is required'
    : !contact
      ? kind === 'email'
        ? 'Please enter a valid email'
        : 'Please give the number with its country code, like +1 860 555 0100.'
      : known && 'It is on your list already.';

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (problem || !contact) return;
    once(async () => {
      await change.mutateAsync({ contact, change: { act: 'add', use, ...(kind === 'phone' && { type }) } });
      setSent(false);
      // Whoever types the next one already is left to it.
      if (latest.current !== text) return toast(`${contact.value} is on the list. Confirm it there.`);
      write('');
      onAdded(contact);
    });
  };
  const error = sent ? problem : undefined;
  return (
    <form className="form" onSubmit={submit} noValidate>
      {kind === 'email' ? (
        <Field
          label="E-mail address"
          type="email"
          autoComplete="email"
          value={text}
          onChange={write}
          error={error}
        />
      ) : (
        <div className="side-by-side">
          <Field
            label="Country code"
            type="tel"
            autoComplete="tel-country-code"
            value={countryCode}
            onChange={setCountryCode}
            maxLength={5}
          />
          <Field
            label="Phone number"
            type="tel"
            autoComplete="tel-national"
            value={text}
            onChange={write}
            error={error}
            read={!error && contact?.value}
          />
        </div>
      )}
      <div className="entry-choices">
        {kind === 'phone' && (
          <Choice id={`${id}-type`} label="Type" words={TYPE_WORDS} value={type} onChange={setType} />
        )}
        <Choice id={`${id}-use`} label="Used for" words={USE_WORDS} value={use} onChange={setUse} />
      </div>
      {change.error && (
        <p className="note" role="alert">
          {change.error.message}
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button primary" disabled={change.isPending}>
          {change.isPending ? 'Adding' : 'Add and confirm'}
        </button>
      </p>
    </form>
  );
}
