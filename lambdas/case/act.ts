import { type CaseAct, type CaseDeed, mostActs } from '#domain/case/act';
import type { Case } from '#domain/case/case';
import type { CaseEdit } from '#domain/case/edit/edit';

/** What an edit does, in one word. */
export function deedOf(edit: CaseEdit): CaseDeed {
  if (edit.outcome !== undefined) return edit.outcome === null ? 'reopened' : 'closed';
  if (edit.answer) return 'answer';
  // Whoever took an answer or a report back noted none.
  if (edit.withdrawnAnswer || edit.reportedOn === null) return 'changed';
  if (edit.reportedOn !== undefined) return 'report';
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
