import type { Case } from '#domain/case';
import { dayOf } from '../../lib/when.ts';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { ReportLetter } from '../compare/ReportLetter.tsx';
import { useEditCase } from './api.ts';
import { caseReport } from './case-report.ts';
import { DateField } from './DateField.tsx';
import { dateValue, momentOf } from './days.ts';

const NOON = 12;

/** The platform's form, what it asks, the text for it, and the day it was sent. */
export function ReportStep({ one, name, now }: { one: Case; name: string; now: number }) {
  const edit = useEditCase(one.caseId);
  const { reportedOn } = one;
  const save = (value: string | null) =>
    edit.mutate(
      { reportedOn: value },
      {
        onSuccess: () =>
          value === null
            ? toast('Taken back.', () => edit.mutate({ reportedOn: reportedOn ?? null }))
            : toast(`Noted: reported ${dayOf(value)}.`),
        onError: (error) => toast(`Not saved. ${error.message}`),
      },
    );
  return (
    <>
      <ReportLetter platform={one.platform} url={one.url ?? undefined} report={caseReport(one, name, now)} />
      {reportedOn && (
        <p className="actions">
          <Mark kind="done">Reported on {dayOf(reportedOn)}</Mark>
          <button type="button" className="link-like" disabled={edit.isPending} onClick={() => save(null)}>
            Take it back
          </button>
        </p>
      )}
      <DateField
        label={reportedOn ? 'Another day' : 'I reported it on'}
        value={dateValue(reportedOn ? Date.parse(reportedOn) : now)}
        max={dateValue(now)}
        save={reportedOn ? 'Change the day' : 'Note it'}
        busy={edit.isPending}
        always={!reportedOn}
        onSave={(day) => {
          const at = momentOf(day, NOON);
          // Today at noon may lie ahead: what is noted has happened.
          if (at) save(Date.parse(at) > now ? new Date(now).toISOString() : at);
        }}
      />
    </>
  );
}
