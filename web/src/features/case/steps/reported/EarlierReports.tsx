import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { words } from '../words.ts';

/** The days of the reports before the latest one. */
export function EarlierReports({ one: { earlierReports } }: { one: Case }) {
  if (!earlierReports?.length) return null;
  return (
    <p className="small quiet">
      {words.report.earlier(earlierReports.map(({ on }) => utcDay(on)).join(', '))}
    </p>
  );
}
