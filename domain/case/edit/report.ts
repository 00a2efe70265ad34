import { ProductError } from '../../errors.ts';
import { type Case, mostEarlierReports } from '../case.ts';
import { lastAnswer } from '../last-answer.ts';
import { isGoneSince } from '../review-due.ts';
import { withStep } from '../steps.ts';
import { withoutAnswer } from './answers.ts';

interface Marked {
  reportedOn: string | null;
  reportText?: string | undefined;
  /** Another report than the one that is marked, which is kept before it. */
  again?: true | undefined;
}

/** The case as reported: for the first time, once more, or on another day; null takes back the latest report. */
export function withReport(one: Case, { reportedOn, reportText, again }: Marked, at: string): Case {
  if (reportedOn === null) return withoutReport(one);
  const earlier = one.earlierReports ?? [];
  // Two on one day are two reports where their texts are two, or the first was answered, or it was gone since.
  const isSameDay = one.reportedOn?.slice(0, 10) === reportedOn.slice(0, 10);
  const isSame =
    isSameDay && (reportText ?? null) === (one.reportText ?? null) && !lastAnswer(one) && !isGoneSince(one);
  if (!again || !one.reportedOn || isSame)
    return {
      ...withStep(one, 'report', at),
      reportedOn,
      reportText: reportText ?? one.reportText,
      reportTextAt: reportText ? at : one.reportTextAt,
      // Another day of the same report is a correction.
      reportNotedAt: one.reportedOn ? one.reportNotedAt : at,
    };
  if (earlier.length >= mostEarlierReports)
    throw new ProductError('TOO_LARGE', `A case keeps ${mostEarlierReports + 1} reports.`);
  return {
    // What came of the report before is not what comes of this one.
    ...withStep(withStep(withStep(one, 'wait', null), 'answer', null), 'report', at),
    reportedOn,
    reportText: reportText ?? null,
    reportTextAt: reportText ? at : null,
    reportNotedAt: at,
    earlierReports: [
      ...earlier,
      {
        ...{ on: one.reportedOn, text: one.reportText, textAt: one.reportTextAt },
        ...(one.reportNotedAt && { notedAt: one.reportNotedAt }),
        ...(one.answers?.length && { answered: one.answers.at(-1)! }),
      },
    ],
  };
}

/** The report before it stands again. Without any its answers go: nobody answers what was not sent. */
function withoutReport(one: Case): Case {
  const before = one.earlierReports?.at(-1);
  const answered = one.answers?.at(-1)?.on;
  if (before)
    return {
      ...(answered ? withStep(one, 'answer', answered) : one),
      reportedOn: before.on,
      reportText: before.text ?? null,
      reportTextAt: before.textAt ?? null,
      reportNotedAt: before.notedAt ?? null,
      earlierReports: one.earlierReports!.slice(0, -1),
    };
  return {
    ...withStep((one.answers ?? []).reduce(withoutAnswer, one), 'report', null),
    ...{ reportedOn: null, reportText: null, reportTextAt: null, reportNotedAt: null },
  };
}
