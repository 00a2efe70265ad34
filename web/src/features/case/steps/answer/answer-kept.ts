import type { Case } from '#domain/case/case';
import { answersByReport } from '#domain/case/last-answer';
import type { PlatformAnswer } from '#domain/case/report-facts';
import { reportedTo } from '#domain/case/place';
import { words } from '../words.ts';

/** Whether what the platform answered last to the latest report is kept as it was: its words, or a picture of it; `wordless`: only what it came to. */
export function answerKept(one: Case): 'kept' | 'wordless' | 'missing' {
  const last = answersByReport(one).at(-1)!.at(-1);
  if (!last) return 'missing';
  return last.words || isPictured(one, last.answer) ? 'kept' : 'wordless';
}

/** Whether a screenshot of such an answer is among the evidence. */
export function isPictured(
  { evidence, platform }: Pick<Case, 'evidence' | 'platform'>,
  answer: PlatformAnswer['answer'],
): boolean {
  const pictured = words.answer.evidence(reportedTo(platform), words.answer.choice[answer].toLowerCase());
  return evidence.some((piece) => piece.words === pictured);
}
