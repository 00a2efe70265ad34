import { useId, useRef, type ReactNode } from 'react';
import type { Case, CaseStepId } from '#domain/case/case';
import { TickedStep } from '#domain/case/steps';
import { useFocusKept } from '../../../lib/focus/use-focus-kept.ts';
import { dayOf } from '../../../lib/when.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { Waiting } from '../Waiting.tsx';
import { stepTitle } from '../next/next-step.ts';
import { words } from './words.ts';
import styles from './StepClause.module.css';

interface Props {
  one: Case;
  step: CaseStepId;
  children: ReactNode;
}

/** One step of a case: its number, whether it is done, and what it takes. */
export function StepClause({ one, step, children }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useFocusKept(box);
  const title = stepTitle(step, one);
  const edit = useEditCase(one.caseId);
  const at = one.steps.findIndex((known) => known.id === step);
  const stored = one.steps[at]?.doneAt;
  const ticked = TickedStep.safeParse(step).data;
  // The tick follows the hand at once; if the server refuses it goes back.
  const done = edit.isPending && edit.variables.step ? edit.variables.step.done : Boolean(stored);
  return (
    <section
      ref={box}
      className={`clause ${styles.step} ${done ? styles.done : ''} ${step === 'evidence' ? styles.evidence : ''}`}
      aria-labelledby={id}
      id={`step-${step}`}
    >
      <header>
        <span className="figure" aria-hidden="true">
          {at + 1}
        </span>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {ticked && (
          <label className="check small">
            <input
              type="checkbox"
              checked={done}
              onChange={(event) =>
                edit.mutate(
                  { step: { id: ticked, done: event.target.checked } },
                  { onError: (error) => toast(words.step.notSaved(error.message)) },
                )
              }
            />
            <span>
              <span className="vh">{title}: </span>
              {words.step.done}
              {done && stored && <span className="quiet">, {dayOf(stored)}</span>}
            </span>
          </label>
        )}
      </header>
      <div className={`stack ${styles.matter}`}>
        {edit.isPending && <Waiting sending />}
        {children}
      </div>
    </section>
  );
}
