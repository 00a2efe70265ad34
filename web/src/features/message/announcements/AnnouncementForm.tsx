import { useId } from 'react';
import { messageContract } from '#domain/contract/message';
import type { Announcement } from '#domain/message/announcement';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { useDraft } from './api.ts';
import { words } from './words.ts';

const { form: said, kinds } = words;

const textOf = ({ kind, title, body, link }: Announcement) => ({ kind, title, body, link: link ?? '' });
const EMPTY = { kind: 'FEATURE' as keyof typeof kinds, title: '', body: '', link: '' };

interface Props {
  /** One that nobody was told of, whose place the text takes. */
  changing?: Announcement | undefined;
  /** It was kept, or left as it is. */
  onDone?: () => void;
}

/** What is to be told. Going on keeps it and counts whom it reaches; nobody is told yet. */
export function AnnouncementForm({ changing, onDone }: Props) {
  const id = useId();
  const draft = useDraft();
  const form = useContractForm({
    schema: messageContract['draft-announcement'].request,
    values: changing ? textOf(changing) : EMPTY,
    // What was begun anew waits until the change is over.
    ...(!changing && { draft: 'announcement' }),
    send: (text) => draft.mutateAsync({ ...text, ...(changing && { replaces: changing.id }) }),
    onSent: onDone,
  });
  return (
    <form className="form" {...form.props}>
      <Choice
        id={`${id}-kind`}
        label={said.kind}
        words={{ FEATURE: kinds.FEATURE.label, COMPANY: kinds.COMPANY.label }}
        {...form.field('kind')}
      />
      <Field label={said.title} {...form.field('title')} hint={said.titleHint} />
      <LongField label={said.text} rows={6} {...form.field('body')} hint={said.textHint} />
      <Field label={said.link} mono {...form.field('link')} hint={said.linkHint} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form}>{said.preview}</Submit>
        {changing && (
          <button type="button" className="button" disabled={form.sending} onClick={onDone}>
            {said.leave}
          </button>
        )}
      </p>
    </form>
  );
}
