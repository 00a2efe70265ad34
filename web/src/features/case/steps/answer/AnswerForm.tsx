import { useId } from 'react';
import type { Case } from '#domain/case/case';
import { PlatformAnswer } from '#domain/case/report-facts';
import { reportedTo } from '#domain/case/place';
import { utcDay } from '#domain/utc';
import { useContractForm } from '../../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../../ui/form/Failed.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { LongField } from '../../../../ui/form/LongField.tsx';
import { Submit } from '../../../../ui/form/Submit.tsx';
import { toast } from '../../../../ui/Toast.tsx';
import type { Screenshot } from '../../../picture/screenshot.ts';
import { ScreenshotField } from '../../../picture/ScreenshotField.tsx';
import { useAddEvidence, useEditCase } from '../../api.ts';
import { Waiting } from '../../Waiting.tsx';
import { words } from '../words.ts';
import { dateValue, namedDay, namedValue } from '../days.ts';
import styles from '../OutcomeStep.module.css';

const OPTIONS = PlatformAnswer.shape.answer.options;

/** One answer of the platform: what it says, when it came, its words, and a picture of it among the evidence. */
export function AnswerForm({ one, now }: { one: Case; now: number }) {
  const id = useId();
  const edit = useEditCase(one.caseId);
  const add = useAddEvidence();
  // What an earlier report was answered may be told in full later.
  const first = one.earlierReports?.[0]?.on ?? one.reportedOn;
  const reported = first ? namedValue(first) : undefined;
  const form = useContractForm({
    schema: PlatformAnswer,
    values: {
      answer: '' as PlatformAnswer['answer'] | '',
      on: dateValue(now),
      words: '',
      screenshot: undefined as Screenshot | undefined,
    },
    request: ({ answer, on, words: said }) => ({ answer, words: said, on: namedDay(on) ?? '' }),
    rules: ({ on }) => ({
      on:
        (!on && words.answer.noDay) ||
        (on > dateValue(now) && words.future) ||
        (reported !== undefined && on < reported && words.answer.early(utcDay(reported))),
    }),
    draft: `answer-${one.caseId}`,
    send: async (answer, { screenshot }) => {
      // The picture first: said again after a failure it is kept once.
      if (screenshot)
        await add.mutateAsync({
          caseId: one.caseId,
          words: words.answer.evidence(
            reportedTo(one.platform),
            words.answer.choice[answer.answer].toLowerCase(),
          ),
          screenshot: { base64: screenshot.base64, fileSha256: screenshot.fileSha256 },
          ofAnswer: true,
        });
      await edit.mutateAsync({ answer });
      return answer;
    },
    onSent: (withdrawnAnswer) => toast(words.answer.saved, () => edit.mutate({ withdrawnAnswer })),
  });
  return (
    <form className="form" {...form.props} aria-label={words.answer.legend}>
      <fieldset className={styles.choices}>
        {one.answers?.length ? (
          <legend className="label">{words.answer.another}</legend>
        ) : (
          <legend className="vh">{words.answer.legend}</legend>
        )}
        {OPTIONS.map((answer) => (
          <label key={answer} className="check radio" htmlFor={`${id}-${answer}`}>
            <input
              id={`${id}-${answer}`}
              type="radio"
              name={id}
              checked={form.values.answer === answer}
              onChange={() => form.type({ answer })}
            />
            <span>{words.answer.choice[answer]}</span>
          </label>
        ))}
      </fieldset>
      {form.values.answer && (
        <>
          <Field
            label={words.answer.on}
            type="date"
            min={reported}
            max={dateValue(now)}
            {...form.field('on')}
          />
          <LongField label={words.answer.text} rows={4} {...form.field('words')} />
          <ScreenshotField
            label={words.answer.screenshot}
            screenshot={form.values.screenshot}
            onChange={(screenshot) => form.type({ screenshot })}
          />
          <Failed error={form.refused} kept />
          <Waiting sending={form.sending} />
          <p className="actions">
            <Submit form={form} busy={words.answer.saving}>
              {words.answer.save}
            </Submit>
          </p>
        </>
      )}
    </form>
  );
}
