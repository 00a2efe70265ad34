import { type CaseAct, type CaseDeed, mostActs } from '#domain/case/act';
import type { Case } from '#domain/case/case';
import type { CaseEdit } from '#domain/case/edit/edit';
import { dayIn } from '#domain/named-day';

/** What an edit of a case, as it was before, does, in a word or two. */
export function deedOf(
  edit: CaseEdit,
  { reportedOn, earlierReports }: Pick<Case, 'reportedOn' | 'earlierReports'>,
): CaseDeed {
  if (edit.outcome !== undefined) return edit.outcome === null ? 'reopened' : 'closed';
  if (edit.answer) return 'answer';
  // Whoever took an answer back noted none.
  if (edit.withdrawnAnswer) return 'changed';
  // The one before stands, and it is reported still.
  if (edit.reportedOn === null) return earlierReports?.length ? 'latest not reported' : 'not reported';
  if (edit.again) return 'reported again';
  // Of the same day, what is told is the text as it was sent.
  if (edit.reportedOn && edit.reportText && dayIn(edit.reportedOn) === dayIn(reportedOn))
    return 'report text';
  if (edit.reportedOn !== undefined) return reportedOn ? 'report' : 'reported';
  if (edit.removal) return edit.removal.removed ? 'removed' : 'evidence';
  if (edit.facts) return 'facts';
  if (edit.reminderAt !== undefined) return 'reminder';
  return edit.step ? 'step' : 'changed';
}

/** The case with one more act. Beyond the most that are kept, those in the middle go: who opened it stays. */
export function withAct<One extends Pick<Case, 'acts'>>(one: One, act: CaseAct): One {
  const acts = [...(one.acts ?? []), act];
  return { ...one, acts: acts.length > mostActs ? [acts[0]!, ...acts.slice(2)] : acts };
}
