import { useRef } from 'react';
import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import { useEditCase } from '../api.ts';
import { caseReport } from '../case-report.ts';
import { useCaseBusiness } from '../owner/case-business.ts';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { useAsSaid } from './unsaved.ts';
import { BehalfForm } from './BehalfForm.tsx';
import { DomainLetter } from '../domain/DomainLetter.tsx';
import { Missing } from './Missing.tsx';
import { PlatformLetter } from './PlatformLetter.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { DateField } from './DateField.tsx';
import { dateValue, namedDay, namedValue } from './days.ts';
import { SentText } from './SentText.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useSaid } from './use-said.ts';
import { words } from './words.ts';

const inAWeek = (now: number) => new Date(now + 7 * 86_400_000).toISOString();

interface Props {
  one: Case;
  /** The person's own name; empty where they have given none. */
  name: string;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  now: number;
}

/** What else it does, the text for who can act, and the day it was sent. */
export function ReportStep({ one, name, accounts, now }: Props) {
  const edit = useEditCase(one.caseId);
  const links = useLinks();
  const asSaid = useAsSaid(one);
  const business = useCaseBusiness();
  const said = useSaid(asSaid, !!business);
  const { reportedOn } = one;
  const report = caseReport(asSaid, { name, address: links.address, business, accounts });
  /** The reminder that came with marking it, which goes with it; one of the person's own stays. */
  const reminder = useRef<string>(undefined);
  const about = `report-${one.caseId}`;
  const save = (value: string | null, asked = false) => {
    const sets = value !== null && !one.reminderAt && !one.closedAt;
    const hadReminder = value === null && one.reminderAt && one.reminderAt === reminder.current;
    if (sets) reminder.current = inAWeek(now);
    edit.mutate(
      // The text stays as it was first marked, also when the day is corrected.
      {
        reportedOn: value,
        seenReportedOn: reportedOn ?? null,
        // Nobody has to remember that platforms are slow.
        ...(sets && { reminderAt: reminder.current! }),
        ...(hadReminder && { reminderAt: null }),
        ...(value && !one.reportText && { reportText: report }),
      },
      {
        onSuccess: () =>
          value === null
            ? toast(
                words.report.undone,
                asked
                  ? undefined
                  : () =>
                      edit.mutate({
                        reportedOn: reportedOn ?? null,
                        seenReportedOn: null,
                        ...(hadReminder && { reminderAt: one.reminderAt! }),
                        ...(one.reportText && { reportText: one.reportText }),
                      }),
                about,
              )
            : toast(words.report.marked(utcDay(value)), undefined, about),
        onError: (error) => toast(words.step.notSaved(error.message)),
      },
    );
  };
  return (
    <>
      <ReportFacts one={one} />
      {!business && <BehalfForm one={one} own={name} />}
      <Missing one={one} name={name} accounts={accounts} />
      {one.platform === 'DOMAIN' ? (
        <DomainLetter one={one} report={report} said={said}>
          {said.sure && <SentText one={one} report={report} />}
        </DomainLetter>
      ) : (
        <PlatformLetter {...{ one, report, said, accounts }} platform={one.platform}>
          {said.sure && <SentText one={one} report={report} />}
        </PlatformLetter>
      )}
      {reportedOn && (
        <div className="actions">
          <Mark kind="done">{words.report.reportedOn(utcDay(reportedOn))}</Mark>
          <TakeBack
            {...{ one, report, reportedOn }}
            busy={edit.isPending}
            onTakeBack={(asked) => save(null, asked)}
          />
        </div>
      )}
      <DateField
        key={reportedOn ? 'again' : 'first'} // another question, another button: the focus is not left on one that waits
        label={reportedOn ? words.report.again : words.report.first}
        value={reportedOn ? namedValue(reportedOn) : dateValue(now)}
        max={dateValue(now)}
        save={reportedOn ? words.report.change : words.report.mark}
        busy={edit.isPending}
        always={!reportedOn}
        onSave={(day) => {
          const on = namedDay(day);
          if (on) save(on);
        }}
      />
    </>
  );
}
