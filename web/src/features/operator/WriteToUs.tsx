import { operatorContract } from '#domain/contract/operator';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { call } from '../../lib/api/rest.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { Sent } from './contact/Sent.tsx';
import { words } from './words.ts';
import styles from './WriteToUs.module.css';

const { letter } = words;

const { support } = operatorContract;

/** A message to those who run the product. What was typed outlives the page until it is sent. */
export function WriteToUs() {
  const form = useContractForm({
    schema: support.request,
    values: { subject: '', message: '' },
    draft: 'countersign.message',
    send: (message) => call('app', support, message),
  });
  return (
    <form className={`form ${styles.letter}`} {...form.props}>
      <Field label={letter.subject} {...form.field('subject')} />
      <LongField label={letter.message} rows={6} {...form.field('message')} hint={letter.hint} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={letter.sending}>
          {letter.send}
        </Submit>
        <a className="button plain" href={`mailto:${LEGAL_MAILBOX}`}>
          {letter.email}
        </a>
      </p>
      <Sent answer={form.answer} />
    </form>
  );
}
