import { rightsContract } from '#domain/contract/rights';
import type * as z from 'zod';
import type { RightsOutcome } from '#domain/rights/rights-request';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { Failed } from '../../../ui/form/Failed.tsx';
import { LongField } from '../../../ui/form/LongField.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { cameTooLate } from '../came-too-late.ts';
import { useAnswerRequest } from './api.ts';
import { words } from './words.ts';

interface Props {
  caseNumber: string;
  onClose: () => void;
}

/** Answers a request by email and closes it. There is no way back: the email has left. */
export function AnswerRequest({ caseNumber, onClose }: Props) {
  const answer = useAnswerRequest();
  const form = useContractForm({
    schema: rightsContract['answer-rights-request'].request,
    values: { outcome: 'done' as z.infer<typeof RightsOutcome>, answer: '' },
    draft: `request-${caseNumber}`,
    request: (typed) => ({ caseNumber, ...typed }),
    send: async (request) => {
      try {
        const { mailed } = await answer.mutateAsync(request);
        toast(mailed ? words.sent : words.notMailed);
      } catch (error) {
        if (!cameTooLate(error)) throw error;
        toast(error.message);
      }
    },
  });
  const outcome = form.field('outcome');
  return (
    <form className="stack" {...form.props}>
      <Choice
        id={`outcome-${caseNumber}`}
        label={words.outcome}
        words={words.outcomes}
        value={outcome.value}
        onChange={outcome.onChange}
      />
      <LongField label={words.answer} hint={words.hint} rows={4} {...form.field('answer')} />
      <Failed error={form.refused} kept />
      <p className="actions">
        <Submit form={form} busy={words.sending}>
          {words.send}
        </Submit>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
