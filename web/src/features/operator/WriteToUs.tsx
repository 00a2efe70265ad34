import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { casesContract } from '#domain/contract/cases';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { call } from '../../lib/api/rest.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Field } from '../../ui/Field.tsx';
import { LongField } from '../../ui/LongField.tsx';

const KEY = 'countersign.message';
const EMPTY = { subject: '', message: '' };

function kept(): typeof EMPTY {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<typeof EMPTY>) };
  } catch {
    return EMPTY;
  }
}

/** A message to those who run the product. What was typed outlives the page until it is sent. */
export function WriteToUs() {
  const [draft, setDraft] = useState(kept);
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (input: typeof EMPTY) => call('app', casesContract['support'], input),
    onSuccess: () => {
      setDraft(EMPTY);
      setAsked(false);
    },
  });
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // no room: the form itself still holds it
    }
  }, [draft]);
  const subject = draft.subject.trim();
  const message = draft.message.trim();
  const missing = (text: string) => (asked && !text ? 'This field is required' : undefined);
  const type = (part: Partial<typeof EMPTY>) => {
    if (send.isSuccess) send.reset();
    setDraft((current) => ({ ...current, ...part }));
  };

  return (
    <form
      className="form write-to-us"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (subject && message && !send.isPending) send.mutate({ subject, message });
      }}
    >
      <Field
        label="What it is about"
        value={draft.subject}
        onChange={(next) => type({ subject: next })}
        maxLength={200}
        error={missing(subject)}
      />
      <LongField
        label="Your message"
        rows={6}
        maxLength={4000}
        value={draft.message}
        onChange={(next) => type({ message: next })}
        error={missing(message)}
        hint="Please leave out passwords and codes; nobody here asks for them."
      />
      <Failed error={send.error} kept />
      <p className="actions">
        <button type="submit" className="button primary" disabled={send.isPending}>
          {send.isPending ? 'Sending' : 'Send it'}
        </button>
        <a className="button plain" href={`mailto:${LEGAL_MAILBOX}`}>
          Write an e-mail instead
        </a>
      </p>
      <p className={send.isSuccess ? 'note seal-note' : undefined} role="status">
        {send.isSuccess && (
          <>
            Sent. Its number is <code>{send.data.requestId}</code>; we answer to your e-mail address.
          </>
        )}
      </p>
    </form>
  );
}
