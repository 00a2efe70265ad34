import type { Case } from '#domain/case/case';
import { utcDay } from '#domain/utc';
import { words } from './words.ts';

/** What stands over the report: as the case is, as it was when it was marked, or as it was prepared, where it was marked on a later day. */
export function reportTitle({
  reportText,
  reportTextAt,
  reportedOn,
}: Pick<Case, 'reportText' | 'reportTextAt' | 'reportedOn'>): string {
  if (!reportText || !reportedOn) return words.report.now;
  const [sent, kept] = [utcDay(reportedOn), utcDay(reportTextAt ?? reportedOn)];
  return sent === kept ? words.report.marked(sent) : words.report.prepared(kept);
}
