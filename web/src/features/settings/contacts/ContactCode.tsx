import { fetchAuthSession } from 'aws-amplify/auth';
import { useEffect, useRef, useState } from 'react';
import type { Contact } from '#domain/account/contact';
import { noTextsThere, takesTexts } from '#domain/account/sms-countries';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { useNow } from '../../../lib/use-now.ts';
import { timeOf } from '../../../lib/when.ts';
import { toast } from '../../../ui/Toast.tsx';
import { CodeForm } from '../../session/codes/CodeForm.tsx';
import { useContactChange } from './contact-calls.ts';
import { useOneAtATime } from '../one-at-a-time.ts';
import { type CodeFor, forgetSentCodes, keepSentCode, sentCode } from './sent-code.ts';
import { words } from './words.ts';

interface Props {
  contact: Contact;
  what: CodeFor;
  /** It was just added: the code confirms it first of all. */
  isNew?: boolean;
  /** It was open when the page came, which is read from its beginning. */
  resumed?: boolean;
  onDone: () => void;
}

/** Sends a code to an address, unless one is out, and takes it back. What was verified meanwhile needs none. */
export function ContactCode({ contact, what, isNew = false, resumed = false, onDone }: Props) {
  const now = useNow();
  const sending = useContactChange();
  const confirming = useContactChange();
  const onceSent = useOneAtATime();
  const once = useOneAtATime();
  /** Sent before this form was opened. */
  const [earlier, setEarlier] = useState(() => sentCode(contact, what, now));
  const [sentTo, setSentTo] = useState(earlier?.value);
  const begun = useRef(earlier !== undefined);
  const isPutAside = useRef(false);
  const reached = contact.kind === 'email' || takesTexts(contact.value);
  const done = () => {
    forgetSentCodes(contact, what === 'confirm' ? what : undefined); // what is primary is confirmed, too
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
      const since = Date.now();
      const change = what === 'confirm' ? { act: 'send' as const } : { act: 'makePrimary' as const };
      const { codeSentTo } = await sending.mutateAsync({ contact, change });
      if (!codeSentTo) return done();
      if (!isPutAside.current) keepSentCode({ ...contact, what, since });
      setSentTo(codeSentTo);
      setEarlier(undefined);
    });
  };
  const putAside = () => {
    isPutAside.current = true;
    forgetSentCodes(contact, what);
    onDone();
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
  // No code is on its way, and asking again changes nothing: a field for it would have nothing to take.
  if (!sentTo && sending.error instanceof CallFailed && sending.error.code === 'CONFLICT')
    return (
      <p className="note" role="status">
        {sending.error.message}{' '}
        <button type="button" className="link-like" onClick={putAside}>
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
        sentAt={earlier && timeOf(earlier.since, now)}
        takesFocus={!resumed}
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
        onCancel={putAside}
      />
    </>
  );
}
