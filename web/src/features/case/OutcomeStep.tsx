import { useId, useState } from 'react';
import type { Case } from '#domain/case/case';
import { dayOf } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { useEditCase } from './api.ts';
import { OUTCOMES, type Outcome } from './case-state.ts';

/** How it ended. Saying so closes the case; it can be opened again. */
export function OutcomeStep({ one }: { one: Case }) {
  const id = useId();
  const edit = useEditCase(one.caseId);
  const [chosen, setChosen] = useState<Outcome>();
  const set = (outcome: Outcome | null) => {
    const before = one.outcome ?? null;
    edit.mutate(
      { outcome },
      {
        onSuccess: () => {
          setChosen(undefined);
          toast(outcome ? `Closed: ${OUTCOMES[outcome].words.toLowerCase()}.` : 'Open again.', () =>
            edit.mutate({ outcome: before }),
          );
        },
        onError: (error) => toast(`Not saved. ${error.message}`),
      },
    );
  };
  if (one.outcome) {
    const { kind, words } = OUTCOMES[one.outcome];
    return (
      <p className="actions">
        <Mark kind={kind}>{words}</Mark>
        {one.closedAt && <span className="small quiet">Closed {dayOf(one.closedAt)}</span>}
        <button type="button" className="button" disabled={edit.isPending} onClick={() => set(null)}>
          Open it again
        </button>
      </p>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) set(chosen);
      }}
    >
      <fieldset className="choices">
        <legend className="vh">How it ended</legend>
        {(Object.keys(OUTCOMES) as Outcome[]).map((outcome) => (
          <label key={outcome} className="check radio" htmlFor={`${id}-${outcome}`}>
            <input
              id={`${id}-${outcome}`}
              type="radio"
              name={id}
              checked={chosen === outcome}
              onChange={() => setChosen(outcome)}
            />
            <span>{OUTCOMES[outcome].choice}</span>
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <button type="submit" className="button primary" disabled={!chosen || edit.isPending}>
          Close the case
        </button>
      </p>
    </form>
  );
}
