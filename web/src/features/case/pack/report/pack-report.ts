import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { utcDay } from '#domain/utc';
import { caseReport } from '../../case-report.ts';
import { isOwn } from '../../owner/own-accounts.ts';
import { type OutOfDate, outOfDate } from '../../off-list/out-of-date.ts';
import { words as steps } from '../../steps/words.ts';
import { words } from '../words.ts';
import { reportTitle } from './report-title.ts';

export interface PackReport {
  title: string;
  /** What is to be known of the text: of one that stays as it was sent, that isn't what was sent, or that says what its owner no longer does. */
  note?: string;
  text: string;
}

type Known = Parameters<typeof caseReport>[1];

interface Shown {
  /** That the account's holder confirmed it. */
  confirmed?: string | undefined;
  /** That who makes the pack stands behind the text. */
  isSaid: boolean;
}

/**
 * The report of a pack: as it was when the case was marked as reported, else as the case stands, where its page shows one. A text that was
 * sent stays what was sent, whatever became of the case. Of a report whose text wasn't kept it says so.
 */
export function packReport(one: Case, known: Known, shown: Shown): PackReport {
  const { reportText } = one;
  const note = reportText && one.outcome === 'NOT_A_COPY' ? words.report.closedSince(dayClosed(one)) : '';
  if (reportText) return { title: reportTitle(one), ...(note && { note }), text: reportText };
  const lost = lostText(one);
  const why = whyNone(one, shown, known);
  if (why !== undefined)
    return { title: lost ? words.report.noText : words.report.none, text: together(why, lost) };
  const old = outOfDate(one, known.accounts, known.business);
  // What stands here now isn't what was sent.
  const beside = together(lost, old && noteOf(old, !!known.business));
  return { title: reportTitle(one), ...(beside && { note: beside }), text: caseReport(one, known) };
}

/** That the text of its latest report wasn't kept, as its page says it. */
export const lostText = ({ reportedOn, reportText }: Case): string =>
  reportedOn && !reportText ? steps.report.textLost(utcDay(reportedOn)) : '';

const together = (...said: (string | undefined)[]): string => said.filter(Boolean).join(' ');

/** What in it its owner no longer says, as its page says it beside the text. */
function noteOf(said: OutOfDate, isBusiness: boolean): string {
  const { ours, left, offList, whose } = words.report;
  if (said.what === 'ours') return ours(said.domain);
  return said.what === 'left'
    ? left(said.brand, said.now)
    : offList(said.handle, said.platform, isBusiness ? whose.business : whose.person);
}

/** Whether a pack would lack its report for want of the person's word alone. */
export const isWithheld = (one: Case, { confirmed, isSaid }: Shown): boolean =>
  !one.reportText && one.outcome !== 'NOT_A_COPY' && !confirmed && !isSaid;

/** Why there is none, where no text of one was kept: as on the page; nothing where that it wasn't kept is all there is to say. */
function whyNone(one: Case, shown: Shown, { accounts, business }: Known): string | undefined {
  const { notACopy, own, whose, confirmed, withheld } = words.report;
  if (one.outcome === 'NOT_A_COPY') return one.reportedOn ? notACopy : steps.notACopy.notReported;
  if (isOwn(one, accounts))
    return own(one.handle, placeName(one.platform), whose[business ? 'business' : 'person']);
  if (shown.confirmed) return confirmed(shown.confirmed);
  if (!isWithheld(one, shown)) return undefined;
  return one.reportedOn ? '' : withheld;
}

const dayClosed = ({ closedAt }: Case) => (closedAt ? utcDay(closedAt) : undefined);
