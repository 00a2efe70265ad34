import { mostEvidence, type Case } from '#domain/case/case';
import { caseContract } from '#domain/contract/case';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { Screenshot } from '../../picture/screenshot.ts';
import { ScreenshotField } from '../../picture/ScreenshotField.tsx';
import { useAddEvidence } from '../api.ts';
import styles from './AddEvidence.module.css';

const EMPTY = { words: '', screenshot: undefined as Screenshot | undefined };

/** A screenshot, a note, or both in one; what was typed and chosen stays until it is kept. */
export function AddEvidence({ one }: { one: Case }) {
  const add = useAddEvidence();
  const form = useContractForm({
    schema: caseContract['add-evidence'].request,
    values: EMPTY,
    request: (typed) => ({ caseId: one.caseId, ...typed }),
    rules: ({ words, screenshot }) => ({
      words: !screenshot && !words.trim() && 'Choose a picture or write something.',
    }),
    send: (evidence) => add.mutateAsync(evidence),
    onSent: () => toast('Kept, with the time and its SHA-256.'),
  });
  if (one.evidence.length >= mostEvidence)
    return (
      <p className="note">This case holds {mostEvidence} pieces of evidence, which is all it can hold.</p>
    );
  return (
    <form className={styles.form} {...form.props} aria-label="Add evidence">
      <ScreenshotField
        label="A screenshot"
        screenshot={form.values.screenshot}
        onChange={(screenshot) => form.type({ screenshot })}
      />
      <LongField label="What it shows, or a note" rows={4} {...form.field('words')} />
      <div className={styles.end}>
        <Failed error={form.refused} kept="What you added is still here." />
        <p className="actions">
          <Submit form={form} busy="Keeping it">
            Keep it as evidence
          </Submit>
        </p>
      </div>
    </form>
  );
}
