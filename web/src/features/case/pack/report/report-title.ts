import type { Case } from '#domain/case/case';
import { utcDay, utcMoment } from '#domain/utc';
import { dateValue, namedValue } from '../../steps/days.ts';
import { words } from '../words.ts';

/** What stands over the report: as the case is, as it was when it was marked, or as it was prepared, where it was marked on a later day. */
export function reportTitle({
  reportText,
  reportTextAt,
  reportedOn,
}: Pick<Case, 'reportText' | 'reportTextAt' | 'reportedOn'>): string {
  if (!reportText || !reportedOn) return words.report.now;
  const keptAt = reportTextAt ? Date.parse(reportTextAt) : undefined;
  // The day by the device that makes the pack, which is most often where the report was sent.
  return keptAt === undefined || dateValue(keptAt) === namedValue(reportedOn)
    ? words.report.marked(utcDay(reportedOn))
    : words.report.prepared(utcMoment(keptAt));
}
