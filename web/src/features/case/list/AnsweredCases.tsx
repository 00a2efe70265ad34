import { Link } from 'react-router-dom';
import type { ListedCase } from '#domain/case/case';
import { Mark } from '../../../ui/Mark.tsx';
import { useCases } from '../api.ts';
import { ShownText } from '../../../ui/text/ShownText.tsx';
import { caseName, caseState } from '../case-state.ts';
import { words } from '../words.ts';
import answered from './AnsweredCases.module.css';

/** An answer came that is not the end: a refusal can be taken further, and a question wants its answer. */
export const asksForMore = ({ closedAt, goneAt, answered: last }: ListedCase): boolean =>
  !closedAt && !goneAt && Boolean(last) && last?.answer !== 'REMOVED';

/** Open cases that a platform answered, where the next step is the person's; nothing while there is none. */
export function AnsweredCases() {
  const waiting = useCases().data?.filter(asksForMore) ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul className={answered.cases} aria-label={words.answeredCases.label}>
      {waiting.map((one) => {
        const { kind, words: state } = caseState(one);
        return (
          <li key={one.caseId}>
            <Mark kind={kind}>{state}</Mark>
            <ShownText text={caseName(one)} />
            <Link to={`/cases/${one.caseId}#step-answer`}>{words.answeredCases.next}</Link>
          </li>
        );
      })}
    </ul>
  );
}
