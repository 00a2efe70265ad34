import { useState } from 'react';
import { mostEvidence, type Case } from '#domain/case/case';
import { LongField } from '../../../ui/LongField.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { Screenshot } from '../../picture/screenshot.ts';
import { ScreenshotField } from '../../picture/ScreenshotField.tsx';
import { useAddEvidence } from '../api.ts';

/** A screenshot, a note, or both in one; what was typed and chosen stays until it is kept. */
export function AddEvidence({ one }: { one: Case }) {
  const add = useAddEvidence();
  const [words, setWords] = useState('');
  const [screenshot, setScreenshot] = useState<Screenshot>();
  const [asked, setAsked] = useState(false);
  const nothing = !screenshot && !words.trim();
  if (one.evidence.length >= mostEvidence)
    return (
      <p className="note">This case holds {mostEvidence} pieces of evidence, which is all it can hold.</p>
    );

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (nothing || add.isPending) return;
    add.mutate(
      {
        caseId: one.caseId,
        words: words.trim(),
        ...(screenshot && { screenshot: { base64: screenshot.base64 } }),
      },
      {
        onSuccess: () => {
          setWords('');
          setScreenshot(undefined);
          setAsked(false);
          toast('Kept, with the time and its SHA-256.');
        },
      },
    );
  };
  return (
    <form className="add-evidence" onSubmit={submit} aria-label="Add evidence">
      <ScreenshotField label="A screenshot" screenshot={screenshot} onChange={setScreenshot} />
      <LongField
        label="What it shows, or a note"
        rows={4}
        maxLength={2000}
        value={words}
        onChange={setWords}
        error={asked && nothing && 'Choose a picture or write something.'}
      />
      <div className="add-end">
        {add.error && (
          <p className="note" role="alert">
            {add.error.message} Your picture and words are still here.
          </p>
        )}
        <p className="actions">
          <button type="submit" className="button primary" disabled={add.isPending}>
            {add.isPending ? 'Keeping it' : 'Keep it as evidence'}
          </button>
        </p>
      </div>
    </form>
  );
}
