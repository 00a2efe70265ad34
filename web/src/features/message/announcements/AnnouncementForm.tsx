import { useId, useState } from 'react';
import { AnnouncementText } from '#domain/message/announcement';
import { Field } from '../../../ui/Field.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { useDraft } from './api.ts';
import { KINDS } from './words.ts';

const EMPTY = { kind: 'FEATURE' as keyof typeof KINDS, title: '', body: '', link: '' };

/** What is to be told. Going on keeps it and counts whom it reaches; nobody is told yet. */
export function AnnouncementForm() {
  const id = useId();
  const [text, setText] = useState(EMPTY);
  const [asked, setAsked] = useState(false);
  const draft = useDraft();
  const parsed = AnnouncementText.safeParse({ ...text, link: text.link.trim() || null });
  const errorOf = (field: keyof typeof EMPTY) =>
    asked ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const type = (part: Partial<typeof EMPTY>) => setText((current) => ({ ...current, ...part }));
  const bodyError = errorOf('body');

  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!parsed.success || draft.isPending) return;
        draft.mutate(parsed.data, {
          onSuccess: () => {
            setText(EMPTY);
            setAsked(false);
          },
        });
      }}
    >
      <Choice
        id={`${id}-kind`}
        label="What it is"
        words={{ FEATURE: KINDS.FEATURE.label, COMPANY: KINDS.COMPANY.label }}
        value={text.kind}
        onChange={(kind) => type({ kind })}
      />
      <Field
        label="Title"
        maxLength={120}
        value={text.title}
        onChange={(title) => type({ title })}
        hint="The subject of the mail, and the line in the list."
        error={errorOf('title')}
      />
      <div className="field">
        <label htmlFor={`${id}-body`}>Text</label>
        <textarea
          id={`${id}-body`}
          rows={6}
          maxLength={1000}
          value={text.body}
          aria-invalid={bodyError ? true : undefined}
          aria-describedby={`${id}-body-note`}
          onChange={(event) => type({ body: event.target.value })}
        />
        <span id={`${id}-body-note`} className={bodyError ? 'error' : 'hint'} role="status">
          {bodyError ?? 'Paragraphs are kept. It goes into the mail.'}
        </span>
      </div>
      <Field
        label="Page, if there is one"
        mono
        maxLength={200}
        value={text.link}
        onChange={(link) => type({ link })}
        hint="Of this site, such as /settings/security."
        error={errorOf('link')}
      />
      {draft.error && (
        <p className="note" role="alert">
          {draft.error.message} What you typed is still here.
        </p>
      )}
      <p className="actions">
        <button type="submit" className="button primary" disabled={draft.isPending}>
          Preview
        </button>
      </p>
    </form>
  );
}
