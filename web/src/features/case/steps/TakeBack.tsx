import { useState } from 'react';
import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { dayOf } from '../../../lib/when.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { isOther } from './reported/letter-of.ts';
import { words } from './words.ts';

const said = words.report;

interface Props {
  one: Case;
  /** The text as it is now; none is prepared against an account that its holder confirmed. */
  report: string | undefined;
  reportedOn: string;
  busy: boolean;
  /** `asked`: something goes with it that no undo brings back. */
  onTakeBack: (asked: boolean) => void;
}

/** Takes back that it was reported; asks first where the text that was sent, or an answer to it, goes with that. */
export function TakeBack({ one, report, reportedOn, busy, onTakeBack }: Props) {
  const [asking, setAsking] = useState(false);
  const { reportText, reportTextAt } = one;
  // They stay while an earlier report does.
  const answers = one.earlierReports?.length ? 0 : (one.answers?.length ?? 0);
  const lost = [
    ...(reportText && (!report || isOther(reportText, report))
      ? [said.ask.text(reportTextAt ? dayOf(reportTextAt) : utcDay(reportedOn))]
      : []),
    ...(answers > 0 ? [said.ask.answers(answers)] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="link-like"
        disabled={busy}
        onClick={() => (lost.length > 0 ? setAsking(true) : onTakeBack(false))}
      >
        {said.undo}
        <span className="vh">{said.undoOf(utcDay(reportedOn))}</span>
      </button>
      {asking && (
        <AskFirst
          said={{ ...said.ask, words: [...lost, said.ask.day].join(' ') }}
          onYes={() => {
            setAsking(false);
            onTakeBack(true);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
