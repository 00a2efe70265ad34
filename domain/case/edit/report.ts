import { ProductError } from '../../errors.ts';
import { dayIn } from '../../named-day.ts';
import { type Case, mostEarlierReports } from '../case.ts';
import { lastAnswer } from '../last-answer.ts';
import type { PlatformAnswer } from '../report-facts.ts';
import { isGoneSince } from '../review-due.ts';
import { withStep } from '../steps.ts';
import { withoutAnswer } from './answers.ts';
import { broughtReminder } from './reminder.ts';

type EarlierReport = NonNullable<Case['earlierReports']>[number];
type TakenBack = NonNullable<Case['takenBack']>;

interface Marked {
  reportedOn: string | null;
  reportText?: string | undefined;
  /** Another report than the one that is marked, which is kept before it. */
  again?: true | undefined;
  /** The report that was taken back last is put back. */
  undoes?: true | undefined;
}

/** The case as reported: for the first time, once more, or on another day; null takes back the latest report. */
export function withReport(one: Case, marked: Marked, at: string): Case {
  const { reportedOn, reportText, again, undoes } = marked;
  if (reportedOn === null) return withoutReport(one);
  if (undoes && dayIn(one.takenBack?.on) === dayIn(reportedOn)) return putBack(one, one.takenBack!);
  return withMarked({ ...one, takenBack: null }, { reportedOn, reportText, again }, at);
}

function withMarked(
  one: Case,
  { reportedOn, reportText, again }: Marked & { reportedOn: string },
  at: string,
): Case {
  const before = one.earlierReports ?? [];
  // Two on one day are two reports where their texts are two, or the first was answered, or it was gone since.
  const isSameDay = dayIn(one.reportedOn) === dayIn(reportedOn);
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
  if (before.length >= mostEarlierReports)
    throw new ProductError('TOO_LARGE', `A case keeps ${mostEarlierReports + 1} reports.`);
  return {
    // What came of the report before is not what comes of this one.
    ...withStep(withStep(withStep(one, 'wait', null), 'answer', null), 'report', at),
    reportedOn,
    reportText: reportText ?? null,
    reportTextAt: reportText ? at : null,
    reportNotedAt: at,
    earlierReports: [...before, earlier(one, one.answers?.at(-1), checkedAt(one))],
  };
}

/** The report before it stands again, and the reminder that it brought goes. Without any its answers go: nobody answers what was not sent. */
function withoutReport(one: Case): Case {
  const before = one.earlierReports?.at(-1);
  const reminderAt = broughtReminder(one);
  const takenBack = one.reportedOn && {
    ...{ on: one.reportedOn, text: one.reportText, textAt: one.reportTextAt, notedAt: one.reportNotedAt },
    ...{ doneAt: one.steps.find(({ id }) => id === 'report')?.doneAt, answeredBefore: before?.answered },
    checkedAt: checkedAt(one),
    ...(reminderAt && { reminderAt }),
  };
  const left = {
    ...{ ...one, ...(takenBack && { takenBack }) },
    ...(reminderAt && { reminderAt: null, remindedFor: null }),
  };
  if (before) {
    const back = {
      ...withChecked(left, before.checkedAt ?? checkedAt(one)),
      reportedOn: before.on,
      reportText: before.text ?? null,
      reportTextAt: before.textAt ?? null,
      reportNotedAt: before.notedAt ?? null,
      earlierReports: one.earlierReports!.slice(0, -1),
    };
    return withStep(back, 'answer', lastAnswer(back)?.on ?? null);
  }
  return {
    ...withStep((one.answers ?? []).reduce(withoutAnswer, left), 'report', null),
    ...{ reportedOn: null, reportText: null, reportTextAt: null, reportNotedAt: null },
  };
}

/** As it was before it was taken back, also which answers were to the report before it. */
function putBack(one: Case, takenBack: TakenBack): Case {
  const { on, text, textAt, notedAt, doneAt, answeredBefore, reminderAt } = takenBack;
  const latest = {
    ...{ reportedOn: on, reportText: text, reportTextAt: textAt, reportNotedAt: notedAt },
    // One that was set since is the person's own.
    ...(reminderAt && !one.reminderAt && { reminderAt, remindedFor: notedAt }),
  };
  const back = withStep({ ...one, ...latest, takenBack: null }, 'report', doneAt ?? on);
  if (!one.reportedOn) return back;
  // What was ticked after the one that is put back is that one's.
  const checked = checkedAt(one) === takenBack.checkedAt ? undefined : checkedAt(one);
  const before = [...(one.earlierReports ?? []), earlier(one, answeredBefore, checked)];
  const next = { ...withChecked(back, takenBack.checkedAt), earlierReports: before };
  return lastAnswer(next) ? next : withStep(next, 'answer', null);
}

/** The report of a case as it is kept before another one. */
const earlier = (
  one: Case,
  answered: PlatformAnswer | null | undefined,
  checked: string | null | undefined,
): EarlierReport => ({
  ...{ on: one.reportedOn!, text: one.reportText, textAt: one.reportTextAt },
  ...(one.reportNotedAt && { notedAt: one.reportNotedAt }),
  ...(answered && { answered }),
  ...(checked && { checkedAt: checked }),
});

const checkedAt = (one: Case) => one.steps.find(({ id }) => id === 'wait')?.doneAt;

/** With “Check again” as it was ticked at that time, or not at all. */
const withChecked = (one: Case, at: string | null | undefined): Case =>
  withStep(withStep(one, 'wait', null), 'wait', at ?? null);
