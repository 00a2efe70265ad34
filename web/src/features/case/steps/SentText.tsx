import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { dayOf } from '../../../lib/when.ts';
import { toast } from '../../../ui/Toast.tsx';
import { useEditCase } from '../api.ts';
import { isOther } from './reported/letter-of.ts';
import { words } from './words.ts';

const said = words.report.sent;

interface Props {
  one: Case;
  report: string;
  busy: boolean;
  /** It was reported once more, with the text as it stands now: the first keeps its own. */
  onAgain: () => void;
}

/**
 * That the pack holds the text as it was when the case was marked, where another stands here since. It can hold this one besides, as that
 * of another report, or instead, where it was marked before the text was as it was sent. It can also hold it where it has none: the report
 * was marked in another tab, where the text didn't stand on the page.
 */
export function SentText({ one, report, busy, onAgain }: Props) {
  const edit = useEditCase(one.caseId);
  const { reportedOn, reportText: sent, reportTextAt } = one;
  if (!reportedOn || (sent && !isOther(sent, report))) return null;
  const keep = (reportText: string, onSuccess?: () => void) =>
    edit.mutate(
      { reportedOn, seenReportedOn: reportedOn, reportText },
      { onSuccess, onError: (error) => toast(words.step.notSaved(error.message)) },
    );
  if (!sent)
    return (
      <p className="note small">
        {said.none}{' '}
        <button
          type="button"
          className="link-like"
          disabled={busy || edit.isPending}
          onClick={() => keep(report, () => toast(said.kept))}
        >
          {said.keep}
        </button>
      </p>
    );
  return (
    <p className="note small">
      {said.other(reportTextAt ? dayOf(reportTextAt) : utcDay(reportedOn))}{' '}
      <button type="button" className="link-like" disabled={busy || edit.isPending} onClick={onAgain}>
        {said.again}
      </button>{' '}
      <button
        type="button"
        className="link-like"
        disabled={busy || edit.isPending}
        onClick={() => keep(report, () => toast(said.kept, () => keep(sent)))}
      >
        {said.keep}
      </button>
    </p>
  );
}
