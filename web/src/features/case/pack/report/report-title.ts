import type { Case } from '#domain/case/case';
import { isOnDay, notedBeside } from '#domain/named-day';
import { utcDay, utcMoment } from '#domain/utc';
import { words } from '../words.ts';

/** What stands over the report: as the case is, as it was when it was marked, or as it was prepared, where it was marked on a later day. */
export function reportTitle({
  reportText,
  reportTextAt,
  reportedOn,
}: Pick<Case, 'reportText' | 'reportTextAt' | 'reportedOn'>): string {
  if (!reportText || !reportedOn) return words.report.now;
  return !reportTextAt || isOnDay(reportTextAt, reportedOn)
    ? words.report.marked(utcDay(reportedOn), notedBeside(reportedOn, reportTextAt))
    : words.report.prepared(utcMoment(Date.parse(reportTextAt)));
}
