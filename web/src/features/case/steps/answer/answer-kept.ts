import type { Case } from '#domain/case/case';
import { reportedTo } from '#domain/case/place';
import { words } from '../words.ts';

/** Whether what the platform answered last is kept as it was: its words, or a picture of it; `wordless`: only what it came to. */
export function answerKept({ answers, evidence, platform }: Case): 'kept' | 'wordless' | 'missing' {
  const last = answers?.at(-1);
  if (!last) return 'missing';
  const pictured = words.answer.evidence(
    reportedTo(platform),
    words.answer.choice[last.answer].toLowerCase(),
  );
  return last.words || evidence.some((piece) => piece.words === pictured) ? 'kept' : 'wordless';
}
