import type { Case } from '#domain/case/case';
import type { PlatformAnswer } from '#domain/case/report-facts';
import { reportedTo } from '#domain/case/place';
import { words } from '../words.ts';

/** Whether what the platform answered last is kept as it was: its words, or a picture of it; `wordless`: only what it came to. */
export function answerKept({ answers, evidence, platform }: Case): 'kept' | 'wordless' | 'missing' {
  const last = answers?.at(-1);
  if (!last) return 'missing';
  return last.words || isPictured({ evidence, platform }, last.answer) ? 'kept' : 'wordless';
}

/** Whether a screenshot of such an answer is among the evidence. */
export function isPictured(
  { evidence, platform }: Pick<Case, 'evidence' | 'platform'>,
  answer: PlatformAnswer['answer'],
): boolean {
  const pictured = words.answer.evidence(reportedTo(platform), words.answer.choice[answer].toLowerCase());
  return evidence.some((piece) => piece.words === pictured);
}
