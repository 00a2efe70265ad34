import { fetchAuthSession } from 'aws-amplify/auth';
import { useEffect, useRef, useState } from 'react';
import type { Contact } from '#domain/account/contact';
import { noTextsThere, takesTexts } from '#domain/account/sms-countries';
import { toast } from '../../../ui/Toast.tsx';
import { CodeForm } from '../../session/codes/CodeForm.tsx';
import { useContactChange } from './contact-calls.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { words } from './words.ts';

/** confirm: show that messages arrive. makePrimary: the same towards the identity service. */
export type CodeFor = 'confirm' | 'makePrimary';

interface Props {
  contact: Contact;
  what: CodeFor;
  /** It was just added: the code confirms it first of all. */
  isNew?: boolean;
  onDone: () => void;
}

/** Sends a code to an address and takes it back. What was verified meanwhile needs none. */
export function ContactCode({ contact, what, isNew = false, onDone }: Props) {
  const sending = useContactChange();
  const confirming = useContactChange();
  const onceSent = useOneAtATime();
  const once = useOneAtATime();
  const [sentTo, setSentTo] = useState<string>();
  const begun = useRef(false);
  const reached = contact.kind === 'email' || takesTexts(contact.value);
  const done = () => {
    toast(
      what === 'confirm' ? words.code.confirmed(contact.value) : words[contact.kind].isPrimary(contact.value),
    );
    // The tokens carry the address that one signs in with.
    if (what === 'makePrimary') fetchAuthSession({ forceRefresh: true }).catch(console.error);
    onDone();
  };
  const send = () => {
    confirming.reset();
    onceSent(async () => {
      const change = what === 'confirm' ? { act: 'send' as const } : { act: 'makePrimary' as const };
      const { codeSentTo } = await sending.mutateAsync({ contact, change });
      if (codeSentTo) setSentTo(codeSentTo);
      else done();
    });
  };
  useEffect(() => {
    if (begun.current || !reached) return;
    begun.current = true;
    send();
  });
  if (!reached)
    return (
      <p className="note" role="status">
        {noTextsThere} {words.code.staysUnverified}{' '}
        <button type="button" className="link-like" onClick={onDone}>
          {words.code.close}
        </button>
      </p>
    );
  const waits = sending.isPending || confirming.isPending;
  return (
    <>
      {!sentTo && !sending.error && (
        <p className="small" role="status">
          {words.code.sending}
        </p>
      )}
      <CodeForm
        // The answer masks the address, which stands in full a line above: with two alike, one must see which it is.
        sentTo={sentTo && contact.value}
        refused={waits ? undefined : (confirming.error ?? sending.error)?.message}
        // Not while it is being sent: a message may be there before we hear that it left, and its code counts.
        busy={confirming.isPending}
        label={words.row[isNew ? 'confirm' : what]}
        // That code is the identity service's own.
        {...(what === 'makePrimary' && { lasts: words.code.lastsADay })}
        onCode={(code) =>
          once(async () => {
            await confirming.mutateAsync({
              contact,
              change: what === 'confirm' ? { act: 'confirm', code } : { act: 'makePrimary', code },
            });
            done();
          })
        }
        onResend={send}
        onCancel={onDone}
      />
    </>
  );
}
