import type { Comparison } from './comparison.ts';
import { reportable } from './report/reportable.ts';

/** What a comparison can say: a field is to be fixed first, nothing was comparable, or there is a verdict. */
export function outcomeOf({ judgement, toFix, compared, mark }: Comparison): 'fix' | 'nothing' | 'verdict' {
  if (reportable(judgement)) return 'verdict';
  if (toFix.length > 0) return 'fix';
  return compared === 0 && !mark ? 'nothing' : 'verdict';
}
