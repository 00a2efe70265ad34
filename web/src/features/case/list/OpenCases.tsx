import { Link } from 'react-router-dom';
import { casePath } from '#domain/case/owner';
import type { ListedCase } from '#domain/case/case';
import { Mark } from '../../../ui/Mark.tsx';
import { useCases } from '../api.ts';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { caseName, caseState } from '../case-state.ts';
import { words } from '../words.ts';
import opened from './OpenCases.module.css';

/** A refusal can be taken further, and a question wants its answer: the next step is the person's. */
const asksForMore = ({ answered: last }: ListedCase): boolean => Boolean(last) && last?.answer !== 'REMOVED';

const isUnreported = ({ reportedOn, answered: last }: ListedCase): boolean => !reportedOn && !last;

/** Whether it is to be read besides what scans found: nothing below tells of it, it waits for its report, or an answer came that is not the end. */
export const standsBeside = (one: ListedCase): boolean =>
  !one.closedAt && !one.goneAt && (asksForMore(one) || isUnreported(one) || !one.findingId);

/** Open cases that scans know nothing of, that are not reported yet, and that a platform answered; nothing while there is none. */
export function OpenCases() {
  const waiting = useCases().data?.filter(standsBeside) ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul className={opened.cases} aria-label={words.openCases.label}>
      {waiting.map((one) => {
        const { kind, words: state } = caseState(one);
        return (
          <li key={one.caseId}>
            <Mark kind={kind}>{state}</Mark>
            {/* In one piece: the pieces of a name would stand in the row as its columns. */}
            <span>
              <NamesApart text={caseName(one)} known={[one.handle]} />
            </span>
            {asksForMore(one) ? (
              <Link to={casePath(one, '#step-answer')}>{words.openCases.next}</Link>
            ) : (
              <Link to={casePath(one)}>{words.openCases.open}</Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
