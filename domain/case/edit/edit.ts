import * as z from 'zod';
import { day } from '../../durations.ts';
import { ProductError } from '../../errors.ts';
import { dayIn } from '../../named-day.ts';
import { Id, Moment } from '../../text.ts';
import { utcDay } from '../../utc.ts';
import { withAnswer, withoutAnswer } from './answers.ts';
import { type Case, CaseOutcome, mostEndings, mostReport } from '../case.ts';
import { isUnanswered } from '../last-answer.ts';
import { refuseItself } from '../represented/itself.ts';
import { withRemoval } from './removed-evidence.ts';
import { withReminder } from './reminder.ts';
import { withReport } from './report.ts';
import { Behalf, PlatformAnswer, ReportFact } from '../report-facts.ts';
import { Region } from '../region.ts';
import { TickedStep, withStep } from '../steps.ts';

/** What a person may change of a case; each field alone, null takes it back. */
export const CaseEdit = z.object({
  step: z.object({ id: TickedStep, done: z.boolean() }).optional(),
  /** Null takes back the latest report; one that was kept before it stands again. */
  reportedOn: Moment.nullish(),
  /** The day that stood there when the person said so; refused where another stands there since. */
  seenReportedOn: Moment.nullish(),
  /** Beside the day: the account is reported once more, and the report before is kept. */
  again: z.literal(true).optional(),
  /** Kept with the day of the report, and goes with it. */
  reportText: z.string().max(mostReport).optional(),
  reminderAt: Moment.nullish(),
  outcome: CaseOutcome.nullish(),
  /** How it had ended when the person said so; refused where it ended otherwise since. */
  seenOutcome: CaseOutcome.nullish(),
  /** Beside the outcome, or the day of a report that was taken back: what was said last is taken back at once. It was a slip, and the case is as it was. */
  undoes: z.literal(true).optional(),
  facts: z.array(ReportFact).max(ReportFact.options.length).optional(),
  /** Those that stood there when the person said so: what somebody else said meanwhile stays. */
  seenFacts: z.array(ReportFact).max(ReportFact.options.length).optional(),
  behalf: Behalf.nullish(),
  region: Region.nullish(),
  /** One more answer of the platform, or one that is put back. */
  answer: PlatformAnswer.optional(),
  /** An answer that was noted by mistake; it can be put back. */
  withdrawnAnswer: PlatformAnswer.optional(),
  /** A piece of evidence that is taken out, or put back. */
  removal: z.object({ evidenceId: Id, removed: z.boolean() }).optional(),
});
export type CaseEdit = z.infer<typeof CaseEdit>;

/**
 * A case with what a person changed of it, at the moment `at`. Throws CONFLICT where it was changed elsewhere in what this is about,
 * and INVALID_INPUT for days that can't be.
 */
export function edited(one: Case, edit: CaseEdit, at: string): Case {
  let next = edit.step ? withStep(one, edit.step.id, edit.step.done ? at : null) : one;
  if (edit.reportedOn !== undefined) {
    const { seenReportedOn: seen = one.reportedOn ?? null } = edit;
    if (dayIn(one.reportedOn) !== dayIn(seen) && dayIn(one.reportedOn) !== dayIn(edit.reportedOn))
      throw changedElsewhere(one, 'marked as reported, or not reported any more');
    if (edit.reportedOn && isBefore(edit.reportedOn, one.snapshot?.theirs.createdAt))
      throw reportedEarly(one.snapshot!.theirs.createdAt!);
    // Said twice, as after an answer that was lost, it is one more report.
    const isFirst = dayIn(one.reportedOn) === dayIn(seen);
    const { reportedOn, reportText, again, undoes } = edit;
    if (isFirst || !undoes)
      next = withReport(next, { reportedOn, reportText, undoes, ...(isFirst && { again }) }, at);
  }
  const { reminderAt } = edit;
  if (reminderAt !== undefined) next = withReminder(next, { reminderAt, reportedOn: edit.reportedOn });
  if (edit.outcome !== undefined) {
    const [now, seen] = [one.outcome ?? null, edit.seenOutcome];
    if (seen !== undefined && now !== seen && now !== edit.outcome)
      throw changedElsewhere(one, 'closed or reopened');
    if (edit.outcome === 'NO_ANSWER' && !isUnanswered(next)) throw hasAnswered();
    const endings = now === edit.outcome ? one.endings : ended(one, edit, at);
    const closedAt = edit.outcome && (next.closedAt ?? endings?.at(-1)?.at ?? at);
    next = {
      ...withStep(next, 'outcome', closedAt),
      ...{ outcome: edit.outcome, closedAt, ...(endings && { endings }) },
    };
  }
  if (edit.facts !== undefined)
    next = { ...next, facts: factsAfter(one.facts ?? [], edit.facts, edit.seenFacts) };
  if (edit.behalf !== undefined) {
    refuseItself(edit.behalf, one);
    next = { ...next, behalf: edit.behalf };
  }
  if (edit.region !== undefined) next = { ...next, region: edit.region };
  if (edit.answer) {
    if (isBeforeReport(edit.answer, next)) throw answeredEarly();
    next = withAnswer(next, edit.answer, at);
  }
  if (edit.withdrawnAnswer) next = withoutAnswer(next, edit.withdrawnAnswer);
  if (edit.removal) next = withRemoval(next, edit.removal, at);
  return { ...next, updatedAt: at };
}

/** Nobody answers what was not sent; both are days by the calendar of the person, who may have travelled since. */
const isBeforeReport = ({ on }: PlatformAnswer, { earlierReports, reportedOn }: Case): boolean =>
  isBefore(on, earlierReports?.[0]?.on ?? reportedOn);

const isBefore = (moment: string, other: string | null | undefined): boolean =>
  Boolean(other) && Date.parse(moment) < Date.parse(other!) - day;

/** Who did what is kept of a business's case alone, where several work on it. */
const changedElsewhere = ({ acts }: Case, what: string) =>
  new ProductError(
    'CONFLICT',
    `In the meantime, this case was ${what}, perhaps ${acts ? 'by a colleague' : 'in another tab'}. That change was kept and is shown now.`,
  );

const reportedEarly = (createdAt: string) =>
  new ProductError(
    'INVALID_INPUT',
    `This account was created on ${utcDay(createdAt)}, after that day. Please check the date.`,
  );

const hasAnswered = () =>
  new ProductError(
    'INVALID_INPUT',
    'This case has an answer from the platform. Remove it first if it was noted by mistake.',
  );

/** What two people ticked at once is ticked, and what either took away is not. */
function factsAfter(now: readonly ReportFact[], said: readonly ReportFact[], seen = now): ReportFact[] {
  const isLeft = (fact: ReportFact) => said.includes(fact) || !seen.includes(fact);
  return [...new Set([...now.filter(isLeft), ...said.filter((fact) => !seen.includes(fact))])];
}

const answeredEarly = () =>
  new ProductError(
    'INVALID_INPUT',
    'This answer is from before the report was sent. Please check its date, or the date of the report.',
  );

/** How it ended, each time: once more, or without the last time, which is taken back. */
function ended(
  one: Case,
  { outcome = null, undoes }: Pick<CaseEdit, 'outcome' | 'undoes'>,
  at: string,
): Case['endings'] {
  const endings = one.endings ?? [];
  const isAsBefore = (endings.at(-2)?.outcome ?? null) === outcome;
  const isSlip = undoes && isAsBefore && endings.at(-1)?.outcome === (one.outcome ?? null);
  return isSlip ? endings.slice(0, -1) : [...endings, { at, outcome }].slice(-mostEndings);
}
