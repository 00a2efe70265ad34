import type { Case } from '#domain/case/case';
import { words } from '../words.ts';
import { timesByDay } from './times-by-day.ts';

/** The days of the reports before the latest one. */
export function EarlierReports({ one: { earlierReports } }: { one: Case }) {
  if (!earlierReports?.length) return null;
  return (
    <p className="small quiet">{words.report.earlier(timesByDay(earlierReports.map(({ on }) => on)))}</p>
  );
}
