import type { ListedCase } from '#domain/case/case';
import type { BrandFinding } from '#domain/contract/business-brand';
import { verdictWords } from '../../../ui/evidence/VerdictHead.tsx';
import type { MarkKind } from '../../../ui/Mark.tsx';
import { caseState } from '../../case/case-state.ts';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { isHandleAlone } from '../../scan/handle-alone.ts';
import { words } from './words.ts';

/** What is thought of it, what was decided or, once the platform has answered or its case is closed, how that ended. */
export function standingOf(
  finding: BrandFinding,
  kept: ListedCase | undefined,
): { kind: MarkKind; words: string } {
  const { status, verdict } = finding;
  const label = isHandleAlone(finding) ? words.unsure.label : undefined;
  if (status === 'OPEN') return verdictWords(verdict, { sharesName: sharesName(finding), label });
  // What was decided since, or that it went, is not how its case once ended.
  if (status === 'CASE' && (kept?.outcome || kept?.answered)) return caseState(kept);
  return { kind: status === 'REPORTED' ? 'wait' : 'done', words: words.states[status] };
}
