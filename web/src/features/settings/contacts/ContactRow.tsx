import { useId, useRef, useState } from 'react';
import { contactEntry, isPrimary, withoutContact, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { dayOf } from '../../../lib/when.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { useContactChange } from './contact-calls.ts';
import { TYPE_WORDS, USE_WORDS, words } from './words.ts';
import { ContactCode } from './ContactCode.tsx';
import { type CodeFor, firstCode } from './sent-code.ts';
import type { Asked } from './use-asked.ts';
import styles from './ContactRow.module.css';
import { EntryChoices, EntryFacts } from '../Entries.tsx';
import { isFirstClick } from '../one-at-a-time.ts';
import { leaveRow, Opened } from '../Opened.tsx';

const { row: said, removal } = words;

interface Described {
  use?: keyof typeof USE_WORDS;
  type?: keyof typeof TYPE_WORDS;
}

interface Props {
  user: User;
  contact: Contact;
  /** The code form that is open on this row. */
  asked: Asked | undefined;
  onAsk: (what: CodeFor | undefined) => void;
  /** The service that the person signs in with, undefined with an own password: it names the primary address at each sign-in. */
  provider?: string | undefined;
}

/** Whether the score falls without this confirmed address: a second one of its kind adds nothing (authentication-score.ts). */
const countsAlone = (user: User, contact: Contact) => {
  const { emails, phones } = withoutContact(user, contact);
  return !(emails ?? phones)?.some(({ verifiedAt }) => verifiedAt);
};

/** One address: what is known of it, what it is for, what can be done with it. */
export function ContactRow({ user, contact, asked, onAsk, provider }: Props) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const change = useContactChange();
  const [removing, setRemoving] = useState(false);
  const entry = contactEntry(user, contact) ?? {};
  const { verifiedAt } = entry;
  const primary = isPrimary(user, contact);
  const isEmail = contact.kind === 'email';
  const first = firstCode(user, contact.kind);
  const isFirst = !verifiedAt && first === 'makePrimary';
  // Its form is open below and does all of it; another code would make that one fail.
  const isConfirming = isFirst && asked !== undefined;
  // Until a record that is newer than the save has arrived, the choice shows what was asked for: an arrow key more goes on
  // from there.
  const [asking, setAsking] = useState<Described & { savedAt?: string | undefined }>({});
  const chosen = asking.savedAt === undefined || user.updatedAt <= asking.savedAt ? asking : {};
  const use = chosen.use ?? (isEmail ? entry.emailUse : entry.phoneUse) ?? '';
  const type = chosen.type ?? entry.phoneType ?? '';
  const failed = (error: Error) => toast(error.message);
  const name = <span className="vh"> {contact.value}</span>;

  const describe = (next: Described) => {
    setAsking({ ...chosen, ...next, savedAt: undefined });
    change.mutate(
      {
        contact,
        change: {
          act: 'describe',
          use: (next.use ?? use) || undefined,
          type: (next.type ?? type) || undefined,
        },
      },
      {
        onSuccess: ({ user: saved }) => {
          setAsking((asked) => ({ ...asked, savedAt: saved?.updatedAt }));
          toast(said.saved);
        },
        onError: (error) => {
          setAsking({});
          failed(error);
        },
      },
    );
  };
  const remove = () => {
    setRemoving(false);
    // What was confirmed is given up for good; the rest comes back with one click.
    const undo = () =>
      change.mutate(
        { contact, change: { act: 'add', use: use || undefined, type: type || undefined } },
        { onError: failed },
      );
    change.mutate(
      { contact, change: { act: 'remove' } },
      {
        onSuccess: () => {
          leaveRow(row.current);
          toast(said.removed(contact.value), verifiedAt ? undefined : undo);
        },
        onError: failed,
      },
    );
  };
  return (
    <li ref={row}>
      <div>
        <p className="mono">{contact.value}</p>
        <EntryFacts>
          {verifiedAt ? (
            <Mark kind="done">{said.verified(dayOf(verifiedAt))}</Mark>
          ) : (
            <Mark kind="wait">{said.unverified}</Mark>
          )}
          {primary && (
            <span>
              {!provider
                ? words[contact.kind].primary
                : isEmail
                  ? words.email.primaryBy(provider)
                  : words.phone.primaryBy}
            </span>
          )}
        </EntryFacts>
      </div>
      <EntryChoices>
        {!isEmail && (
          <Choice
            id={`${id}-type`}
            label={said.typeOf(contact.value)}
            quiet
            words={TYPE_WORDS}
            value={type}
            onChange={(next) => describe({ type: next })}
          />
        )}
        <Choice
          id={`${id}-use`}
          label={said.useOf(contact.value)}
          quiet
          words={USE_WORDS}
          value={use}
          onChange={(next) => describe({ use: next })}
        />
      </EntryChoices>
      <p className={`actions tight ${styles.acts}`}>
        {!verifiedAt && !isConfirming && (
          <button type="button" className="link-like small" onClick={() => onAsk(first)}>
            {said.confirm}
            {name}
          </button>
        )}
        {!primary && !isFirst && (isEmail ? verifiedAt && !provider : true) && (
          <button type="button" className="link-like small" onClick={() => onAsk('makePrimary')}>
            {said.makePrimary}
            {name}
          </button>
        )}
        {!(primary && isEmail) && (
          <button
            type="button"
            className="link-like small"
            disabled={change.isPending}
            onClick={(event) => isFirstClick(event) && (verifiedAt ? setRemoving(true) : remove())}
          >
            {said.remove}
            {name}
          </button>
        )}
      </p>
      {asked && (
        <Opened key={asked.what}>
          <ContactCode
            contact={contact}
            what={asked.what}
            resumed={asked.resumed}
            isNew={isFirst}
            onDone={() => onAsk(undefined)}
          />
        </Opened>
      )}
      {removing && (
        <Dialog title={removal.title} onClose={() => setRemoving(false)}>
          <p>
            <span className="handle">{contact.value}</span>
            {removal.text(countsAlone(user, contact))}
          </p>
          <p className="actions">
            <button type="button" className="button primary" onClick={remove}>
              {removal.remove}
            </button>
            <button type="button" className="button" onClick={() => setRemoving(false)}>
              {removal.keep}
            </button>
          </p>
        </Dialog>
      )}
    </li>
  );
}
