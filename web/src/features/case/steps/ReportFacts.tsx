import { useId } from 'react';
import type { Case } from '#domain/case/case';
import { factsAsked, ReportFact } from '#domain/case/report-facts';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { words as ofDomain } from '../domain/words.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import { voiceOf } from '../owner/voice-of.ts';
import { Waiting } from '../Waiting.tsx';
import { words } from './words.ts';
import styles from './OutcomeStep.module.css';

/** What else the account does: each tick is a sentence of the report, and a word on what to do about it. */
export function ReportFacts({ one }: { one: Case }) {
  const id = useId();
  const voice = voiceOf(one, useCaseBusiness());
  const edit = useEditCase(one.caseId);
  // A tick follows the hand at once; if the server refuses it goes back.
  const ticked = (edit.isPending && edit.variables.facts) || one.facts || [];
  const tick = (fact: ReportFact, on: boolean) =>
    edit.mutate(
      {
        facts: ReportFact.options.filter((known) => (known === fact ? on : ticked.includes(known))),
        seenFacts: [...ticked],
      },
      { onError: (error) => toast(words.step.notSaved(error.message)) },
    );
  const advice = ReportFact.options.filter((fact) => ticked.includes(fact));
  return (
    <div className="stack-small">
      <fieldset className={styles.choices} aria-describedby={`${id}-hint`}>
        <legend className="h4">{words.facts.title}</legend>
        {factsAsked(one.platform === 'DOMAIN').map((fact) => (
          <label key={fact} className="check" htmlFor={`${id}-${fact}`}>
            <input
              id={`${id}-${fact}`}
              type="checkbox"
              checked={ticked.includes(fact)}
              onChange={(event) => tick(fact, event.target.checked)}
            />
            <span>{words.facts.choice[fact][voice]}</span>
          </label>
        ))}
      </fieldset>
      <p className="small quiet no-print" id={`${id}-hint`}>
        {words.facts.hint}
      </p>
      <Waiting sending={edit.isPending} />
      {advice.length > 0 && (
        <ul className="note small" aria-label={words.facts.advised}>
          {advice.map((fact) => (
            <li key={fact}>
              {one.platform === 'DOMAIN' && fact === 'ASKS_FOR_MONEY'
                ? ofDomain.money
                : words.facts.advice[fact]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
