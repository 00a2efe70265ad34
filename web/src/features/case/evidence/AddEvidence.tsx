import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mostEvidence, type Case } from '#domain/case/case';
import { caseContract } from '#domain/contract/case';
import { useFocusSeen } from '../../../lib/focus/use-focus-seen.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import type { Screenshot } from '../../picture/screenshot.ts';
import { ScreenshotField } from '../../picture/ScreenshotField.tsx';
import { useAddEvidence, useEditCase } from '../api.ts';
import { Waiting } from '../Waiting.tsx';
import { words as said } from './words.ts';
import styles from './AddEvidence.module.css';

const EMPTY = { words: '', screenshot: undefined as Screenshot | undefined };

/** A screenshot, a note, or both in one; what was typed and chosen stays until it is kept. */
export function AddEvidence({ one }: { one: Case }) {
  const add = useAddEvidence();
  const edit = useEditCase(one.caseId);
  const [times, setTimes] = useState(0);
  const form = useContractForm({
    schema: caseContract['add-evidence'].request,
    values: EMPTY,
    request: (typed) => ({ caseId: one.caseId, ...typed }),
    rules: ({ words, screenshot }) => ({
      words: !screenshot && !words.trim() && said.add.nothing,
    }),
    send: (evidence) => add.mutateAsync(evidence),
    // Sent twice it is one piece.
    onSent: ({ evidence }) => {
      setTimes((before) => before + 1);
      const piece = evidence.at(-1);
      if (evidence.length <= one.evidence.length || !piece) return toast(said.add.there);
      const takeOut = { removal: { evidenceId: piece.id, removed: true } };
      toast(said.add.saved, () => edit.mutate(takeOut, { onError: (error) => toast(error.message) }));
    },
    draft: `evidence-${one.caseId}`,
  });
  // A note that left after its page was loaded anew still stands in the draft.
  const { evidence } = one;
  const { values, sending, clear } = form;
  const box = useRef<HTMLFormElement>(null);
  const arrived = useEffectEvent(() => {
    const typed = values.words.trim();
    if (typed && !values.screenshot && !sending && evidence.some(({ words }) => words === typed)) clear();
  });
  useEffect(() => arrived(), [evidence]);
  useFocusSeen(box, evidence.length);
  if (evidence.length + (one.removed?.length ?? 0) >= mostEvidence)
    return <p className="note">{said.add.full(mostEvidence)}</p>;
  return (
    <form ref={box} className={styles.form} {...form.props} aria-label={said.add.label}>
      <ScreenshotField
        // What was said of a file that couldn't be read isn't about the next piece.
        key={times}
        label={said.add.screenshot}
        screenshot={form.values.screenshot}
        onChange={(screenshot) => form.type({ screenshot })}
      />
      <LongField label={said.add.words} rows={4} {...form.field('words')} />
      <div className={styles.end}>
        <Failed error={form.refused} kept={said.add.kept} />
        <Waiting sending={form.sending} />
        <p className="actions">
          <Submit form={form} busy={said.add.saving}>
            {said.add.save}
          </Submit>
        </p>
      </div>
    </form>
  );
}
