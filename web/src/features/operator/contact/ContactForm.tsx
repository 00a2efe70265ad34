import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { operatorContract } from '#domain/contract/operator';
import { ContactMessage } from '#domain/operations/contact-message';
import { openCall } from '../../../lib/api/open-call.ts';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { keptDraft } from '../../../lib/form/kept-draft.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { WithoutScript } from '../../../ui/form/WithoutScript.tsx';
import { Sent } from './Sent.tsx';
import { words } from './words.ts';

/** What a page that leads here already knows of the message. */
export interface Prefilled {
  contact: { subject: string; message: string };
}

type Answer = z.output<(typeof operatorContract)['contact']['response']>;

const EMPTY = { email: '', subject: '', message: '' };
const keyOf = (begunWith: string) => `contact-${begunWith}`;

/** A message from somebody who isn't signed in; the answer is a number, and a day by which we reply. What was typed outlives the page until then. */
export function ContactForm() {
  const state = useLocation().state as Partial<Prefilled> | null;
  // What a page knows begins a message of its own: another, half written, waits for whoever comes from elsewhere.
  const [begunWith] = useState(state?.contact?.message ?? '');
  const draft = keyOf(begunWith);
  const form = useContractForm({
    schema: ContactMessage,
    values: EMPTY,
    draft,
    send: async (message) => (await openCall('/app/contact', message)) as Answer,
  });
  const { type } = form;
  const box = useRef<HTMLFormElement>(null);
  useFocusKept(box);
  const arrived = useEffectEvent(() => {
    const kept = keptDraft(draft, EMPTY);
    if (state?.contact && !kept.subject && !kept.message) type(state.contact);
  });
  // Once: after it was sent the fields are empty.
  useEffect(() => void arrived(), []);
  return (
    <form className="form" ref={box} {...form.props}>
      <Field
        label={words.email}
        type="email"
        autoComplete="email"
        {...form.field('email')}
        hint={words.emailHint}
      />
      <Field label={words.subject} {...form.field('subject')} />
      <LongField label={words.message} rows={6} {...form.field('message')} hint={words.hint} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.sending}>
          {words.send}
        </Submit>
      </p>
      <WithoutScript />
      <p className="small quiet">{words.promise}</p>
      <Sent answer={form.answer} />
    </form>
  );
}
