import type { Case } from '#domain/case/case';
import { caseReport } from '../../case-report.ts';
import { words } from '../words.ts';
import { reportTitle } from './report-title.ts';

export interface PackReport {
  title: string;
  text: string;
}

/**
 * The report of a pack: as it was when the case was marked as reported, else as the case stands. Of an account that its holder
 * confirmed none is made, as on the page; a text that was sent before stays what was sent.
 */
export function packReport(
  one: Case,
  known: Parameters<typeof caseReport>[1],
  confirmed?: string,
): PackReport {
  if (!one.reportText && confirmed)
    return { title: words.report.none, text: words.report.confirmed(confirmed) };
  return { title: reportTitle(one), text: one.reportText ?? caseReport(one, known) };
}
