import type { Case, CaseStepId } from '#domain/case/case';
import { answersByReport, lastAnswer } from '#domain/case/last-answer';
import { reportedTo } from '#domain/case/place';
import { isToReportAgain } from '#domain/case/review-due';
import { voiceOf } from '../owner/voice-of.ts';
import { words } from '../words.ts';

/** What a step is called. */
export function stepTitle(step: CaseStepId, { platform, behalf }: Pick<Case, 'platform' | 'behalf'>): string {
  if (step === 'report') return words.step.report(reportedTo(platform));
  if (step === 'tell')
    return words.step.tell[
      platform === 'DOMAIN' ? 'customers' : voiceOf({ behalf }) === 'them' ? 'them' : 'me'
    ];
  if (step === 'answer' && platform === 'DOMAIN') return words.step.answers;
  return words.step[step];
}

/** By what it is told which answer is the last. */
type Answered = 'answers' | 'earlierReports' | 'reportedOn';
type Gone = 'reportNotedAt' | 'returns' | 'endings';

/**
 * What is to be done next: the first step that is open behind the furthest that the case has reached, but for a screenshot, which
 * nobody can take any more once a report has worked. A case that was answered does not go back to what was to be done before; one
 * that is gone, or whose answer leaves nothing to do, is there to be closed.
 */
export function nextStep(
  one: Pick<Case, 'steps' | 'closedAt' | 'goneAt' | Answered | Gone>,
): CaseStepId | undefined {
  const { steps, closedAt, goneAt } = one;
  if (closedAt) return undefined;
  if (goneAt) return 'outcome';
  // What was gone and is there again is reported again.
  if (isToReportAgain(one)) return 'report';
  if (leavesToDo(one)) return 'answer';
  const open = (step: CaseStepId) => steps.some(({ id, doneAt }) => id === step && !doneAt);
  if (open('evidence') && open('answer')) return 'evidence';
  const reached = steps.findLastIndex(({ id, doneAt }) => doneAt && (id === 'report' || id === 'answer'));
  return steps.slice(reached + 1).find(({ doneAt }) => !doneAt)?.id;
}

/** What the link to the next step says: of an answer, what to do about it; of another report, that it is one. */
export function nextTitle(
  step: CaseStepId,
  one: Pick<Case, 'platform' | 'behalf' | 'steps' | Answered | Gone>,
): string {
  if (step === 'report' && one.reportedOn && isToReportAgain(one))
    return words.head.again(reportedTo(one.platform));
  const answer = lastAnswer(one)?.answer;
  return step === 'answer' && answer && answer !== 'REMOVED'
    ? words.head.after[answer]
    : stepTitle(step, one);
}

/** Whether the platform refused or asked for more, and the account was not looked at again since. */
function leavesToDo(one: Pick<Case, 'steps' | Answered>): boolean {
  const last = answersByReport(one).at(-1)!.at(-1);
  const doneAt = (step: CaseStepId) => one.steps.find(({ id }) => id === step)?.doneAt ?? '';
  // The step is done since the first of several answers.
  return (
    last !== undefined && last.answer !== 'REMOVED' && doneAt('wait') <= (last.notedAt ?? doneAt('answer'))
  );
}
