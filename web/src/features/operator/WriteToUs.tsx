import { operatorContract } from '#domain/contract/operator';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { call } from '../../lib/api/rest.ts';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import styles from './WriteToUs.module.css';

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
      <Field label="What it is about" {...form.field('subject')} />
      <LongField
        label="Your message"
        rows={6}
        {...form.field('message')}
        hint="Please leave out passwords and codes; nobody here asks for them."
      />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy="Sending">
          Send it
        </Submit>
        <a className="button plain" href={`mailto:${LEGAL_MAILBOX}`}>
          Write an e-mail instead
        </a>
      </p>
      <p className={form.answer ? 'note seal-note' : undefined} role="status">
        {form.answer && (
          <>
            Sent. Its number is <code>{form.answer.requestId}</code>; we answer to your e-mail address.
          </>
        )}
      </p>
    </form>
  );
}
