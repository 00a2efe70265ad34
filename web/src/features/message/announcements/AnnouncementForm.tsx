import { useId } from 'react';
import { messageContract } from '#domain/contract/message';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { useDraft } from './api.ts';
import { KINDS } from './words.ts';

const EMPTY = { kind: 'FEATURE' as keyof typeof KINDS, title: '', body: '', link: '' };

/** What is to be told. Going on keeps it and counts whom it reaches; nobody is told yet. */
export function AnnouncementForm() {
  const id = useId();
  const draft = useDraft();
  const form = useContractForm({
    schema: messageContract['draft-announcement'].request,
    values: EMPTY,
    send: (text) => draft.mutateAsync(text),
  });
  return (
    <form className="form" {...form.props}>
      <Choice
        id={`${id}-kind`}
        label="What it is"
        words={{ FEATURE: KINDS.FEATURE.label, COMPANY: KINDS.COMPANY.label }}
        {...form.field('kind')}
      />
      <Field
        label="Title"
        {...form.field('title')}
        hint="The subject of the mail, and the line in the list."
      />
      <LongField
        label="Text"
        rows={6}
        {...form.field('body')}
        hint="Paragraphs are kept. It goes into the mail."
      />
      <Field
        label="Page, if there is one"
        mono
        {...form.field('link')}
        hint="Of this site, such as /settings/security."
      />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form}>Preview</Submit>
      </p>
    </form>
  );
}
