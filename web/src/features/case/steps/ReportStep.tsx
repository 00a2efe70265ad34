import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { Mark } from '../../../ui/Mark.tsx';
import { useLinks } from '../../../lib/use-links.ts';
import type { Said } from '../../compare/report/ReportLetter.tsx';
import { caseReport } from '../case-report.ts';
import { CautionNote } from '../caution/CautionNote.tsx';
import { useCaseBusiness } from '../owner/case-business.ts';
import { OffList } from '../off-list/OffList.tsx';
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
import { EarlierReports } from './reported/EarlierReports.tsx';
import { ReportedAgain } from './reported/ReportedAgain.tsx';
import { useMarkReported } from './reported/use-mark-reported.ts';
import { TakeBack } from './TakeBack.tsx';
import { words } from './words.ts';

interface Props {
  one: Case;
  /** How the case calls its owner; empty where that is not known. */
  name: string;
  /** The name of their own that they have given: what was compared may be somebody else's. Left out: `name`. */
  own?: string | undefined;
  /** The accounts that the case's owner lists. */
  accounts?: OwnAccounts | undefined;
  now: number;
  said: Said;
  /** That the account's holder confirmed it. */
  confirmed?: string | undefined;
}

/** What else it does, the text for who can act, and the day it was sent. */
export function ReportStep({ one, name, own = name, accounts, now, said, confirmed }: Props) {
  const links = useLinks();
  const asSaid = useAsSaid(one);
  const business = useCaseBusiness();
  const { reportedOn, reportText } = one;
  const report = caseReport(asSaid, { name, address: links.address, business, accounts });
  // A text that doesn't stand on the page isn't what was sent.
  const { save, busy } = useMarkReported(one, said.sure && !confirmed ? report : undefined, now);
  const today = namedDay(dateValue(now))!;
  const sent = <SentText {...{ one, report, busy }} onAgain={() => save(today, { again: true })} />;
  const note = (
    <>
      <OffList {...{ one, accounts }} beside="report" />
      <CautionNote one={one} above="report" />
    </>
  );
  return (
    <>
      <ReportFacts one={one} />
      {!business && (
        // Who has said to be the person shown was compared themselves, whatever they are called.
        <BehalfForm one={one} own={said.sure && !one.behalf ? name : own} accounts={accounts} />
      )}
      <Missing one={one} name={name} accounts={accounts} />
      {one.platform === 'DOMAIN' ? (
        <DomainLetter {...{ one, report, said, note }}>{said.sure && sent}</DomainLetter>
      ) : (
        <PlatformLetter {...{ one, report, said, accounts, confirmed, note }} platform={one.platform}>
          {said.sure && sent}
        </PlatformLetter>
      )}
      <EarlierReports one={one} />
      {reportedOn && (
        <div className="actions" tabIndex={-1} data-outcome>
          <Mark kind="done">{words.report.reportedOn(utcDay(reportedOn))}</Mark>
          <TakeBack
            {...{ one, reportedOn }}
            report={confirmed ? undefined : report}
            busy={busy}
            onTakeBack={(asked) => save(null, { asked })}
          />
        </div>
      )}
      {reportedOn && !reportText && !(said.sure && !confirmed) && (
        <p className="small quiet">{words.report.textLost(utcDay(reportedOn))}</p>
      )}
      <DateField
        // Another question, another button, of each report: the focus is not left on one that waits, nor a day that was typed for the one before.
        key={reportedOn ? `again ${one.earlierReports?.length ?? 0}` : 'first'}
        label={reportedOn ? words.report.again : words.report.first}
        value={reportedOn ? namedValue(reportedOn) : dateValue(now)}
        max={dateValue(now)}
        save={reportedOn ? words.report.change : words.report.mark}
        busy={busy}
        always={!reportedOn}
        onSave={(day) => {
          const on = namedDay(day);
          if (on) save(on);
        }}
      />
      <ReportedAgain one={one} now={now} busy={busy} onReported={(on) => save(on, { again: true })} />
    </>
  );
}
