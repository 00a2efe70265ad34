import type { Case } from '#domain/case/case';
import { reportedTo } from '#domain/case/place';
import { utcDay } from '#domain/utc';
import { Mark } from '../../../../ui/Mark.tsx';
import { words } from '../words.ts';

const said = words.notACopy;

/** In place of a report against an account that wasn't a copy: how one that was sent is taken back. */
export const NoReport = ({ one: { platform, reportedOn } }: { one: Case }) => (
  <>
    {reportedOn && (
      <p className="actions">
        <Mark kind="done">{words.report.reportedOn(utcDay(reportedOn))}</Mark>
      </p>
    )}
    <p className="note">{reportedOn ? said.reported(reportedTo(platform)) : said.notReported}</p>
  </>
);

/** In place of a warning of such an account. */
export const NoWarning = ({ one: { steps } }: { one: Case }) => (
  <p className="note">
    {steps.some(({ id, doneAt }) => id === 'tell' && doneAt) ? said.warned : said.notWarned}
  </p>
);
