import type { Case } from '#domain/case/case';
import { businessOfCase } from '#domain/case/owner';
import { utcDay } from '#domain/utc';
import { dayOf } from '../../../../lib/when.ts';
import { toast } from '../../../../ui/Toast.tsx';
import { useEditCase } from '../../api.ts';
import { words } from '../words.ts';

const inAWeek = (now: number) => new Date(now + 7 * 86_400_000).toISOString();

interface How {
  /** What no undo brings back was asked about. */
  asked?: boolean;
  /** Another report than the one that is marked. */
  again?: true;
}

/** Marks a case as reported on a day, with the text that was on the page for it, or takes back its latest report (null), with the reminder that came with it. */
export function useMarkReported(one: Case, report: string | undefined, now: number) {
  const edit = useEditCase(one.caseId);
  const { reportedOn, reminderAt } = one;
  const about = `report-${one.caseId}`;
  const isOfBusiness = businessOfCase(one) !== undefined;
  const before = one.earlierReports?.at(-1);
  const save = (value: string | null, { asked, again }: How = {}) => {
    // One that was due has been sent.
    const isAhead = reminderAt && (!again || Date.parse(reminderAt) > now);
    const reminder = value !== null && !isAhead && !one.closedAt ? inAWeek(now) : undefined;
    const putBack = () =>
      edit.mutate({
        reportedOn: reportedOn ?? null,
        seenReportedOn: before?.on ?? null,
        undoes: true,
        ...(before && { again: true }),
        ...(one.reportText && { reportText: one.reportText }),
      });
    edit.mutate(
      {
        reportedOn: value,
        seenReportedOn: reportedOn ?? null,
        ...(again && { again }),
        // Nobody has to remember that platforms are slow.
        ...(reminder && { reminderAt: reminder }),
        // The text stays as it was first marked, or missing, also when the day is corrected.
        ...(value && report && (again || !reportedOn) && { reportText: report }),
      },
      {
        onSuccess: () =>
          value === null
            ? toast(
                before ? words.report.stands(utcDay(before.on)) : words.report.undone,
                asked ? undefined : putBack,
                about,
              )
            : toast(
                words.report.marked(utcDay(value), reminder && !isOfBusiness ? dayOf(reminder) : undefined),
                undefined,
                about,
              ),
        onError: (error) => toast(words.step.notSaved(error.message)),
      },
    );
  };
  return { save, busy: edit.isPending };
}
