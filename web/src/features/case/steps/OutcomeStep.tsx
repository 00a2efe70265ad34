import { useId } from 'react';
import type { Case } from '#domain/case/case';
import { caseContract } from '#domain/contract/case';
import { answersIn, isUnanswered } from '#domain/case/last-answer';
import { businessOfCase } from '#domain/case/owner';
import { placeName } from '#domain/case/place';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { dayOf } from '../../../lib/when.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { endingOf, OUTCOMES, type Outcome, outcomeChoice } from '../case-state.ts';
import { words as ofDomain } from '../domain/words.ts';
import { ClosedCase } from './ended/ClosedCase.tsx';
import { words as said } from './words.ts';
import styles from './OutcomeStep.module.css';

const Ended = caseContract['edit-case'].request.pick({ outcome: true });

/** Who was asked nothing has neither refused nor been silent. */
const isAsked = ({ reportedOn, answers }: Case) => !!reportedOn || !!answers?.length;

/** A platform that decided about the report cannot be said to have been silent. */
const possible = (one: Case) =>
  (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) => {
    if (outcome === 'REFUSED') return isAsked(one);
    return outcome !== 'NO_ANSWER' || (isAsked(one) && isUnanswered(one));
  });

/** How it ended. Saying so closes the case; it can be opened again. */
export function OutcomeStep({ one }: { one: Case }) {
  const id = useId();
  const edit = useEditCase(one.caseId);
  const before = one.outcome ?? null;
  const told = { ...one, ...answersIn(one) };
  // What is taken back is what was said here, not what another tab says since.
  const say = (words: string, said: Outcome | null) =>
    toast(
      words,
      () =>
        edit.mutate(
          { outcome: before, seenOutcome: said, undoes: true },
          { onError: (error) => toast(error.message) },
        ),
      `outcome ${one.caseId}`,
    );
  // That it is gone they have just said themselves.
  const inOwnWords = (outcome: Outcome): string =>
    (outcome === 'REMOVED'
      ? outcomeChoice(outcome, one.platform)
      : endingOf({ ...told, outcome })!.words
    ).toLowerCase();
  const form = useContractForm({
    schema: Ended,
    values: { outcome: (one.goneAt ? 'REMOVED' : '') as Outcome | '' },
    send: async ({ outcome }) => {
      await edit.mutateAsync({ outcome, seenOutcome: before }).catch((error: Error) => {
        // The form goes as soon as the case is shown as it is now.
        if (error instanceof CallFailed && error.code === 'CONFLICT') toast(error.message);
        throw error;
      });
      if (outcome) say(said.outcome.closed(inOwnWords(outcome)), outcome);
    },
  });
  const open = () =>
    edit.mutate(
      { outcome: null, seenOutcome: before },
      {
        onSuccess: () => say(said.outcome.reopened, null),
        onError: (error) => toast(said.step.notSaved(error.message)),
      },
    );
  const ending = endingOf(told);
  if (ending) return <ClosedCase one={one} ending={ending} busy={edit.isPending} onReopen={open} />;
  return (
    <form className="stack-small" {...form.props}>
      {one.goneAt && (
        <p className="note">
          {one.domain
            ? ofDomain[one.unwatched ? 'goneUnwatched' : 'gone'](dayOf(one.goneAt))
            : said.outcome.gone(
                placeName(one.platform),
                dayOf(one.goneAt),
                businessOfCase(one) !== undefined,
              )}
        </p>
      )}
      <fieldset className={`${styles.choices} ${styles.two}`}>
        <legend className="vh">{said.outcome.legend}</legend>
        {possible(one).map((outcome) => (
          <label key={outcome} className="check radio" htmlFor={`${id}-${outcome}`}>
            <input
              id={`${id}-${outcome}`}
              type="radio"
              name={id}
              checked={form.values.outcome === outcome}
              onChange={() => form.type({ outcome })}
            />
            <span>
              {outcome === 'NO_ANSWER' && told.isSilentSince
                ? said.outcome.silentSince(one.platform === 'DOMAIN')
                : outcomeChoice(outcome, one.platform)}
            </span>
          </label>
        ))}
      </fieldset>
      {!isAsked(one) && <p className="small quiet">{said.outcome.notReported}</p>}
      <Failed error={form.refused && { message: said.step.notSaved(form.refused.message) }} />
      <p className="actions">
        <Submit form={form} disabled={!form.values.outcome || edit.isPending}>
          {said.outcome.close}
        </Submit>
      </p>
    </form>
  );
}
